// Reads an overlay, which may come from somebody else: what the file is, where it is, how large it is and what form it has are
// checked.
import { readFile, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import type { Document as ParsedDocument } from "@redocly/openapi-core";
import { pointerFrom } from "../../document/json-pointer.js";
import { CommandError, unreadable } from "../errors.js";
import { type Core, loadCore, loadRules, problemsError, sealedResolver } from "./redocly.js";
import { entriesBelow } from "./walk.js";

/** An action of an overlay, of which Redocly knows the rest. */
export interface Action {
  target: string;
}
/** An overlay as it was read, with the places of its parts. */
export type Overlay = ParsedDocument<{ extends?: string; actions: Action[] }>;

/** The largest file, in bytes. */
const mostBytes = 4 * 1_024 * 1_024;

/**
 * Reads an overlay, and validates its form.
 *
 * @throws CommandError with the file and the line of each mistake, or where it is not a file, is too large, or is a link to a file in
 *   another folder
 */
export async function readOverlay(file: string): Promise<Overlay> {
  const core = await loadCore();
  const overlay = parse(core, file, await readAlone(file));
  const config = await loadRules(core, "overlay.yaml");
  const problems = await core
    .lintDocument({ document: overlay, config, externalRefResolver: sealedResolver(core) })
    .catch((error: Error) => {
      throw new CommandError(`${file}:1:1\n  This is not an Overlay 1 document: ${error.message}`);
    });
  if (problems.length > 0) throw problemsError(core, problems);
  return overlay;
}

/** The pointer to where an overlay has a text, as a value or a key of an action; to all actions, where it has it nowhere. */
export function pointerTo({ parsed }: Overlay, text: string): string {
  for (const { key, value, keys } of entriesBelow(parsed.actions)) {
    if (value === text || key === text) return pointerFrom("#/actions", ...keys);
  }
  return "#/actions";
}

async function readAlone(file: string): Promise<string> {
  const path = resolve(file);
  const [real, folder] = await Promise.all([realpath(path), realpath(dirname(path))]).catch((error) => {
    throw unreadable(file, error);
  });
  if (!real.startsWith(join(folder, sep))) {
    throw new CommandError(
      `${file}: The overlay is a link that leads out of its folder. Name the file itself.`,
    );
  }
  // Before it is opened, because opening a pipe waits for its writer.
  const found = await stat(real);
  if (!found.isFile()) throw new CommandError(`${file}: ${basename(file)} is not a file.`);
  if (found.size > mostBytes) throw new CommandError(`${file} is larger than ${mostBytes} bytes.`);
  const text = await readFile(real, "utf8").catch((error) => {
    throw unreadable(file, error);
  });
  return text.replaceAll("\r\n", "\n");
}

function parse(core: Core, file: string, text: string): Overlay {
  try {
    return core.makeDocumentFromString(text, resolve(file));
  } catch (error) {
    if (!(error instanceof core.YamlParseError)) throw error;
    throw new CommandError(`${file}:${error.line}:${error.col}\n  ${error.message}`);
  }
}
