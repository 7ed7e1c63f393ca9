// The whole loop, npm start: lint, generate, docs, mock and a tour; then again after each edit of the documents.

import { setTimeout as wait } from "node:timers/promises";
import { readBundles } from "../src/cli/codegen/bundles.js";
import { registerOf } from "../src/cli/codegen/gaps.js";
import { operationsOf } from "../src/cli/codegen/openapi.js";
import { defineCommand, red, runCommand } from "../src/cli/command.js";
import { findPort, portOption, readPort } from "../src/cli/port.js";
import { tryPath } from "../src/testing/try/calls.js";
import { missingSources } from "./facts/check.js";
import { factsFile, readFacts, updatedText } from "./facts/facts.js";
import { Live } from "./live.js";
import { bundleSources } from "./sources.js";
import { type Edits, watchDocuments } from "./watch.js";

const start = defineCommand({
  about: "Lint, generate, and serve the docs and a mock; again after each edit, until Ctrl-C.",
  options: {
    once: { type: "boolean", about: "end after the tour" },
    port: portOption("the mock", 4010),
    "docs-port": portOption("the docs", 4011),
  },
  async run({ once, port, "docs-port": docsPort }) {
    const stop = new AbortController();
    // Without a listener, a signal would end this process and leave its children behind.
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());
    const live = new Live(stop.signal);
    let edits: Edits | undefined;
    try {
      // Looked for before the work, so that a port that is in use shows at once.
      const mockPort = await findPort(readPort("port", port), [Number(docsPort)]);
      const pagePort = await findPort(readPort("docs-port", docsPort), [mockPort]);
      if (!once) edits = watchDocuments(stop.signal, () => live.endWork());
      await live.generate();
      await showAround(await live.serve(mockPort, pagePort), stop.signal);
      live.logRequests();
      if (edits !== undefined) await followEdits(edits, live, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    } finally {
      edits?.close();
      await live.close();
    }
    if (stop.signal.aborted) console.log("\nStopped.");
  },
});

type Servers = Awaited<ReturnType<Live["serve"]>>;

async function showAround({ mock, pages }: Servers, signal: AbortSignal): Promise<void> {
  console.log("\nA tour of the typed client, against the mock:\n");
  // Imported now, because what it needs was generated a moment ago.
  const { tour } = await import("./tour.js");
  await tour(mock.baseUrl, signal);
  const bundles = await readBundles();
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

async function followEdits(edits: Edits, live: Live, signal: AbortSignal): Promise<void> {
  // Loads the linter, so that the first edit shows as soon as the others.
  await bundleSources().catch(() => {});
  console.log("\nWaiting for edits under openapi/, until Ctrl-C.");
  for (;;) {
    await edits.next();
    if (signal.aborted) return;
    console.log("\nThe document changed.");
    const work = live.beginWork();
    let unchanged = "Docs and mock are unchanged.";
    try {
      await live.show();
      // What people look at comes first: generating would slow the browser that draws the pages.
      await wait(1_000, undefined, { signal: AbortSignal.any([signal, work]) });
      unchanged = "Docs and mock are up to date; what is generated is not.";
      await live.generate();
      console.log("Docs, mock and client are up to date.");
      await printToDo();
    } catch (error) {
      if (signal.aborted) return;
      if (work.aborted) continue;
      const { message } = error as Error;
      live.showMistake(message);
      console.error(`${red(message)}\n${unchanged}`);
    }
  }
}

/** Says what is left to do before the documents are committed. It is no mistake, and keeps nobody from looking at them. */
async function printToDo(): Promise<void> {
  const facts = await readFacts(await readBundles());
  const updated = updatedText(facts);
  const tables = missingSources(updated).map(({ table, count }) => `${count} of ${table}`);
  const steps = [
    ...(updated === facts.text ? [] : [`npm run generate, which brings ${factsFile} up to date`]),
    ...(tables.length > 0 ? [`name the sources of new facts there: ${tables.join(", ")}`] : []),
  ];
  if (steps.length > 0) console.log(`To do before you commit: ${steps.join("; ")}.`);
}

process.exit(await runCommand("npm start --", start, process.argv.slice(2)));
