import type { Bundle } from "../../src/cli/codegen/bundles.js";
import { withoutNotes } from "../../src/cli/codegen/gaps.js";
import { textsIn } from "../../src/cli/kit/texts.js";
import type { Fact, Table } from "./fact.js";

// From three on: one and two are ordinary words.
const numberWords =
  "three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|(twen|thir|for|fif|six|seven|eigh|nine)ty|dozens?|hundreds?|thousands?|millions?";
const number = new RegExp(`(?<![\\w.])\\d[\\w.]*\\b|\\b(${numberWords})\\b`, "gi");
const literal = /`([^`\n]+)`/g;
// Samples of code, and the numbers of a list.
const skipped = /^```[\s\S]*?^```$|^\d+\. /gm;
const inDescriptions = ["title", "summary", "description"];
const inMarks = ["what", "advice"];

/** The numbers, and the literals in backticks, that texts name besides the facts of the documents: they are facts, too. */
export function wordFacts(bundles: readonly Bundle[], tables: readonly Table[]): Table[] {
  const stated = statedIn(tables);
  const texts = bundles.flatMap(({ document }) => [...textsIn(document, [...inDescriptions, ...inMarks])]);
  const table = (title: string, isMark: boolean): Table => {
    const own = texts.filter(({ key }) => inMarks.includes(key) === isMark);
    const named = own.flatMap(({ text }) => namedIn(withoutNotes(text)));
    const facts = named.filter((fact) => !stated.has(fact.value));
    const distinct = new Map(facts.map((fact) => [fact.value, fact]));
    return { group: "Words", title, facts: [...distinct.values()] };
  };
  return [table("descriptions", false), table("marks", true)].filter(({ facts }) => facts.length > 0);
}

/** The names and values of facts. A status is one of its operation alone, so that a text that names it names a fact of its own. */
function statedIn(tables: readonly Table[]): ReadonlySet<string> {
  const facts = tables.flatMap((table) => table.facts);
  const names = facts.flatMap(({ place }) => place.replaceAll(/\{.*?\}|^\d\w\w\b/g, "").split(/[.[\]()]+/));
  const own = /^(anyOf|oneOf|gap|status)$/;
  const values = facts.filter(({ keyword }) => !own.test(keyword)).map(({ value }) => plain(value));
  const parameters = facts.flatMap(({ keyword, value }) =>
    keyword === "parameter" ? (value.match(/\w+(?=,)/) ?? []) : [],
  );
  return new Set([...names, ...values, ...parameters]);
}

const plain = (value: string): string => (value.startsWith('"') ? String(JSON.parse(value)) : value);

function namedIn(text: string): Fact[] {
  const prose = text.replaceAll(skipped, "");
  const literals = [...prose.matchAll(literal)].map(([, value = ""]) => value);
  const numbers = [...prose.replaceAll(literal, "").matchAll(number)];
  return [
    ...literals.map((value) => ({ place: "", keyword: "literal", value })),
    ...numbers.map(([value]) => ({
      place: "",
      keyword: "number",
      value: value.toLowerCase().replace(/\.$/, ""),
    })),
  ];
}
