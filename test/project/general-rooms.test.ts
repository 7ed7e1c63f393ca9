import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import document from "../../src/generated/openapi.json" with { type: "json" };
import { entriesBelow } from "../support/entries.js";

// Only src/desk knows the service. The other rooms would serve any document that marks its gaps.
const rooms = ["base", "document", "client", "server", "paginate", "validate", "calls", "mock", "tools"];

// Words of every API, HTTP, HTML, JSON Schema or code. A room may use them, but not as a segment of a path.
const everyApi = `agent author cc choice closed comment content count description draft email error field form group id
  label language link member message name number present previous primary priority question report slug status summary
  tag time-zone title to type url value`;
const allowed = new Set(everyApi.split(/\s+/).map(wordsOf));

const names = new Set<string>();
const segments = new Set<string>();
const { paths, components, tags } = document;
for (const segment of Object.keys(paths).flatMap((path) => path.split("/"))) segments.add(segment);
for (const name of Object.keys(components.schemas)) names.add(name);
for (const { name } of tags) names.add(name);
for (const { key, value } of entriesBelow({ paths, components })) {
  if (key === "properties") for (const property of Object.keys(Object(value))) names.add(property);
  if (key === "operationId") names.add(String(value));
  if (typeof Object(value).in === "string") names.add(Object(value).name);
}

/** Splits a name into singular words: `ticket-id` for `ticket_id`, `ticketId` and `TicketIds`. */
function wordsOf(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/);
  return words.map((word) => word.toLowerCase().replace(/(?<=..)s$/, "")).join("-");
}

const known = [...names, ...segments]
  .map((name) => wordsOf(name.replace(/[{}]/g, "")))
  .filter((words) => words && !allowed.has(words));

/** Finds the words of the service in a text, each with its line. */
function wordsIn(text: string): string[] {
  return text.split("\n").flatMap((line, index) => {
    const identifiers = line.match(/[A-Za-z][A-Za-z0-9]*([_-][A-Za-z0-9]+)*/g) ?? [];
    const ofService = identifiers.filter((identifier) => {
      const words = `-${wordsOf(identifier)}-`;
      return known.some((name) => words.includes(`-${name}-`));
    });
    const inPaths = line.match(/(?<=(?<!\$defs)(?:~1|\/))[\w{}-]+(?![\w.-])/g) ?? [];
    const found = [...ofService, ...inPaths.filter((segment) => segments.has(segment))];
    return found.map((word) => `${index + 1}: ${word}`);
  });
}

test.each(rooms)("src/%s has no word of the service", async (room) => {
  const found: string[] = [];
  for (const entry of await readdir(join("src", room), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    for (const word of wordsIn(await readFile(file, "utf8"))) found.push(`${file}:${word}`);
  }
  expect(found).toEqual([]);
});

test("the search finds each form of the words of the service", () => {
  const texts = 'createTicket;"page_number";x-api-key;A customer;GET /forms;~1reports;TeamMembers'.split(";");
  expect(texts.filter((text) => wordsIn(text).length === 0)).toEqual([]);
  const others = "import './forms.js'; // SupportDeskError of a workspace, a comment, timeZone, the report";
  expect(wordsIn(others)).toEqual([]);
});
