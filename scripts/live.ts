import { join } from "node:path";
import { type Bundle, readBundles } from "../src/cli/codegen/bundles.js";
import { CommandError } from "../src/cli/errors.js";
import { changesOfPages } from "../src/cli/pages/changes.js";
import { type Docs, pagesOf, renderPages, writePages } from "../src/cli/pages/render.js";
import { type PageServer, servePages } from "../src/cli/pages/server.js";
import { findPort } from "../src/cli/port.js";
import { runNode } from "../src/cli/process.js";
import { root } from "../src/cli/root.js";
import { step } from "../src/cli/steps.js";
import type { Mock } from "../src/testing/mock.js";
import { bundleSources } from "./sources.js";

const pagesFolder = join(root, "dist/docs");

/** The servers of `npm start`, and what they show. */
export class Live {
  readonly #stop: AbortSignal;
  /** The work on the last edit; a newer edit ends it. There is none before the first edit is followed. */
  #work: AbortController | undefined;
  /** What was rendered last. Rendering takes seconds, so that an edit is first shown by pages of it with the new documents. */
  #docs: Docs = { rendered: new Map(), files: new Map() };
  /** The documents that the open pages show. */
  #shown: readonly Bundle[] = [];
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
    await step("lint and generate", () => runNode(args, { signal }));
    await step("render the docs", async () => {
      this.#docs = await renderPages(await readBundles(), { signal });
      await writePages(pagesFolder, this.#docs);
    });
    // What is beside the pages changed, too.
    if (this.#mock !== undefined) await this.#showPages(this.#shown);
  }

  async serve(mockPort: number, pagePort: number): Promise<{ mock: Mock; pages: PageServer }> {
    // Imported now, because what it needs was generated a moment ago.
    const { startMock } = await import("../src/testing/index.js");
    // Another program could use the ports by now.
    const pages = await step("serve the docs", async () =>
      servePages(this.#docs.files, await findPort(pagePort, [mockPort])),
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
    await this.#showPages(await readBundles());
    return { mock, pages };
  }

  /** Shows an edit on the open pages and in the mock, or rejects with the located mistakes. */
  show(): Promise<void> {
    return step("show", async () => {
      const bundles = await bundleSources();
      await this.#mock?.replace(bundles.map(({ document }) => document));
      this.showMistake("");
      await this.#showPages(bundles);
    });
  }

  /** Shows a mistake on the open pages; none where it is empty. */
  showMistake(message: string): void {
    this.#pages?.showMistake(message);
  }

  /** The pages that a server shows reload themselves, and link to the mock; the files do not, because it is gone when this ends. */
  async #showPages(bundles: readonly Bundle[]): Promise<void> {
    const { rendered, files } = this.#docs;
    const pages = await pagesOf(rendered, bundles, this.#mock?.url, ["live"]);
    this.#pages?.show(new Map([...files, ...pages]), changesOfPages(this.#shown, bundles));
    this.#shown = bundles;
  }

  async close(): Promise<void> {
    await Promise.all([this.#pages?.close(), this.#mock?.close()]);
  }
}
