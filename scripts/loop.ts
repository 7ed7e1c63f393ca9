// npm start: lint, generate, docs and mock; then again after each edit of the document.

import { join } from "node:path";
import { pageParameter } from "../src/desk/page-parameter.js";
import { readBundled } from "../src/document/reading.js";
import { tryPath } from "../src/mock/try/calls.js";
import { type Bundle, readBundle } from "../src/tools/codegen/bundle.js";
import { registerOf } from "../src/tools/codegen/gaps.js";
import { outputs } from "../src/tools/codegen/outputs.js";
import { defineCommand, red, runCommand } from "../src/tools/command.js";
import { CommandError } from "../src/tools/errors.js";
import { renderPages, writePages } from "../src/tools/pages/render.js";
import { servePages } from "../src/tools/pages/server.js";
import { findPort, portOption } from "../src/tools/port.js";
import { endAtSignal } from "../src/tools/process.js";
import { root } from "../src/tools/root.js";
import { updateFiles } from "./generated.js";
import { bundleSource } from "./sources.js";
import { watchDocuments } from "./watch.js";

const defaultPorts = { mock: 4010, docs: 4011 };

const start = defineCommand({
  about: "Lint, generate, and serve the docs and a mock; again after each edit, until Ctrl-C.",
  options: {
    once: { type: "boolean", about: "end once the docs and the mock are served" },
    port: portOption("the mock", defaultPorts.mock),
    "docs-port": portOption("the docs", defaultPorts.docs),
  },
  async run({ once, port, "docs-port": docsPort }) {
    endAtSignal();
    // The ports come before the work, so that a port in use shows at once.
    const reserved = port === undefined ? [Number(docsPort ?? defaultPorts.docs)] : [];
    const mockPort = await findPort("port", port, defaultPorts.mock, reserved);
    const pagePort = await findPort("docs-port", docsPort, defaultPorts.docs, [mockPort]);
    const nextEdit = watchDocuments();
    let mistake = "";
    const bundle = await generate().catch((error: Error) => {
      if (once) throw error;
      mistake = error.message;
      console.error(
        `${red(mistake)}\nDocs and mock will show what was generated last, until you correct this.`,
      );
      return readBundle(pageParameter);
    });
    const servers = await serve(bundle, mockPort, pagePort);
    servers.pages.showMistake(mistake);
    printAddresses(bundle, servers);
    if (!once) await followEdits(nextEdit, servers);
  },
});

/**
 * Writes everything that follows from the document, and rejects if the document has mistakes.
 *
 * @param show - shows the document before the files are written, because somebody looks at the pages
 */
async function generate(show?: (bundle: Bundle) => Promise<void>): Promise<Bundle> {
  const bundle = await bundleSource();
  const files = await outputs(bundle);
  await show?.(bundle);
  await updateFiles(root, files);
  // Served pages reload and link to the mock. These do not, because the mock ends with this process.
  await writePages(join(root, "dist/docs"), await renderPages(bundle));
  return bundle;
}

type Servers = Awaited<ReturnType<typeof serve>>;

async function serve(bundle: Bundle, mockPort: number, pagePort: number) {
  // This import comes late, because the module needs the files that `generate` writes.
  const { startMock } = await import("../src/desk/testing.js");
  const log = (line: string) => console.error(`mock: ${line}`);
  const starting = startMock({ port: mockPort, log, tryPage: true, stateful: true, seed: "examples" });
  const mock = await starting.catch((error: Error) => {
    throw new CommandError(error.message);
  });
  const render = (next: Bundle) => renderPages(next, { mockUrl: mock.url, isLive: true });
  const pages = await servePages(await render(bundle), pagePort);
  return { mock, pages, render };
}

function printAddresses({ document }: Bundle, { mock, pages }: Servers): void {
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

async function followEdits(nextEdit: () => Promise<void>, { mock, pages, render }: Servers): Promise<void> {
  console.log("\nWaiting for edits under openapi/, until Ctrl-C.");
  for (;;) {
    await nextEdit();
    console.log("\nThe document changed.");
    try {
      await generate(async (bundle) => {
        pages.show(await render(bundle));
        await mock.replace([bundle.document]);
      });
      console.log("Docs, mock and client are up to date.");
    } catch (error) {
      const { message } = error as Error;
      pages.showMistake(message);
      console.error(`${red(message)}\nDocs, mock and client will follow once you correct this.`);
    }
  }
}

process.exit(await runCommand("npm start --", start, process.argv.slice(2)));
