import { unescapeKey } from "../../document/json-pointer.js";
import type { AnswerEvidence, Evidence, PlaceEvidence, PlacesEvidence } from "../../observe/evidence.js";
import { knownHeaders } from "../../observe/headers.js";
import { relations } from "../../observe/pages.js";
import { bundleOf, type Knowledge } from "./knowledge.js";

const statuses = /^([1-5]\d\d|other)$/;
const pages = ["absent", "first", "later"];
const faults = ["missing-field", "wrong-type", "wrong-format", "wrong-value"];

/**
 * Keeps of evidence what the documents name. A file can have anything in the place of a name, and nothing of it may reach a
 * table or an overlay.
 *
 * @returns nothing for an operation that the documents do not have
 */
export function knownEvidence(line: Evidence, knowledge: Knowledge): Evidence | undefined {
  const operation = bundleOf(knowledge, line.operation)?.checks.operations[line.operation];
  if (operation === undefined) return undefined;
  const answer = (one: AnswerEvidence): AnswerEvidence => {
    const { headers, query, pages: counts, request, response, ...numbers } = one;
    return {
      ...numbers,
      ...(headers && { headers: only(headers, (name) => knownHeaders.has(name)) }),
      ...(query && { query: only(query, (name) => operation.query?.includes(name) ?? false) }),
      ...(counts && {
        pages: mapped(
          only(counts, (page) => pages.includes(page)),
          knownRelations,
        ),
      }),
      ...(request && { request: knownPlaces(request, knowledge) }),
      ...(response && { response: knownPlaces(response, knowledge) }),
    };
  };
  const answers = only(line.answers, (status) => statuses.test(status));
  return { ...line, answers: mapped(answers, answer) };
}

const knownRelations = (counts: Readonly<Record<string, number>>) =>
  only(counts, (name) => (relations as readonly string[]).includes(name));

function knownPlaces(places: PlacesEvidence, { properties, words }: Knowledge): PlacesEvidence {
  const isNamed = (key: string) => key === "*" || properties.has(unescapeKey(key));
  const place = (one: PlaceEvidence): PlaceEvidence => ({
    ...one,
    ...(one.words && { words: only(one.words, (word) => words.has(word)) }),
    ...(one.faults && { faults: only(one.faults, (kind) => faults.includes(kind)) }),
  });
  const isKnown = (pointer: string) =>
    pointer === "" || (pointer.startsWith("/") && pointer.slice(1).split("/").every(isNamed));
  return mapped(only(places, isKnown), place);
}

function only<Value>(record: Readonly<Record<string, Value>>, isKept: (key: string) => boolean) {
  return Object.fromEntries(Object.entries(record).filter(([key]) => isKept(key)));
}

function mapped<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
