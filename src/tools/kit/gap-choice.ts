import { gapsAdmitting } from "../../client/operation.js";
import type { Bundle } from "../codegen/bundles.js";
import { failureGaps, registerOf } from "../codegen/gaps.js";
import { type Document, operationsOf, type PathOperation } from "../codegen/openapi.js";
import { UsageError } from "../errors.js";
import { nearest } from "../nearest.js";

/** An entry of the register. */
export type RegisteredGap = ReturnType<typeof registerOf>[number];

/** An operation, and the document that describes it. */
export interface Described {
  document: Document;
  entry: PathOperation;
}

/** Every operation of some documents. */
export const describedIn = (bundles: readonly Bundle[]): Described[] =>
  bundles.flatMap(({ document }) => operationsOf(document).map((entry) => ({ document, entry })));

const namesOf = ({ entry }: Described) => [entry.operation.operationId, entry.name];

/** The operations that words name, by their id or by their method and path. */
export function namedBy(words: readonly string[], bundles: readonly Bundle[]): Described[] {
  const wanted = words.join(" ").toLowerCase();
  return describedIn(bundles).filter((one) => namesOf(one).some((name) => name.toLowerCase() === wanted));
}

/**
 * The gaps that somebody asks for.
 *
 * @param words - what names an operation, or words that a gap has
 * @param status - of a failure; the gaps that may be its cause come in the order of how close they are to it
 * @throws UsageError for a status that HTTP does not have
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

/** The ids of the gaps that may be the cause of a status, of some operations. */
function admittingGaps(text: string, asked: readonly Described[]): string[] {
  if (!/^[1-5]\d\d$/.test(text))
    throw new UsageError(`--status must be a status such as 404, not "${text}".`);
  const ids = asked.flatMap(({ document, entry }) => {
    const open = failureGaps(document).get(entry.name) ?? [];
    const admitted = Object.fromEntries(open.map(({ id, admitted }) => [id, admitted]));
    return gapsAdmitting(Number(text), Object.hasOwn(entry.operation.responses, text), admitted);
  });
  return [...new Set<string>(ids)];
}

/** What words could have meant that nothing has: an operation, a gap, or a part of its id. */
export function suggestionFor(words: readonly string[], bundles: readonly Bundle[]): string | undefined {
  const wanted = words.join(" ");
  const ids = registerOf(bundles).map(({ id }) => id);
  const parts = ids.flatMap((id) => id.split(/[.-]/));
  const known = [...describedIn(bundles).flatMap(namesOf), ...ids, ...parts];
  return nearest(wanted, known, wanted.length / 3);
}
