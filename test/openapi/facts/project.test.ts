// openapi/facts.md of this project.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { changedSources } from "../../../scripts/facts/changed.js";
import { problemsOf } from "../../../scripts/facts/check.js";
import { readFacts, specificationFile } from "../../../scripts/facts/facts.js";
import { idOf } from "../../../scripts/facts/gap-facts.js";
import type { Row } from "../../../scripts/facts/list.js";
import { citationsIn, findCited, partsOf, readSource } from "../../../scripts/facts/source.js";
import { readBundles } from "../../../src/cli/codegen/bundles.js";
import { gaps } from "../../../src/document/gaps.js";

const facts = await readFacts(await readBundles());
const rows = facts.list.tables.flatMap(({ group, title, facts }) =>
  facts.map((row) => ({ group, title, ...row })),
);
const at = ({ line, place, keyword, value, source }: Row) =>
  `facts.md:${line}: ${place} ${keyword} ${value} (${source})`;

test("facts.md lists every fact of the documents, each with a source", () => {
  expect(rows.length).toBeGreaterThan(400);
  expect(problemsOf(facts)).toEqual([]);
});

test("nothing but placeholders, a sample and the form of a member's id is a choice of the project", () => {
  const chosen = rows.filter(({ group, source }) => group !== "Words" && citationsIn(source).length === 0);
  expect(new Set(chosen.map(({ place, keyword }) => `${keyword} ${place}`.trim()))).toEqual(
    new Set(["default server.workspace_subdomain", "default server.service_host", "examples", "format"]),
  );
});

test("a mark cites the section that it names itself", () => {
  const marks = rows.filter(({ keyword }) => keyword === "gap");
  expect(marks.length).toBeGreaterThan(50);
  const sections = new Map<string, string>(
    gaps.map(({ id, source }) => [id, source.replace(/ \(.*\)$/, "")]),
  );
  const others = marks.filter((row) => {
    const scope = partsOf(row.source)?.scope ?? "";
    // A section with several tables is cited by the operation above the table.
    return scope !== sections.get(idOf(row)) && !/^[A-Z]+ \//.test(scope);
  });
  expect(others.map(at)).toEqual([]);
});

const hasSpecification = existsSync(specificationFile);
if (!hasSpecification)
  console.warn("The specification is not beside this checkout: the sources of the facts are not compared.");

describe.skipIf(!hasSpecification)("the specification beside this checkout", async () => {
  const units = hasSpecification ? readSource(await readFile(specificationFile, "utf8")) : [];

  test("has what every source cites, unchanged since it was reviewed", () => {
    expect(changedSources(facts.list, units)).toEqual([]);
  });

  test("says nothing to be not shown that no mark cites", () => {
    const marks = rows.filter(({ keyword }) => keyword === "gap");
    const cited = new Set(
      marks.flatMap(({ source }) => citationsIn(source).map((one) => findCited(one, units))),
    );
    const open = units.filter(({ text }) => /not shown[.;]|: not shown/.test(text));
    expect(open.length).toBeGreaterThan(10);
    expect(open.filter((unit) => !cited.has(unit)).map(({ text }) => text)).toEqual([]);
  });

  test("has what a fact names in the row or paragraph that the fact cites", () => {
    const compared = rows.filter((row) => citationsIn(row.source).length > 0 && expected(row) !== undefined);
    expect(compared.length).toBeGreaterThan(200);
    const wrong = compared.filter((row) => {
      const cited = citationsIn(row.source).map((citation) => findCited(citation, units));
      const text = cited.map((unit) => (typeof unit === "string" ? "" : unit.text)).join("\n");
      return !expected(row)?.every((pattern) => pattern.test(text));
    });
    expect(wrong.map(at)).toEqual([]);
  });
});

// What a fact names, as far as it is written the same way in the specification.
const formats: Record<string, RegExp> = { uuid: /UUID/, uri: /URL/, email: /email/ };
const word = (text: string) => new RegExp(`(?<![\\w-])${text.replaceAll(/[^\w ]/g, "\\$&")}(?![\\w-])`);
function expected({ place, keyword, value }: Row): RegExp[] | undefined {
  const name =
    place
      .replaceAll(/[[({].*?[\])}]/g, "")
      .split(".")
      .at(-1) ?? "";
  if (keyword === "property") return [word(name), ...typesIn(value)];
  if (keyword === "parameter") return typesIn(value);
  if (keyword === "operation") return [word(value.slice(value.indexOf("/")))];
  if (keyword === "format") return [formats[value] ?? word(value)];
  if (/^(enum|const|default|examples|minimum)$/.test(keyword)) return [word(value.replaceAll('"', ""))];
  return undefined;
}

// A date is a string; so is the name of a field in a map. The type of a list's items is not that of a field.
const string = /(?<!array of )string|date|map of field name|Accept: /i;

function typesIn(value: string): RegExp[] {
  const [type] = /\b(string|integer|number|boolean)$/.exec(value) ?? [];
  return type === undefined ? [] : [type === "string" ? string : word(type)];
}
