// People see a mistake first, and not all that it breaks: npm run lint, npm run generate and npm start show this.
import { rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundleSources } from "../../scripts/sources.js";
import { projectForEach } from "../support/project-copy.js";

const project = projectForEach();

/** The lines that people see, with places in the project. */
async function shown(): Promise<string[]> {
  const { message } = await bundleSources(project.path("")).then(
    () => new Error("nothing"),
    (error: Error) => error,
  );
  return message.split("\n").map((line) => line.replaceAll(/[./]*\S*support-desk-copy-\w+\//g, ""));
}

const rest = /^\d+ more may follow from this; `npx redocly lint` lists them\.$/;
/** Replaces a text. */
const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
const cut = (length: number) => (text: string) => text.slice(0, length);

type Row = [
  what: string,
  file: string,
  change: (text: string) => string,
  position: string,
  message: string | RegExp,
];

// A text in angle brackets stands for the number of the first line that has it, and * for any number.
test.each<Row>([
  [
    "a wrong indent",
    "components/schemas/Form.yaml",
    swap("    advice:", "       advice:"),
    "5:14",
    "Expected a schema; this is not YAML: bad indentation of a mapping entry.",
  ],
  [
    "an empty file",
    "components/parameters/PageNumber.yaml",
    () => "\n",
    "1:1",
    "Expected a parameter; the file is empty.",
  ],
  [
    "a file of comments",
    "paths/forms.yaml",
    () => "# Later.\n",
    "1:1",
    "Expected a path; the file has no keys.",
  ],
  [
    "a file that is saved in part, and does not parse",
    "components/schemas/Ticket.yaml",
    cut(200),
    "5:8",
    "Expected a schema; this is not YAML: expected ':' after a mapping key.",
  ],
  [
    "a file that is saved in part, and parses",
    "paths/tickets.yaml",
    (text) => text.slice(0, text.indexOf("  requestBody:")),
    "*:*",
    /lists its success, 401 and default/,
  ],
  ["an empty document", "openapi.yaml", () => "", "1:1", "Expected an OpenAPI document; the file is empty."],
  [
    "a document that is saved in part",
    "openapi.yaml",
    cut(5),
    "1:1",
    "Expected an OpenAPI document; Document must be JSON object, got string.",
  ],
  [
    "a misspelt reference",
    "paths/tickets.yaml",
    swap("NewTicket.yaml", "NewTickets.yaml"),
    "<NewTickets.yaml>:11",
    /Can't resolve \$ref: ENOENT: .* openapi\/components\/schemas\/NewTickets\.yaml/,
  ],
  [
    "a misspelt reference of a document",
    "v1.yaml",
    swap("v1_team_members_{", "v1_team_member_{"),
    "*:5",
    /Can't resolve \$ref: ENOENT: .* openapi\/paths\/v1_team_member_/,
  ],
  [
    "a file that refers to itself",
    "components/schemas/Pagination.yaml",
    () => "$ref: Pagination.yaml\n",
    "1:1",
    "Expected a schema; the file refers to itself.",
  ],
  [
    "a misspelt key of a reference",
    "v1.yaml",
    swap(/(PublicV1TicketList:\n +\$ref: )\S+/, '$1"#/components/schema/Pagination"'),
    "*:*",
    /Can't resolve \$ref/,
  ],
  [
    "a misspelt key",
    "paths/tickets_{ticket_id}.yaml",
    swap("summary: Read", "summarry: Read"),
    "<summarry:>:3",
    "Property `summarry` is not expected here. Did you mean summary? (struct)",
  ],
  [
    "a guess in place of a gap",
    "paths/customers.yaml",
    swap("2XX:", '"201":'),
    "<description: The customer was created>:7",
    /^"201" fills the gap "customers\.create\.success-status"/,
  ],
  [
    "a configuration that does not parse",
    "../redocly.yaml",
    (text) => `${text} foo: [\n`,
    "*:2",
    "Expected the linter's configuration; this is not YAML: bad indentation of a mapping entry.",
  ],
  [
    "a misspelt extension",
    "components/schemas/NewTicket.yaml",
    swap("x-not-shown:", "x-not-show:"),
    "<x-not-show:>:1",
    /There is no extension x-not-show; .* Did you mean x-not-shown/,
  ],
  [
    "a section that the specification does not have",
    "components/schemas/NewTicket.yaml",
    swap("source: Tickets", "source: Tikets"),
    "*:*",
    /"Tikets" is not a section .*; openapi\/rules\/service\.js lists them\./,
  ],
  [
    "a pattern that is no regular expression",
    "paths/customers.yaml",
    swap("statuses: ^2", "statuses: (^2"),
    "*:*",
    /^disallowed\.statuses of a gap must be a regular expression\./,
  ],
  [
    "an operation id that another operation has",
    "paths/forms.yaml",
    swap("listForms", "getTicket"),
    "2:16",
    /^The operationId "getTicket" is already that of GET \/tickets\/\{ticket_id\}; choose another one for GET \/forms\./,
  ],
  [
    "a rule that does not exist",
    "../redocly.yaml",
    swap("no-unused-components", "no-unused-componentz"),
    "*:*",
    /no-unused-componentz/,
  ],
])("%s is all that is shown, with its place", async (_, name, change, position, message) => {
  const file = join("openapi", name);
  await project.edit(file, change);
  const edited = await project.read(file);
  const line = (text: string) => `${edited.slice(0, edited.indexOf(text)).split("\n").length}`;
  const numbers = position.replace(/<(.+)>/, (_, text) => line(text)).replaceAll("*", "\\d+");
  const [place = "", first, ...others] = await shown();
  expect(place.slice(0, file.length)).toBe(file);
  expect(place.slice(file.length)).toMatch(new RegExp(`^:${numbers}$`));
  expect(first?.trim()).toEqual(typeof message === "string" ? message : expect.stringMatching(message));
  expect(others.filter((line) => !rest.test(line))).toEqual([]);
});

test("a mistake in the file that was saved last is shown before one in another file", async () => {
  const files = ["openapi/paths/forms.yaml", "openapi/paths/reports_tickets.yaml"];
  for (const file of files) await project.edit(file, (text) => text.replace("summary:", "summarry:"));
  for (const last of files) {
    await utimes(project.path(last), new Date(), new Date(Date.now() + 10_000));
    expect((await shown())[0]).toMatch(new RegExp(`^${last}:\\d+:3$`));
    await utimes(project.path(last), new Date(), new Date(0));
  }
});

test("a document that is gone, and a folder that is misspelt, are named", async () => {
  await project.edit("openapi/paths/forms.yaml", (text) => text.replace("../components/", "../component/"));
  expect((await shown())[1]).toContain("no such file or directory openapi/component/schemas/");
  await rm(project.path("openapi/openapi.yaml"));
  expect(await shown()).toEqual([expect.stringContaining("no such file or directory openapi/openapi.yaml")]);
});
