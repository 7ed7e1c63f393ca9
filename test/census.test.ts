import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { Row } from "../openapi/rules/census/facts.js";
import { readCensus } from "../openapi/rules/census/read-census.js";
import { gaps } from "../src/document/gaps.js";

const text = await readFile("openapi/census.md", "utf8");
const census = readCensus(text);
const rows = [...census.tables.values()].flatMap((tables) => [...tables.values()].flat());
const sourced = rows.filter(({ source }) => !source.startsWith("our choice: "));

const folder = "../shared";
const hasSpecification = existsSync(folder);
if (!hasSpecification)
  console.warn("The specification is not beside this checkout: the census's sources are not compared.");
const specification = hasSpecification
  ? await readFile(`${folder}/source/support-desk-external-api.md`, "utf8")
  : "";
const lines = specification.split("\n");

const titleOf = (line: number) => `census.md:${line}`;
const lineOf = ({ source }: Row) => Number(/ (\d+)$/.exec(source)?.[1]);
/** The last heading at or above a line, without what it has in parentheses. */
const sectionOf = (line: number) =>
  lines
    .slice(0, line)
    .filter((one) => /^#+ /.test(one))
    .at(-1)
    ?.replace(/^#+ /, "")
    .replace(/ \(.*\)$/, "");

test("the census has hundreds of facts, each with a source", () => {
  expect(census.mistakes).toEqual([]);
  expect(rows.length).toBeGreaterThan(500);
  expect(sourced.filter(({ source }) => !/^\S.* \d+$/.test(source))).toEqual([]);
});

test("nothing but placeholders and a sample is a choice of the project", () => {
  const chosen = rows
    .filter((row) => !sourced.includes(row) && !/^(number|literal)$/.test(row.keyword))
    .map(({ place, keyword }) => `${keyword} ${place}`.trim());
  expect(new Set(chosen)).toEqual(
    new Set(["default server.workspace_subdomain", "default server.service_host", "examples"]),
  );
});

test("a mark is listed with the section that it names itself", () => {
  const marks = rows.filter(({ keyword }) => keyword === "gap");
  expect(marks.length).toBeGreaterThan(50);
  for (const { value, source, line } of marks) {
    const id = value.split(/[ ,]/)[0];
    const section = gaps.find((gap) => gap.id === id)?.source.replace(/ \(.*\)$/, "");
    expect(source.replace(/ \d+$/, ""), `${titleOf(line)}: ${id}`).toBe(section);
  }
});

test("no fact is listed twice", () => {
  for (const tables of census.tables.values()) {
    for (const [table, own] of tables) {
      const facts = own.map(({ place, keyword, value }) => `${place} | ${keyword} | ${value}`);
      expect(new Set(facts).size, table).toBe(facts.length);
    }
  }
});

// What a fact names is on the line that it comes from, as far as that is written the same way there.
const formats: Record<string, RegExp> = {
  uuid: /UUID/,
  email: /email/,
  uri: /URL/,
  date: /date/,
  "date-time": /date-time/,
};
const patternOf = (word: string) => new RegExp(`(?<![\\w-])${word.replace(/[^\w ]/g, "\\$&")}(?![\\w-])`);
function expected({ place, keyword, value }: Row): RegExp | undefined {
  const name =
    place
      .replace(/[[({].*?[\])}]/g, "")
      .split(".")
      .at(-1) ?? "";
  if (keyword === "property" || keyword === "parameter") return patternOf(name);
  if (keyword === "operation") return patternOf(value.slice(value.indexOf("/")));
  if (keyword === "type" && /integer|number|boolean/.test(value)) return patternOf(value);
  // A date is a string; so is the name of a field in a map.
  if (keyword === "type" && value === "string") return /string|date|map of field name|`Accept: /;
  if (keyword === "format") return formats[value] ?? patternOf(value);
  if (/^(enum|const|default|examples|minimum|name)$/.test(keyword))
    return patternOf(value.replace(/^"|"$/g, ""));
  return undefined;
}

describe.skipIf(!hasSpecification)("the specification beside this checkout", () => {
  test("is the one that the census names", () => {
    const hash = createHash("sha256").update(specification).digest("hex");
    expect(text).toContain(`Of the specification: ${lines.length} lines, SHA-256 \`${hash}\`.`);
  });

  test("has each line that the census names in the section that it names", () => {
    for (const row of sourced) {
      const line = lineOf(row);
      expect(lines[line - 1]?.trim(), titleOf(row.line)).toBeTruthy();
      expect(row.source, titleOf(row.line)).toBe(`${sectionOf(line)} ${line}`);
    }
  });

  test("has what a fact names on the line of that fact", () => {
    const compared = sourced.filter((row) => expected(row) !== undefined);
    expect(compared.length).toBeGreaterThan(300);
    const wrong = compared.filter((row) => !expected(row)?.test(lines[lineOf(row) - 1] ?? ""));
    expect(
      wrong.map(({ line, table, place, keyword, value, source }) =>
        [titleOf(line), table, place, keyword, value, source].join(" | "),
      ),
    ).toEqual([]);
  });
});
