// npm start: lint, generate, docs and mock; then again after each edit of the document.

import { setTimeout as wait } from "node:timers/promises";
import { pageParameter } from "../src/desk/page-parameter.js";
import { readBundled } from "../src/document/reading.js";
import { tryPath } from "../src/mock/try/calls.js";
import { readBundle } from "../src/tools/codegen/bundle.js";
import { registerOf } from "../src/tools/codegen/gaps.js";
import { defineCommand, red, runCommand } from "../src/tools/command.js";
import { findPort, portOption, readPort } from "../src/tools/port.js";
import { Live, regenerate } from "./live.js";
import { bundleSource } from "./sources.js";
import { type Edits, watchDocuments } from "./watch.js";

const defaultPorts = { mock: 4010, docs: 4011 };

const start = defineCommand({
  about: "Lint, generate, and serve the docs and a mock; again after each edit, until Ctrl-C.",
  options: {
    once: { type: "boolean", about: "end once the docs and the mock are served" },
    port: portOption("the mock", defaultPorts.mock),
    "docs-port": portOption("the docs", defaultPorts.docs),
  },
  async run({ once, port, "docs-port": docsPort }) {
    const stop = new AbortController();
    // Without a listener, a signal would end this process and leave its children behind.
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());
    const live = new Live();
    try {
      // The ports come before the work, so that a port in use shows at once.
      const wanted = readPort("port", port, defaultPorts.mock);
      const wantedPages = readPort("docs-port", docsPort, defaultPorts.docs);
      const mockPort = await findPort(wanted, wanted.isNamed ? [] : [wantedPages.port]);
      const pagePort = await findPort(wantedPages, [mockPort]);
      const edits = once ? undefined : watchDocuments(stop.signal);
      let mistake = "";
      await regenerate(stop.signal).catch(async (error: Error) => {
        if (once || stop.signal.aborted) throw error;
        mistake = await findMistake();
        // Something else failed, or an edit has just corrected the mistake.
        if (mistake === "") return regenerate(stop.signal);
        console.error(
          `${red(mistake)}\nDocs and mock will show what was generated last, until you correct this.`,
        );
      });
      const servers = await live.serve(mockPort, pagePort, stop.signal);
      live.showMistake(mistake);
      await printAddresses(servers);
      if (edits !== undefined) await followEdits(edits, live, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    } finally {
      await live.close();
    }
    if (stop.signal.aborted) console.log("\nStopped.");
  },
});

type Servers = Awaited<ReturnType<Live["serve"]>>;

/** Returns the first mistake in the document with its location, or an empty text. */
const findMistake = () =>
  bundleSource().then(
    () => "",
    ({ message }: Error) => message,
  );

async function printAddresses({ mock, pages }: Servers): Promise<void> {
  const { document } = await readBundle(pageParameter);
  console.log(
    [
      "",
      `  docs        ${pages.url}/openapi.html`,
      `  mock        ${mock.baseUrl}`,
      `  try calls   ${mock.url}${tryPath}`,
      `  operations  ${readBundled(document).operations.length}`,
      `  gaps        ${registerOf(document).length}, each marked where it belongs`,
    ].join("\n"),
  );
}

async function followEdits(edits: Edits, live: Live, signal: AbortSignal): Promise<void> {
  // Loads the linter now, so that the first edit shows as fast as later ones.
  await findMistake();
  console.log("\nWaiting for edits under openapi/, until Ctrl-C.");
  for (;;) {
    const newer = await edits.next();
    if (signal.aborted) return;
    console.log("\nThe document changed.");
    const work = AbortSignal.any([signal, newer]);
    let unchanged = "Docs and mock are unchanged.";
    try {
      await live.show();
      // Generating at once would slow the browser that draws the pages.
      await wait(1_000, undefined, { signal: work });
      unchanged = "Docs and mock are up to date; src/generated is not.";
      await regenerate(work);
      console.log("Docs, mock and client are up to date.");
    } catch (error) {
      if (signal.aborted) return;
      if (newer.aborted) continue;
      const { message } = error as Error;
      live.showMistake(message);
      console.error(`${red(message)}\n${unchanged}`);
    }
  }
}

process.exit(await runCommand("npm start --", start, process.argv.slice(2)));
