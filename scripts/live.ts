import { join } from "node:path";
import { documents } from "../src/desk/documents.js";
import type { Mock } from "../src/desk/testing.js";
import { type Bundle, readBundles } from "../src/tools/codegen/bundles.js";
import { CommandError } from "../src/tools/errors.js";
import { renderPages, writePages } from "../src/tools/pages/render.js";
import { type PageServer, servePages } from "../src/tools/pages/server.js";
import { findPort, type WantedPort } from "../src/tools/port.js";
import { runNode, step } from "../src/tools/process.js";
import { root } from "../src/tools/root.js";
import { bundleSources } from "./sources.js";

const pagesFolder = join(root, "dist/docs");

/** The servers of `npm start`, and what they show. */
export class Live {
  readonly #stop: AbortSignal;
  /** The work on the last edit; a newer edit ends it. There is none before the first edit is followed. */
  #work: AbortController | undefined;
  #mock: Mock | undefined;
  #pages: PageServer | undefined;
  /** Not before the tour has ended, which prints its calls itself. */
  #isLogging = false;

  /** @param stop - ends all work */
  constructor(stop: AbortSignal) {
    this.#stop = stop;
  }

  /** Begins the work on an edit, and returns the signal that a newer edit ended it. */
  beginWork(): AbortSignal {
    this.#work = new AbortController();
    return this.#work.signal;
  }

  endWork(): void {
    this.#work?.abort();
  }

  logRequests(): void {
    this.#isLogging = true;
  }

  /** Generates and renders. Rejects with the located mistakes of the documents; then nothing has changed. */
  async generate(): Promise<void> {
    const signal = this.#work ? AbortSignal.any([this.#stop, this.#work.signal]) : this.#stop;
    // In a process of its own, because this one has to see the next edit, and to serve the pages.
    const args = [...process.execArgv, "scripts/generate.ts", "--keep-facts"];
    await step("lint and generate", () => runNode(args, signal));
    await step("render the docs", async () => {
      await writePages(pagesFolder, await renderPages(await readBundles(documents)));
    });
  }

  async serve(mockPort: WantedPort, pagePort: WantedPort): Promise<{ mock: Mock; pages: PageServer }> {
    // Imported now, because what it needs was generated a moment ago.
    const { startMock } = await import("../src/desk/testing.js");
    // Another program could use the ports by now.
    const pages = await step("serve the docs", async () =>
      servePages(new Map(), await findPort(pagePort, [mockPort.port])),
    );
    this.#pages = pages;
    this.#stop.throwIfAborted();
    const log = (line: string) => {
      if (this.#isLogging) console.error(`mock: ${line}`);
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
    this.#mock = mock;
    await this.#showPages(await readBundles(documents));
    return { mock, pages };
  }

  /** Shows an edit on the open pages and in the mock, or rejects with the located mistakes. */
  show(): Promise<void> {
    return step("show", async () => {
      const bundles = await bundleSources();
      this.showMistake("");
      // The pages first, because somebody looks at them.
      await this.#showPages(bundles);
      await this.#mock?.replace(bundles.map(({ document }) => document));
    });
  }

  /** Shows a mistake on the open pages; none where it is empty. */
  showMistake(message: string): void {
    this.#pages?.showMistake(message);
  }

  /** The pages that a server shows reload themselves, and link to the mock; the files do not, because it is gone when this ends. */
  async #showPages(bundles: readonly Bundle[]): Promise<void> {
    const mockUrl = this.#mock?.url;
    this.#pages?.show(await renderPages(bundles, { mockUrl, isLive: true }));
  }

  async close(): Promise<void> {
    await Promise.all([this.#pages?.close(), this.#mock?.close()]);
  }
}
