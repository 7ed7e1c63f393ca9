// Reads an overlay, which may come from somebody else: what the file is, where it is, how large it is and what form it has are
// checked.
import { realpath, stat } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import type { Document as ParsedDocument } from "@redocly/openapi-core";
import { pointerFrom } from "../../document/json-pointer.js";
import { CommandError, unreadable } from "../errors.js";
import { readText } from "../read-text.js";
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
/** The deepest value, and how many values and characters there may be once every alias is written out. */
const mostDepth = 128;
const mostValues = 100_000;
const mostCharacters = 4 * mostBytes;

/**
 * Reads an overlay, and validates its form.
 *
 * @throws CommandError with the file and the line of each mistake, or where it is not a file, is too large, or is a link to a file in
 *   another folder
 */
export async function readOverlay(file: string): Promise<Overlay> {
  const core = await loadCore();
  const overlay = parse(core, file, await readAlone(file));
  checkExtent(file, overlay.parsed);
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
  if (!(await stat(real)).isFile()) throw new CommandError(`${file}: ${basename(file)} is not a file.`);
  return (await readText(real, mostBytes)).replaceAll("\r\n", "\n");
}

function parse(core: Core, file: string, text: string): Overlay {
  try {
    return core.makeDocumentFromString(text, resolve(file));
  } catch (error) {
    if (!(error instanceof core.YamlParseError)) throw error;
    throw new CommandError(`${file}:${error.line}:${error.col}\n  ${error.message}`);
  }
}

/** Checks how large a parsed file is when it is written out: YAML's aliases can make a value of a few lines endless. */
function checkExtent(file: string, parsed: unknown): void {
  let values = 0;
  let characters = 0;
  for (const { value, keys } of entriesBelow(parsed)) {
    values += 1;
    if (typeof value === "string") characters += value.length;
    if (values > mostValues || characters > mostCharacters) {
      throw new CommandError(
        `${file}: The overlay is too large with its aliases: it has more than ${mostValues} values, or ${mostCharacters} characters.`,
      );
    }
    if (keys.length >= mostDepth) throw new CommandError(`${file}: The overlay is nested too deeply.`);
  }
}
