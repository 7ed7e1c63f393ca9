// A project of one small document, and its facts.md.
import { problemsOf } from "../../../scripts/facts/check.js";
import { factsOf, updatedText } from "../../../scripts/facts/facts.js";
import type { Unit } from "../../../scripts/facts/source.js";
import { documents } from "../../../src/cli/codegen/bundles.js";
import type { Document } from "../../../src/cli/codegen/openapi.js";
import { type Change, changed } from "../lint/base-document.js";

/** The problems of a facts.md, and what `npm run generate` makes of it. */
export function listed(text: string, change: Change, units: readonly Unit[] = []) {
  const facts = factsOf([{ ...documents[0], document: changed(change) as Document }], text, units);
  return { problems: problemsOf(facts), text: updatedText(facts) };
}

/** No change of the document. */
export const none: Change = () => {};

/** The facts.md of the base document with a change, each fact with a source. */
export const sourced = (change: Change = none) =>
  listed("# Facts\n\n", change).text.replaceAll("| ? |", "| Tickets: thing |");
