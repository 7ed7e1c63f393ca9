// The whole loop, npm start: lint, generate, docs, mock and a tour; then again after each edit of the documents.
import { join } from "node:path";
import { type Bundle, readBundles } from "../src/cli/codegen/bundles.js";
import { registerOf } from "../src/cli/codegen/gaps.js";
import { operationsOf } from "../src/cli/codegen/openapi.js";
import { defineCommand, red, runCommand } from "../src/cli/command.js";
import { CommandError } from "../src/cli/errors.js";
import { changesOfPages } from "../src/cli/pages/changes.js";
import { pagesOf, type RenderedPages, renderPages } from "../src/cli/pages/render.js";
import { type PageServer, servePages } from "../src/cli/pages/server.js";
import { findPort, portOption, readPort } from "../src/cli/port.js";
import { runNode } from "../src/cli/process.js";
import { root } from "../src/cli/root.js";
import { print, step } from "../src/cli/steps.js";
import type { Mock } from "../src/testing/mock.js";
import { tryPath } from "../src/testing/try/calls.js";
import { missingSources } from "./facts/check.js";
import { factsFile, readFacts, updatedText } from "./facts/facts.js";
import { lock } from "./lock.js";
import { bundleSources } from "./sources.js";
import { type Edits, watchDocuments } from "./watch.js";

const pagesFolder = join(root, "dist/docs");
const stop = new AbortController();
/** The work on the last edit; a newer edit ends it. There is none before the first edit is followed. */
let work: AbortController | undefined;
/** What was rendered last. Rendering takes seconds, so that an edit is first shown by pages of it with the new documents. */
let rendered: RenderedPages = new Map();
/** The documents that the open pages show. */
let shown: readonly Bundle[] = [];
const closers: (() => Promise<void>)[] = [];
/** The tour prints its calls itself. */
let isTouring = true;
// Without a listener, a signal would end this process and leave its children behind.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());

const start = defineCommand({
  about: "Lint, generate, and serve the docs and a mock; again after each edit, until Ctrl-C.",
  options: {
    once: { type: "boolean", about: "end after the tour" },
    port: portOption("the mock", 4010),
    "docs-port": portOption("the docs", 4011),
  },
  async run({ once, port, "docs-port": docsPort }) {
    closers.push(await lock(join(root, "dist/start.json"), root));
    try {
      // Looked for before the work, so that a port that is in use shows at once.
      const mockPort = await findPort(readPort("port", port), [Number(docsPort)]);
      const pagePort = await findPort(readPort("docs-port", docsPort), [mockPort]);
      const edits = once ? undefined : await watchDocuments(stop.signal, () => work?.abort());
      if (edits !== undefined) closers.push(() => edits.close());
      await generate();
      await render();
      const servers = await serve(mockPort, pagePort);
      await showAround(servers);
      if (edits !== undefined) await followEdits(edits, servers);
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    } finally {
      await Promise.all(closers.map((close) => close()));
    }
    if (stop.signal.aborted) console.log("\nStopped.");
  },
});

interface Servers {
  mock: Mock;
  pages: PageServer;
}

/** Rejects with the located mistakes of the documents; then nothing has changed. */
function generate(): Promise<void> {
  return step("lint and generate", () => run(...process.execArgv, "scripts/generate.ts", "--keep-facts"));
}

/** In a process of its own, because this one has to see the next edit, and to serve the pages. */
function run(...args: string[]): Promise<void> {
  return runNode(args, { signal: untilEdit() });
}

function untilEdit(): AbortSignal {
  return work ? AbortSignal.any([stop.signal, work.signal]) : stop.signal;
}

function render(): Promise<void> {
  return step("render the docs", async () => {
    rendered = await renderPages(await readBundles(), pagesFolder, { signal: untilEdit() });
  });
}

