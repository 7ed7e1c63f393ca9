import type { Document } from "../../document/openapi.js";
import { readBundled } from "../../document/reading.js";
import { literal } from "./quote.js";

/** Returns the gaps of a bundled document, sorted by id. */
export function registerOf(document: object) {
  const entries = [...readBundled(document).gaps.values()].map(({ gap, carriers, operations, isShared }) => {
    const { id, kind = "not-shown", what, advice, source, failures = [], words = [] } = gap;
    return {
      ...{ id, kind, what, advice, source, failures, words, isShared },
      operations: operations.map(({ name }) => name),
      operationIds: operations.map((one) => one.id),
      locations: carriers.map(({ located }) => located.location.pointer),
    };
  });
  return entries.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Writes the register of gaps, and the ids that gaps no longer have, as a module. The table of operations has their methods and paths, and
 * the failures of gaps.
 */
export function gapRegister(document: Document): string {
  const rows = registerOf(document).map(({ operations, failures, ...row }) => row);
  return [
    "/** Every point that the service's specification does not show, with its operations and its locations in the document. */",
    `export const gaps = ${literal(rows, 2)} as const;\n`,
    "/** The ids that gaps no longer have, with the id that replaces each; null if the point is no longer a gap. */",
    `export const formerGaps: Record<string, string | null> = ${literal(document.info["x-former-gaps"] ?? {}, 2)};\n`,
  ].join("\n");
}

/** Returns a sentence for each open gap that an operation below its path may close. */
export function gapsBeside(document: object): string[] {
  return readBundled(document).operations.flatMap(({ name, beside }) =>
    beside.map(({ id }) => `${name}: \`${id}\` stays open: if this operation answers it, remove the mark.`),
  );
}
