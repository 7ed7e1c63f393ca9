import { nearest } from "../../base/nearest.js";
import { gapsOf } from "../../document/gaps.js";
import { type Operation, readBundled } from "../../document/reading.js";
import { registerOf } from "../codegen/gaps.js";
import { UsageError } from "../errors.js";

export type RegisteredGap = ReturnType<typeof registerOf>[number];

/** The id of an operation, and its method and path. */
const idAndName = ({ id, name }: Operation): string[] => [id, name];

/** Finds operations by an id, or by a method and path, in any case. */
export function findOperations(words: readonly string[], document: object): Operation[] {
  const wanted = words.join(" ").toLowerCase();
  return readBundled(document).operations.filter((one) =>
    idAndName(one).some((name) => name.toLowerCase() === wanted),
  );
}

/**
 * Chooses gaps for the command `gaps`.
 *
 * @param words - the name of an operation, or words that the gap contains
 * @param status - the status of a failure; only gaps that can be its cause are returned, the most specific first
 * @throws UsageError for a status that does not exist in HTTP
 */
export function chooseGaps(document: object, words: readonly string[], status?: string): RegisteredGap[] {
  const named = findOperations(words, document);
  const register = registerOf(document);
  const operations = named.length > 0 ? named : readBundled(document).operations;
  const ids = status === undefined ? register.map(({ id }) => id) : admittingGaps(status, operations);
  const gaps = ids.flatMap((id) => register.filter((gap) => gap.id === id));
  if (named.length > 0) {
    return gaps.filter(({ operations }) => named.some(({ name }) => operations.includes(name)));
  }
  const wanted = words.map((word) => word.toLowerCase());
  return gaps.filter(({ id, what, advice }) => {
    const text = `${id} ${what} ${advice}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Returns the ids of the gaps that can be the cause of a status in these operations. */
function admittingGaps(text: string, operations: readonly Operation[]): string[] {
  if (!/^[1-5]\d\d$/.test(text))
    throw new UsageError(`--status must be a status such as 404, not "${text}".`);
  const ids = operations.flatMap(({ open, responses }) => {
    const isDocumented = responses.some(({ key }) => key === text);
    return gapsOf(Object.keys(open), open, Number(text), isDocumented);
  });
  return [...new Set(ids)];
}

/** Returns the operation, the gap or the part of a gap's id that misspelt words probably mean. */
export function suggestionFor(words: readonly string[], document: object): string | undefined {
  const wanted = words.join(" ");
  const ids = registerOf(document).map(({ id }) => id);
  const names = [
    ...readBundled(document).operations.flatMap(idAndName),
    ...ids,
    ...ids.flatMap((id) => id.split(/[.-]/)),
  ];
  return nearest(wanted, names, wanted.length / 3);
}
