import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../src/cli/root.js";

/** Follows the files that people edit. */
export interface Edits {
  /** Resolves at the next edit, or at once where there was one since the last call; also when the signal aborts. */
  next(): Promise<void>;
  close(): void;
}

const followed = ["openapi", "redocly.yaml"];

/**
 * Watches the documents and their rules, from now on.
 *
 * @param onEdit - called at every change of a file
 * @param project - the folder of the project
 */
export function watchDocuments(signal: AbortSignal, onEdit: () => void, project = root): Edits {
  let isEdited = false;
  let lastEvent = 0;
  let wake = () => {};
  let watchers: FSWatcher[] = [];
  const close = () => {
    for (const one of watchers) one.close();
  };
  // Each folder by itself: Node's recursive watcher loses a file that an editor has replaced. They are followed anew after each
  // change, because a folder can be new, or another one of the same name. What changes meanwhile is read 50 ms later.
  const follow = () => {
    close();
    watchers = foldersIn(project).flatMap((folder) => {
      try {
        const watcher = watch(folder, (_, name) => {
          if (folder === project && !followed.includes(String(name))) return;
          isEdited = true;
          lastEvent = performance.now();
          follow();
          onEdit();
          wake();
        });
        return watcher.on("error", () => watcher.close());
      } catch {
        // It has just gone, which is an event of the folder that it was in.
        return [];
      }
    });
  };
  follow();
  signal.addEventListener("abort", () => wake());
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
    close,
  };
}

/** The project, because openapi/ itself can be moved away and back, and every folder of the documents. */
function foldersIn(project: string): string[] {
  const documents = join(project, "openapi");
  try {
    const entries = readdirSync(documents, { recursive: true, withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory());
    return [project, documents, ...folders.map(({ parentPath, name }) => join(parentPath, name))];
  } catch {
    return [project];
  }
}
