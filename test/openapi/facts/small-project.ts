// A project of one small document, and its facts.md.
import { factsOf, problemsOf, updatedText } from "../../../scripts/facts/facts.js";
import { documents } from "../../../src/desk/documents.js";
import type { Document } from "../../../src/document/openapi.js";
import { type Change, changed } from "../lint/base-document.js";

/** The problems of a facts.md, and its text after `npm run generate`. */
export function listed(text: string, change: Change) {
  const facts = factsOf([{ ...documents[0], document: changed(change) as Document }], text);
  return { problems: problemsOf(facts), text: updatedText(facts) };
}

/** No change of the document. */
export const none: Change = () => {};

/** The facts.md of the base document with a change, and with all sources and words. */
export const worded = (change: Change = none) =>
  listed("# Facts\n\n", change)
    .text.replaceAll("| ? |", "| stated |")
    .replaceAll("Source: ?", "Source: Tickets: stated");
