import { once } from "node:events";
import { join, sep } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { watch } from "chokidar";
import { root } from "../src/cli/root.js";

/** Follows the files that people edit. */
export interface Edits {
  /** Resolves at the next edit, or at once where there was one since the last call; also when the signal aborts. */
  next(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Watches the documents and their rules. No edit is missed from the time on at which the promise resolves.
 *
 * @param onEdit - called at every change of a file
 */
export async function watchDocuments(signal: AbortSignal, onEdit: () => void): Promise<Edits> {
  const followed = [join(root, "openapi"), join(root, "redocly.yaml")];
  // The root is watched, because openapi/ itself can be moved away and back.
  const watcher = watch(root, {
    ignoreInitial: true,
    ignored: (path) => path !== root && !followed.some((one) => path === one || path.startsWith(one + sep)),
  });
  let isEdited = false;
  let lastEvent = 0;
  let wake = () => {};
  watcher.on("all", () => {
    isEdited = true;
    lastEvent = performance.now();
    onEdit();
    wake();
  });
  signal.addEventListener("abort", () => wake());
  await once(watcher, "ready");
  return {
    async next() {
      if (!isEdited && !signal.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      // An editor writes a file in several steps; they are one edit.
      while (performance.now() - lastEvent < 50) await wait(20);
      // Reset before the work, so that an edit during the work counts as the next one.
      isEdited = false;
    },
    close: () => watcher.close(),
  };
}
