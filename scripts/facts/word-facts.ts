import { nodesBelow } from "../../src/document/nodes.js";
import { withoutNotes } from "../../src/document/notes.js";
import type { Document } from "../../src/document/openapi.js";
import { rootOf } from "../../src/document/place.js";
import type { Bundle } from "../../src/tools/codegen/bundles.js";
import { type Fact, newTable, type Table } from "./fact.js";

// One and two are ordinary words.
const numberWords =
  "three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|(twen|thir|for|fif|six|seven|eigh|nine)ty|dozens?|hundreds?|thousands?|millions?";
const numeral = new RegExp(`(?<![\\w.])\\d[\\w.]*\\b|\\b(${numberWords})\\b`, "gi");
const codeSpan = /`([^`\n]+)`/g;
// Samples of code, and the numbers of list items.
const skipped = /^```[\s\S]*?^```$|^\d+\. /gm;
const inDescriptions = ["title", "summary", "description"];
const inMarks = ["what", "advice"];

/** The facts that are only in texts: the numbers and literals in backticks that no other fact states. */
export function wordFacts(bundles: readonly Bundle[], tables: readonly Table[]): Table {
  const stated = statedWords(tables);
  const texts = bundles.flatMap(({ document }) => textsIn(document));
  const named = texts.flatMap(([key, text]) => {
    return namedIn(withoutNotes(text), inMarks.includes(key) ? "marks" : "descriptions");
  });
  const facts = named.filter(({ value }) => !stated.has(value));
  return newTable("Words", "texts", facts);
}

/** The texts of a document, by their keys. The descriptions of the values of an enum are among them. */
function textsIn(document: Document): [key: string, text: string][] {
  const entries = [...nodesBelow(rootOf(document))].flatMap(({ place: { node }, hasNames }) => [
    ...(hasNames
      ? []
      : Object.entries(node).filter(([key]) => [...inDescriptions, ...inMarks].includes(key))),
    ...Object.values(node["x-enumDescriptions"] ?? {}).map((text) => ["description", text] as const),
  ]);
  return entries.flatMap(([key, text]) => (typeof text === "string" ? [[key, text]] : []));
}

/** The names and values of facts, except statuses: a status belongs to one operation, so a text that names it states a new fact. */
function statedWords(tables: readonly Table[]): ReadonlySet<string> {
  const facts = tables.flatMap((table) => table.facts);
  const names = facts.flatMap(({ place }) => place.replaceAll(/\{.*?\}|^\d\w\w\b/g, "").split(/[.[\]()]+/));
  const values = facts.filter(({ keyword }) => !nameless.test(keyword)).map(({ value }) => plain(value));
  return new Set([...names, ...values]);
}

const nameless = /^(anyOf|oneOf|gap|required|status)$/;
const plain = (value: string): string => (value.startsWith('"') ? String(JSON.parse(value)) : value);

function namedIn(text: string, place: string): Fact[] {
  const prose = text.replaceAll(skipped, "");
  const literals = [...prose.matchAll(codeSpan)].map(([, value = ""]) => ["literal", value] as const);
  const numbers = [...prose.replaceAll(codeSpan, "").matchAll(numeral)].map(
    ([value]) => ["number", value.toLowerCase().replace(/\.$/, "")] as const,
  );
  return [...literals, ...numbers].map(([keyword, value]) => ({ place, keyword, value }));
}
