import { nearest } from "../../base/nearest.js";
import { gapsOf } from "../../document/gaps.js";
import { byHarm, type MarkedGap, type Operation, readBundled } from "../../document/reading.js";
import { UsageError } from "../errors.js";

/** The id of an operation, and its method and path. */
const idAndName = ({ id, name }: Operation): string[] => [id, name];

/** Finds an operation by its id, or by its method and path, in any case. */
export function findOperation(words: readonly string[], document: object): Operation | undefined {
  const wanted = words.join(" ").toLowerCase();
  return readBundled(document).operations.find((one) =>
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
export function chooseGaps(document: object, words: readonly string[], status?: string): MarkedGap[] {
  const { operations, gaps } = readBundled(document);
  const named = findOperation(words, document);
  const chosen =
    status === undefined
      ? (named?.gaps ?? [...gaps.values()].sort(byHarm))
      : admittingGaps(status, named ? [named] : operations).flatMap((id) => gaps.get(id) ?? []);
  if (named) return [...chosen];
  const wanted = words.map((word) => word.toLowerCase());
  return chosen.filter(({ gap: { id, what, advice, words = [] } }) => {
    const text = [id, what, advice, ...words].join(" ").toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Returns the ids of the gaps that can be the cause of a status in these operations. */
function admittingGaps(text: string, operations: readonly Operation[]): string[] {
  if (!/^[1-5]\d\d$/.test(text))
    throw new UsageError(`--status must be a status such as 404, not "${text}".`);
  const ids = operations.flatMap(({ open, responses }) => {
    const isDocumented = responses.some(({ key }) => key === text);
    return gapsOf(open, Number(text), isDocumented);
  });
  return [...new Set(ids)];
}

/** Returns the operation, the gap or the part of a gap's id that misspelt words probably mean. */
export function suggestionFor(words: readonly string[], document: object): string | undefined {
  const wanted = words.join(" ");
  const { operations, gaps } = readBundled(document);
  const ids = [...gaps.keys()];
  const names = [...operations.flatMap(idAndName), ...ids, ...ids.flatMap((id) => id.split(/[.-]/))];
  return nearest(wanted, names, wanted.length / 3);
}
