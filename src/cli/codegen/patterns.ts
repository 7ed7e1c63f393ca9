// A pattern is matched against what an app or the service sends, by the mock, by validateResponses and by the linter: one that
// backtracks without end stops them all.
import { pointerFrom } from "../../document/json-pointer.js";
import { requirePeers } from "../peers.js";

/** A pattern, and where it is. */
interface PatternAt {
  pattern: string;
  pointer: string;
}

/** The longest pattern that is judged, in characters. */
const mostCharacters = 1_000;

/** Finds the patterns of a document that others do not have. */
export function unknownPatterns(document: object, known: readonly object[]): PatternAt[] {
  const texts = new Set(known.flatMap((one) => [...patternsIn(one)]).map(({ pattern }) => pattern));
  return [...patternsIn(document)].filter(({ pattern }) => !texts.has(pattern));
}

/**
 * Whether the time of a pattern can run away on some text; also where a second of thinking does not show that it cannot.
 *
 * @throws CommandError where the optional peer that judges it is missing
 */
export async function canRunAway(pattern: string): Promise<boolean> {
  await requirePeers(["redos-detector"]);
  const { isSafePattern } = await import("redos-detector");
  if (pattern.length > mostCharacters) return true;
  try {
    return !isSafePattern(pattern, { timeout: 1_000, maxSteps: 20_000, unicode: true }).safe;
  } catch {
    // It is no regular expression, or none that can be judged.
    return true;
  }
}

function* patternsIn(node: unknown, pointer = "#"): Generator<PatternAt> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    const at = pointerFrom(pointer, key);
    if (key === "pattern" && typeof value === "string") yield { pattern: value, pointer: at };
    if (key === "patternProperties") {
      for (const pattern of Object.keys(Object(value) as object)) {
        yield { pattern, pointer: pointerFrom(at, pattern) };
      }
    }
    yield* patternsIn(value, at);
  }
}
