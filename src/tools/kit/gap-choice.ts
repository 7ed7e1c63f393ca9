import { nearest } from "../../base/nearest.js";
import { gapsAdmitting } from "../../client/operation.js";
import type { Bundle } from "../codegen/bundles.js";
import { failureGaps, registerOf } from "../codegen/gaps.js";
import { type Document, operationsOf, type PathOperation } from "../codegen/openapi.js";
import { UsageError } from "../errors.js";

/** An entry of the gap register. */
export type RegisteredGap = ReturnType<typeof registerOf>[number];

/** An operation, and the document that describes it. */
export interface Described {
  document: Document;
  entry: PathOperation;
}

/** Returns every operation of the documents. */
export const describedIn = (bundles: readonly Bundle[]): Described[] =>
  bundles.flatMap(({ document }) => operationsOf(document).map((entry) => ({ document, entry })));

/** The id of an operation, and its method and path. */
export const namesOf = ({ entry }: Described): string[] => [entry.operation.operationId, entry.name];

/** Finds an operation by its id, or by its method and path, in any case. Two documents can have an operation of the same id. */
export function namedBy(words: readonly string[], bundles: readonly Bundle[]): Described[] {
  const wanted = words.join(" ").toLowerCase();
  return describedIn(bundles).filter((one) => namesOf(one).some((name) => name.toLowerCase() === wanted));
}

/**
 * Chooses gaps for the command `gaps`.
 *
 * @param words - the name of an operation, or words that the gap contains
 * @param status - the status of a failure; only gaps that can be its cause are returned, the most specific first
 * @throws UsageError for a status that does not exist in HTTP
 */
export function chooseGaps(
  bundles: readonly Bundle[],
  words: readonly string[],
  status?: string,
): RegisteredGap[] {
  const named = namedBy(words, bundles);
  const register = registerOf(bundles);
  const asked = named.length > 0 ? named : describedIn(bundles);
  const ids = status === undefined ? register.map(({ id }) => id) : admittingGaps(status, asked);
  const gaps = ids.flatMap((id) => register.filter((gap) => gap.id === id));
  if (named.length > 0) {
    return gaps.filter(({ operations }) => named.some(({ entry }) => operations.includes(entry.name)));
  }
  const wanted = words.map((word) => word.toLowerCase());
  return gaps.filter(({ id, what, advice }) => {
    const text = `${id} ${what} ${advice}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Returns the ids of the gaps that can be the cause of a status in these operations. */
function admittingGaps(text: string, asked: readonly Described[]): string[] {
  if (!/^[1-5]\d\d$/.test(text))
    throw new UsageError(`--status must be a status such as 404, not "${text}".`);
  const documents = new Set(asked.map(({ document }) => document));
  const failures = new Map([...documents].map((document) => [document, failureGaps(document)]));
  const ids = asked.flatMap(({ document, entry }) => {
    const isDocumented = Object.hasOwn(entry.operation.responses, text);
    return gapsAdmitting(Number(text), isDocumented, failures.get(document)?.[entry.name]);
  });
  return [...new Set<string>(ids)];
}

/** Returns the operation, the gap or the part of a gap's id that misspelt words probably mean. */
export function suggestionFor(words: readonly string[], bundles: readonly Bundle[]): string | undefined {
  const wanted = words.join(" ");
  const ids = registerOf(bundles).map(({ id }) => id);
  const known = [...describedIn(bundles).flatMap(namesOf), ...ids, ...ids.flatMap((id) => id.split(/[.-]/))];
  return nearest(wanted, known, wanted.length / 3);
}
