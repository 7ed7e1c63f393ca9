// @ts-check
// The whole loop: lint, generate, build, docs, mock and a tour; then again after each edit of the document.
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { watch } from "chokidar";
import { operationsOf } from "./docs-document.mjs";
import { serveDocs } from "./docs-server.mjs";
import { findPort, readPort, UsageError } from "./port.mjs";
import { preview } from "./preview.mjs";
import { documents } from "./redocly.mjs";
import { CommandError, root, runNode } from "./run.mjs";

const usage = "Usage: npm start -- [--once] [--port <mock, 4010>] [--docs-port <docs, 4011>]";
const stop = new AbortController();
/** @type {(() => Promise<void>)[]} */
const closers = [];
/** The work on the last edit; a newer edit ends it. @type {AbortController | undefined} */
let round;
// Prevents the signals' own way of ending, which would leave children behind.
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => stop.abort());

try {
  const options = await readOptions();
  const nextEdit = options.once ? undefined : watchDocument();
  await generate();
  const [failure] = await rebuild();
  if (failure !== undefined) throw failure;
  const servers = await serve(options);
  const { mock, docs } = servers;
  console.log("\nA tour of the typed client, against the mock:\n");
  const { tour } = await import("./tour.mjs");
  await tour(mock.baseUrl, stop.signal);
  const { gaps } = await import("support-desk-client/gaps");
  const bundles = await readBundles();
  const operations = bundles.map((document) => operationsOf(document).length);
  console.log(
    [
      "",
      `  docs        ${docs.url}/openapi.html and ${docs.url}/v1.html`,
      `  mock        ${mock.baseUrl} and ${mock.v1BaseUrl}`,
      `  operations  ${operations.join(" and ")}`,
      `  gaps        ${gaps.length}, each marked where it belongs`,
    ].join("\n"),
  );
  if (nextEdit !== undefined) await followEdits(nextEdit, servers);
} catch (error) {
  if (!stop.signal.aborted) {
    process.exitCode = error instanceof UsageError ? 2 : 1;
    const { message } = /** @type {Error} */ (error);
    console.error(error instanceof UsageError ? `${red(message)}\n${usage}` : `\n${red(message)}`);
  }
} finally {
  await Promise.all(closers.map((close) => close()));
}
if (stop.signal.aborted) console.log("\nStopped.");
process.exit();

/** Red where the terminal shows colours, and plain where it does not or NO_COLOR is set. @param {string} text */
function red(text) {
  return process.stderr.hasColors?.() ? `\u001b[31m${text}\u001b[39m` : text;
}

/** The documents as they were generated last. */
async function readBundles() {
  const read = documents.map(({ name }) => readFile(join(root, `src/generated/${name}.json`), "utf8"));
  return (await Promise.all(read)).map((text) => JSON.parse(text));
}

async function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        once: { type: "boolean", default: false },
        port: { type: "string", default: "4010" },
        "docs-port": { type: "string", default: "4011" },
      },
    });
    const { once, port, "docs-port": docsPort } = values;
    // Looked for now, so that a port that is taken is told before the work.
    const mockPort = await findPort(readPort("--port", port), [Number(docsPort)]);
    return { once, port: mockPort, docsPort: await findPort(readPort("--docs-port", docsPort), [mockPort]) };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(/** @type {Error} */ (error).message);
  }
}

