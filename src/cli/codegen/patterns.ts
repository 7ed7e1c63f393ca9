// A pattern is matched against what an app or the service sends, by the mock, by validateResponses and by the linter: one that
// backtracks without end stops them all.
import { pointerFrom } from "../../document/json-pointer.js";
import { requirePeers } from "../peers.js";
import { type Overlay, pointerTo } from "./read-overlay.js";
import { loadCore, problemAt, problemsError } from "./redocly.js";
import { entriesBelow } from "./walk.js";

/** A pattern, and where it is. */
interface PatternAt {
  pattern: string;
  pointer: string;
}

/**
 * Checks the patterns that an overlay brings into a document.
 *
 * @param known - the documents whose patterns are accepted
 * @throws CommandError with the location of the first pattern whose time can run away, or where the optional peer that judges it is
 *   missing
 */
export async function checkPatterns(
  document: object,
  known: readonly object[],
  overlay: Overlay,
): Promise<void> {
  const patterns = unknownPatterns(document, known);
  if (patterns.length > 0) await requirePeers(["redos-detector"]);
  for (const { pattern, pointer } of patterns) {
    if (!(await canRunAway(pattern))) continue;
    const message =
      `The pattern at ${pointer} could take forever on some text, or is no regular expression that can be judged: ${pattern}\n` +
      "  Begin it with ^, and bound what it repeats, such as {1,64} in place of +.";
    const problem = problemAt(overlay.source, pointerTo(overlay, pattern), "overlay/pattern", message);
    throw problemsError(await loadCore(), [problem]);
  }
}

/** Finds the patterns of a document that others do not have. */
export function unknownPatterns(document: object, known: readonly object[]): PatternAt[] {
  const texts = new Set(known.flatMap(patternsIn).map(({ pattern }) => pattern));
  return patternsIn(document).filter(({ pattern }) => !texts.has(pattern));
}

/** Whether the time of a pattern can run away on some text; also where a second of thinking does not show that it cannot. */
export async function canRunAway(pattern: string): Promise<boolean> {
  const { isSafePattern } = await import("redos-detector");
  try {
    return !isSafePattern(pattern, { timeout: 1_000, maxSteps: 20_000, unicode: true }).safe;
  } catch {
    // It is no regular expression, or none that can be judged.
    return true;
  }
}

function patternsIn(document: object): PatternAt[] {
  return [...entriesBelow(document)].flatMap(({ key, value, keys }) => {
    const pointer = pointerFrom("#", ...keys);
    if (keys.at(-2) === "patternProperties") return { pattern: key, pointer };
    return key === "pattern" && typeof value === "string" ? { pattern: value, pointer } : [];
  });
}
