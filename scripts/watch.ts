import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../src/tools/root.js";

/** Follows the files that people edit. */
export interface Edits {
  /** Resolves once an edit since the last call is whole; also when the signal aborts. */
  next(): Promise<void>;
  close(): void;
}

/**
 * How often the files are looked at, in milliseconds. Looking sees every way in which an editor replaces a file, or a person a folder,
 * where Node's recursive watcher loses files.
 */
const interval = 100;

/**
 * Watches the documents and their rules, from now on.
 *
 * @param onEdit - called when a file has changed
 * @param project - the folder of the project
 */
export function watchDocuments(signal: AbortSignal, onEdit: () => void, project = root): Edits {
  let seen = stateOf(project);
  let returned = seen;
  const timer = setInterval(() => {
    const state = stateOf(project);
    if (state === seen) return;
    seen = state;
    onEdit();
  }, interval);
  return {
    async next() {
      while (!signal.aborted) {
        const before = seen;
        await wait(1.2 * interval, undefined, { signal }).catch(() => {});
        // An editor writes a file in several steps: they are one edit, which is whole when nothing changes any more.
        if (seen === returned || seen !== before) continue;
        returned = seen;
        return;
      }
    },
    close: () => clearInterval(timer),
  };
}

/** The name, the time and the size of each file. */
function stateOf(project: string): string {
  const list = (folder: string) => {
    try {
      return readdirSync(join(project, folder), { recursive: true }).map((name) => join(folder, `${name}`));
    } catch {
      // Somebody has moved it away.
      return [];
    }
  };
  const files = ["redocly.yaml", ...list("openapi")].map((file) => {
    const { mtimeMs, size } = statSync(join(project, file), { throwIfNoEntry: false }) ?? {};
    return `${file} ${mtimeMs} ${size}`;
  });
  return files.join("\n");
}
