import { join } from "node:path";
import { pageParameter } from "../src/desk/page-parameter.js";
import type { Mock } from "../src/desk/testing.js";
import { type Bundle, readBundle } from "../src/tools/codegen/bundle.js";
import { CommandError } from "../src/tools/errors.js";
import { renderPages, writePages } from "../src/tools/pages/render.js";
import { type PageServer, servePages } from "../src/tools/pages/server.js";
import { runNode, step } from "../src/tools/process.js";
import { root } from "../src/tools/root.js";
import { bundleSource } from "./sources.js";

/**
 * Generates and renders. If the document has mistakes, rejects with their locations and changes nothing.
 *
 * @param signal - ends the work
 */
export async function regenerate(signal: AbortSignal): Promise<void> {
  // In its own process, because this one has to see the next edit and to serve the pages.
  const args = [...process.execArgv, "scripts/generate.ts"];
  await step("lint and generate", () => runNode(args, signal));
  await step("render the docs", async () => {
    await writePages(join(root, "dist/docs"), await renderPages(await readBundle(pageParameter)));
  });
}

/** The servers of `npm start`. */
export class Live {
  #mock: Mock | undefined;
  #pages: PageServer | undefined;
  /** Whether the mock prints a line for each request. */
  isLogging = false;

  async serve(
    mockPort: number,
    pagePort: number,
    signal: AbortSignal,
  ): Promise<{ mock: Mock; pages: PageServer }> {
    // This import comes late, because the module needs the files that `generate` writes.
    const { startMock } = await import("../src/desk/testing.js");
    const pages = await step("serve the docs", () => servePages(undefined, pagePort));
    this.#pages = pages;
    signal.throwIfAborted();
    const log = (line: string) => {
      if (this.isLogging) console.error(`mock: ${line}`);
    };
    const mock = await step("start the mock", () => {
      const options = { port: mockPort, cors: pages.origins, log, tryPage: true };
      return startMock({ ...options, stateful: true, seed: "examples" }).catch((error: Error) => {
        throw new CommandError(error.message);
      });
    });
    this.#mock = mock;
    await this.#showPages(await readBundle(pageParameter));
    return { mock, pages };
  }

  /** Shows an edit on the open pages and in the mock, or rejects with the locations of its mistakes. */
  show(): Promise<void> {
    return step("show", async () => {
      const bundle = await bundleSource();
      this.showMistake("");
      // The pages come first, because somebody looks at them.
      await this.#showPages(bundle);
      await this.#mock?.replace([bundle.document]);
    });
  }

  /** Shows a mistake on the open pages. An empty message removes it. */
  showMistake(message: string): void {
    this.#pages?.showMistake(message);
  }

  /** Served pages reload and link to the mock. The written files do not, because the mock ends with this process. */
  async #showPages(bundle: Bundle): Promise<void> {
    const mockUrl = this.#mock?.url;
    this.#pages?.show(await renderPages(bundle, { mockUrl, isLive: true }));
  }

  async close(): Promise<void> {
    await Promise.all([this.#pages?.close(), this.#mock?.close()]);
  }
}
