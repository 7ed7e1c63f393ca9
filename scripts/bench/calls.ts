// The cost of a call, over a fetch that responds at once and over the loopback interface; and the cost of importing the client.
import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../../src/tools/root.js";
import { bundle, bundledSize, clients, type Peer, program } from "./clients.js";
import { type Call, type Figures, median, ratio } from "./measure.js";
import { serve, ticket } from "./service.js";

const bundleFolder = join(root, "dist/bench");
let modules = 0;

async function load(code: string) {
  modules += 1;
  const file = join(bundleFolder, `${modules}.mjs`);
  await mkdir(bundleFolder, { recursive: true });
  // The bundle imports installed packages.
  await writeFile(file, await bundle(code, [/^[a-z@]/]));
  const { read, create } = (await import(pathToFileURL(file).href)) as Record<"read" | "create", Call>;
  for (const call of [read, create]) {
    const result = JSON.stringify(await call());
    if (!result.includes(ticket.ticket.subject)) throw new Error(`${code}\nreturned ${result}`);
  }
  return { read, create };
}

/** Compares calls over a fetch that responds at once with those of openapi-fetch, and the sizes of the bundles. */
export async function calls() {
  const body = JSON.stringify(ticket);
  const headers = { "content-type": "application/json" };
  Object.assign(globalThis, { stub: async () => new Response(body, { headers }) });
  const overStub = (peer: Peer) => load(program(peer, { fetch: "stub" }));
  const bare = await overStub(clients["openapi-fetch"]);
  const get: Figures = {};
  const post: Figures = {};
  const size: Figures = {};
  for (const [name, peer] of Object.entries(clients)) {
    const { read, create } = await overStub(peer);
    get[name] = await ratio(read, bare.read);
    post[name] = await ratio(create, bare.create);
    size[name] = await bundledSize(program(peer));
  }
  return {
    "Processor time of a GET, of openapi-fetch": get,
    "Processor time of a POST, of openapi-fetch": post,
    "Bytes of a bundle with a GET and a POST (minified, brotli)": size,
  };
}

/** Compares GETs over the loopback interface with raw fetch. */
export async function wire() {
  using service = await serve();
  const reader = async (peer: Peer) => (await load(program(peer, service))).read;
  const raw = await reader(clients["raw fetch"]);
  const alone: Figures = {};
  for (const [name, peer] of Object.entries(clients)) alone[name] = await ratio(await reader(peer), raw);
  const ours = await reader(clients["support-desk-client"]);
  const atOnce = (call: Call) => () => Promise.all(Array.from({ length: 16 }, call));
  return {
    "Processor time of a GET over loopback, of raw fetch": alone,
    "Processor time of 16 GETs at once, of raw fetch": {
      "support-desk-client": await ratio(atOnce(ours), atOnce(raw), { rounds: 40, calls: 20 }),
    },
  };
}

/** Compares importing the client with importing openapi-fetch, which the client contains, in turns. */
export async function compareImports() {
  const times = Array.from(
    { length: 15 },
    () => importTime("support-desk-client") / importTime("openapi-fetch"),
  );
  return {
    "Processor time of an import in a fresh process, of openapi-fetch": {
      "support-desk-client": median(times),
    },
  };
}

/** Measures an import in a fresh process, in milliseconds of processor time. */
function importTime(module: string): number {
  const script = `
    const before = process.cpuUsage();
    await import("${module}");
    const { user, system } = process.cpuUsage(before);
    console.log((user + system) / 1_000);`;
  return Number(spawnSync(process.execPath, ["--input-type=module", "--eval", script]).stdout);
}