/**
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 */
async function step(name, work) {
  const start = performance.now();
  const result = await work();
  console.log(`${name.padEnd(24)} ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  return result;
}

/** @param {string[]} args */
function run(...args) {
  return runNode(args, { signal: round ? AbortSignal.any([stop.signal, round.signal]) : stop.signal });
}

/** Rejects with the located message of a mistake in the document; then nothing has changed. */
function generate() {
  return step("lint and generate", () => run("scripts/generate.mjs"));
}

/** Builds what is made from the generated files, and gives the failures. */
async function rebuild() {
  const results = await Promise.allSettled([
    step("build the client", async () => {
      await run("node_modules/typescript/bin/tsc", "-p", "src");
      await run("node_modules/typescript/bin/tsc", "-p", "src/testing");
    }),
    step("render the docs", () => run("scripts/docs.mjs")),
  ]);
  return results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
}

/** @param {{ port: number, docsPort: number }} options */
async function serve({ port, docsPort }) {
  // Imported now, because the package's own files were built a moment ago.
  const { startMock } = await import("support-desk-client/testing");
  const mock = await step("start the mock", () =>
    startMock({ port, log: (line) => console.error(`mock: ${line}`) }),
  );
  closers.push(() => mock.close());
  stop.signal.throwIfAborted();
  const docs = await step("serve the docs", () => serveDocs(join(root, "dist/docs"), docsPort));
  closers.push(() => docs.close());
  return { mock, docs };
}

/** Remembers from now on that something under openapi/ was edited; gives a wait for the next edit. */
function watchDocument() {
  const followed = [join(root, "openapi"), join(root, "redocly.yaml")];
  // The root is watched, because openapi/ itself can be moved away and come back.
  const watcher = watch(root, {
    ignoreInitial: true,
    ignored: (path) => path !== root && !followed.some((one) => path === one || path.startsWith(one + sep)),
  });
  closers.push(() => watcher.close());
  let edited = false;
  let lastEvent = 0;
  let wake = () => {};
  watcher.on("all", () => {
    edited = true;
    lastEvent = performance.now();
    round?.abort();
    wake();
  });
  stop.signal.addEventListener("abort", () => wake());
  return async () => {
    if (!edited && !stop.signal.aborted) {
      await new Promise((resolve) => {
        wake = () => resolve(undefined);
      });
    }
    // An editor writes a file in several steps; what comes meanwhile belongs to the same edit.
    while (performance.now() - lastEvent < 50) await wait(20);
    // Forgotten before the work starts, so that an edit during the work starts the next round.
    edited = false;
  };
}

/**
 * @param {() => Promise<void>} nextEdit
 * @param {Awaited<ReturnType<typeof serve>>} servers
 */
async function followEdits(nextEdit, { mock, docs }) {
  // Loads the linter, so that the first edit shows as soon as the others.
  await preview().catch(() => {});
  console.log("\nWaiting for edits under openapi/, until Ctrl-C.");
  for (;;) {
    await nextEdit();
    if (stop.signal.aborted) return;
    console.log("\nThe document changed.");
    round = new AbortController();
    try {
      // What people look at comes first; what is made from the same documents follows.
      const shown = await step("show", () => showEdit(mock, docs));
      await generate();
      if (!shown) await mock.replace(await readBundles());
      const failures = await rebuild();
      if (stop.signal.aborted) return;
      if (round.signal.aborted) continue;
      docs.tell(failures.map(({ message }) => message).join("\n"));
      if (!shown) docs.reload();
      for (const { message } of failures) console.error(`\n${red(message)}`);
      console.log(
        failures.length > 0 ? "The mock is up to date; see above." : "Docs, mock and client are up to date.",
      );
    } catch (error) {
      if (stop.signal.aborted) return;
      if (round.signal.aborted) continue;
      const { message } = /** @type {Error} */ (error);
      docs.tell(message);
      console.error(`\n${red(message)}\n\nDocs and mock stay as they were.`);
    }
  }
}

/**
 * Shows an edit on the open pages and in the mock, within a moment.
 *
 * @param {import("support-desk-client/testing").Mock} mock
 * @param {import("./docs-server.mjs").DocsServer} docs
 * @returns {Promise<boolean>} whether it could; else the slow way has to
 */
async function showEdit(mock, docs) {
  const result = await preview().catch(() => undefined);
  if (result === undefined) return false;
  if ("mistakes" in result) throw new CommandError(result.mistakes.join("\n\n"));
  await mock.replace(/** @type {never} */ (result.bundles));
  docs.tell("");
  docs.show(result.pages);
  return true;
}
