import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { pageParameter } from "../src/desk/page-parameter.js";
import type { Mock } from "../src/desk/testing.js";
import { type Bundle, readBundle } from "../src/tools/codegen/bundle.js";
import { CommandError } from "../src/tools/errors.js";
import { renderPages, writePages } from "../src/tools/pages/render.js";
import { type PageServer, servePages } from "../src/tools/pages/server.js";
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
  const options = { cwd: root, signal, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)(process.execPath, args, options).catch(({ stdout, stderr, message }) => {
    signal.throwIfAborted();
    throw new CommandError((stdout + stderr).trim() || message);
  });
  await writePages(join(root, "dist/docs"), await renderPages(await readBundle(pageParameter)));
}

/** The servers of `npm start`. */
export class Live {
  #mock: Mock | undefined;
  #pages: PageServer | undefined;

  async serve(
    mockPort: number,
    pagePort: number,
    signal: AbortSignal,
  ): Promise<{ mock: Mock; pages: PageServer }> {
    // This import comes late, because the module needs the files that `generate` writes.
    const { startMock } = await import("../src/desk/testing.js");
    const pages = await servePages(undefined, pagePort);
    this.#pages = pages;
    signal.throwIfAborted();
    const log = (line: string) => console.error(`mock: ${line}`);
    const options = { port: mockPort, cors: pages.origins, log, tryPage: true };
    const starting = startMock({ ...options, stateful: true, seed: "examples" });
    const mock = await starting.catch((error: Error) => {
      throw new CommandError(error.message);
    });
    this.#mock = mock;
    await this.#showPages(await readBundle(pageParameter));
    return { mock, pages };
  }

  /** Shows an edit on the open pages and in the mock, or rejects with the locations of its mistakes. */
  async show(): Promise<void> {
    const bundle = await bundleSource();
    this.showMistake("");
    // The pages come first, because somebody looks at them.
    await this.#showPages(bundle);
    await this.#mock?.replace([bundle.document]);
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
