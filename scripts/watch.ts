import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "../src/tools/root.js";

/**
 * The interval between two looks at the files, in milliseconds. Node's recursive watcher loses files that an editor replaces, and
 * folders that somebody moves.
 */
const lookInterval = 100;

/**
 * Watches the document and the configuration of its rules.
 *
 * @param project - the folder of the project
 * @returns a function that resolves once an edit since its last call is complete
 */
export function watchDocuments(project = root): () => Promise<void> {
  let returned = stateOf(project);
  return async () => {
    // An editor writes a file in several steps. They are one edit, which is complete when nothing changes any more.
    for (let before = returned; ; await wait(lookInterval)) {
      const state = stateOf(project);
      if (state !== returned && state === before) {
        returned = state;
        return;
      }
      before = state;
    }
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
  // The modules of the rules are loaded once.
  const names = ["redocly.yaml", ...list("openapi")].filter((name) => !name.endsWith(".ts"));
  const files = names.map((file) => {
    const { mtimeMs, size } = statSync(join(project, file), { throwIfNoEntry: false }) ?? {};
    return `${file} ${mtimeMs} ${size}`;
  });
  return files.join("\n");
}