async function serve(mockPort: number, pagePort: number): Promise<Servers> {
  // Imported now, because what it needs was generated a moment ago.
  const { startMock } = await import("../src/testing/index.js");
  // Another program could use the ports by now.
  const pages = await step("serve the docs", async () =>
    servePages(pagesFolder, await findPort(pagePort, [mockPort])),
  );
  closers.push(() => pages.close());
  stop.signal.throwIfAborted();
  const log = (line: string) => {
    if (!isTouring) print(`mock: ${line}`);
  };
  const mock = await step("start the mock", async () => {
    const options = { port: await findPort(mockPort), cors: pages.origins, log };
    // It remembers what the pages' readers try, and starts with the workspace of the examples.
    return startMock({ ...options, stateful: true, seed: "examples", tryPage: true }).catch(
      (error: Error) => {
        throw new CommandError(error.message);
      },
    );
  });
  closers.push(() => mock.close());
  // The files have no links to the mock: it is gone when this ends.
  pages.show(await livePages(await readBundles(), mock), {});
  return { mock, pages };
}

async function showAround({ mock, pages }: Servers): Promise<void> {
  console.log("\nA tour of the typed client, against the mock:\n");
  const { tour } = await import("./tour.js");
  await tour(mock.baseUrl, stop.signal);
  isTouring = false;
  const bundles = await readBundles();
  shown = bundles;
  const operations = bundles.map(({ document }) => operationsOf(document).length);
  console.log(
    [
      "",
      `  docs        ${pages.url}/openapi.html and ${pages.url}/v1.html`,
      `  mock        ${mock.baseUrl} and ${mock.v1BaseUrl}`,
      `  try calls   ${mock.url}${tryPath}`,
      `  operations  ${operations.join(" and ")}`,
      `  gaps        ${registerOf(bundles).length}, each marked where it belongs`,
    ].join("\n"),
  );
}

/** Says what is left to do before the documents are committed. It is no mistake, and keeps nobody from looking at them. */
async function printToDo(): Promise<void> {
  const facts = await readFacts(await readBundles());
  const updated = updatedText(facts);
  const missing = missingSources(updated);
  const tables = missing.map(({ table, count }) => `${count} of ${table}`);
  const steps = [
    ...(updated === facts.text ? [] : [`npm run generate, which brings ${factsFile} up to date`]),
    ...(tables.length > 0 ? [`name the sources of new facts there: ${tables.join(", ")}`] : []),
  ];
  if (steps.length > 0) console.log(`To do before you commit: ${steps.join("; ")}.`);
}

async function followEdits(edits: Edits, servers: Servers): Promise<void> {
  // Loads the linter, so that the first edit shows as soon as the others.
  await bundleSources().catch(() => {});
  console.log("\nWaiting for edits under openapi/, until Ctrl-C.");
  for (;;) {
    await edits.next();
    if (stop.signal.aborted) return;
    console.log("\nThe document changed.");
    work = new AbortController();
    let unchanged = "Docs and mock are unchanged.";
    try {
      // What people look at comes first; what is generated from the same documents follows.
      await step("show", () => showEdit(servers));
      unchanged = "Docs and mock are up to date; what is generated is not.";
      await generate();
      await render();
      console.log("Docs, mock and client are up to date.");
      await printToDo();
    } catch (error) {
      if (stop.signal.aborted) return;
      if (work.signal.aborted) continue;
      const { message } = error as Error;
      servers.pages.showMistake(message);
      console.error(`${red(message)}\n${unchanged}`);
    }
  }
}

/** Shows an edit on the open pages and in the mock, or throws the located mistakes. */
async function showEdit({ mock, pages }: Servers): Promise<void> {
  const bundles = await bundleSources();
  await mock.replace(bundles.map(({ document }) => document));
  pages.showMistake("");
  pages.show(await livePages(bundles, mock), changesOfPages(shown, bundles));
  shown = bundles;
}

/** The pages that a server shows: they link to the mock, and reload themselves. */
function livePages(bundles: readonly Bundle[], { url }: Mock): Promise<Map<string, string>> {
  return pagesOf(rendered, bundles, url, ["live"]);
}

process.exit(await runCommand("npm start --", start, process.argv.slice(2)));
