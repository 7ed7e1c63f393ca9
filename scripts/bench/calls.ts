// What a call costs: over a fetch that answers at once, and over the loopback interface.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { root } from "../../src/cli/root.js";
import { readSamples } from "../../test/support/readme.js";
import { ticket } from "./answers.js";
import { bundle, bundledSize } from "./bundle.js";
import { type Call, ratio, type Values } from "./measure.js";
import { documented, installed, type Peer, program } from "./peers.js";

let modules = 0;

/** Bundles the program of a peer, and imports it. */
async function load(code: string, folder = join(root, "dist/bench")) {
  modules += 1;
  const file = join(folder, `${modules}.mjs`);
  await mkdir(folder, { recursive: true });
  // Packages are imported as they are installed.
  await writeFile(file, await bundle(code, folder, [/^[a-z@]/]));
  const { read, create } = (await import(pathToFileURL(file).href)) as Record<"read" | "create", Call>;
  for (const call of [read, create]) {
    const answer = JSON.stringify(await call());
    if (!answer.includes(ticket.ticket.subject)) throw new Error(`${code}\nreturned ${answer}`);
  }
  return { read, create };
}

/**
 * What calls cost over a fetch that answers at once, of what they cost openapi-fetch; and the size of what makes them.
 *
 * @param folder - where what they import is installed
 */
export async function calls(peers: Record<string, Peer> = installed, folder?: string) {
  const body = JSON.stringify(ticket);
  const headers = { "content-type": "application/json" };
  Object.assign(globalThis, { stub: async () => new Response(body, { headers }) });
  const overStub = (peer: Peer) => load(program(peer, { fetch: "stub" }), folder);
  const bare = await overStub(documented["openapi-fetch"]);
  const get: Values = {};
  const post: Values = {};
  const size: Values = {};
  for (const [name, peer] of Object.entries(peers)) {
    const { read, create } = await overStub(peer);
    get[name] = await ratio(read, bare.read);
    post[name] = await ratio(create, bare.create);
    size[name] = await bundledSize(program(peer), folder);
  }
  return {
    "Processor time of a GET, of openapi-fetch": get,
    "Processor time of a POST, of openapi-fetch": post,
    "Bytes of a bundle with a GET and a POST (minified, brotli)": size,
  };
}

/** Starts the service in a process of its own, so that its work is not counted. */
export async function serve(): Promise<{ url: string } & Disposable> {
  const service = fork(fileURLToPath(new URL("service.ts", import.meta.url)));
  const [port] = await once(service, "message");
  return { url: `http://127.0.0.1:${port}`, [Symbol.dispose]: () => service.kill() };
}

/** What GETs cost over the loopback interface. */
export async function wire() {
  using service = await serve();
  const reader = async (peer: Peer, url = service.url) => (await load(program(peer, { url }))).read;
  const raw = await reader(installed["raw fetch"]);
  const alone: Values = {};
  for (const [name, peer] of Object.entries(installed)) {
    alone[name] = await ratio(await reader(peer), raw);
  }
  const peer = installed["support-desk-client"];
  const ours = await reader(peer);
  const observe = 'import { observe } from "support-desk-client/observe"; desk.use(observe());';
  const observed = { ...peer, setup: peer.setup + observe };
  const full = `${service.url}/full`;
  // The fetch that docs/other-tools.md shows.
  const guide = (await readSamples()).find(({ code }) => code.includes("createBrotliDecompress"));
  const desk = "const desk = createClient({ baseUrl, apiKey: null, fetch: lightFetch });";
  const light = await reader({ ...peer, setup: `${guide?.code.replace(/const desk = .*/s, desk)}` });
  const atOnce = (call: Call) => () => Promise.all(Array.from({ length: 16 }, call));
  const few = { rounds: 40, calls: 20 };
  return {
    "Processor time of a GET over loopback, of raw fetch": alone,
    "Processor time of 16 GETs at once, of raw fetch": {
      "support-desk-client": await ratio(atOnce(ours), atOnce(raw), few),
      "support-desk-client over undici": await ratio(atOnce(light), atOnce(raw), few),
    },
    "Processor time of a GET that is observed, of one that is not": {
      "a ticket of two fields": await ratio(await reader(observed), ours),
      "the documented ticket": await ratio(await reader(observed, full), await reader(peer, full)),
    },
  };
}
