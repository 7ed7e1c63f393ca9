import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../src/tools/root.js";

/** Follows the files that people edit. */
export interface Edits {
  /**
   * Resolves once an edit since the last call is complete, or when the watch ends.
   *
   * @returns a signal that a newer edit aborts
   */
  next(): Promise<AbortSignal>;
}

/**
 * The interval between two looks at the files, in milliseconds. Node's recursive watcher loses files that an editor replaces, and
 * folders that somebody moves.
 */
const lookInterval = 100;

/**
 * Watches the document and its rules.
 *
 * @param end - ends the watch
 * @param project - the folder of the project
 */
export function watchDocuments(end: AbortSignal, project = root): Edits {
  let seen = stateOf(project);
  let returned = seen;
  let newer = new AbortController();
  const timer = setInterval(() => {
    const state = stateOf(project);
    if (state === seen) return;
    seen = state;
    newer.abort();
  }, lookInterval);
  end.addEventListener("abort", () => clearInterval(timer));
  return {
    async next() {
      // An editor writes a file in several steps. They are one edit, which is complete when nothing changes any more.
      for (let before = ""; !end.aborted && (seen === returned || seen !== before); ) {
        before = seen;
        await wait(1.2 * lookInterval, undefined, { signal: end }).catch(() => {});
      }
      returned = seen;
      newer = new AbortController();
      return newer.signal;
    },
  };
}

function stateOf(project: string): string {
  const list = (folder: string) => {
    try {
      return readdirSync(join(project, folder), { recursive: true }).map((name) => join(folder, `${name}`));
    } catch {
      // Somebody may have moved the folder away.
      return [];
    }
  };
  const files = ["redocly.yaml", ...list("openapi")].map((file) => {
    const { mtimeMs, size } = statSync(join(project, file), { throwIfNoEntry: false }) ?? {};
    return `${file} ${mtimeMs} ${size}`;
  });
  return files.join("\n");
}
