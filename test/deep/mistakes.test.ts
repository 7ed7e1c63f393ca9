// After a mistake, npm run lint, npm run generate and npm start first show the mistake, not everything that it breaks.
import { rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundleSources } from "../../scripts/sources.js";
import { projectForEach } from "../support/project-copy.js";

const project = projectForEach();

/** The lines that people see, with locations in the project. */
async function shown(): Promise<string[]> {
  const { message } = await bundleSources(project.path("")).then(
    () => new Error("nothing"),
    (error: Error) => error,
  );
  return message.split("\n").map((line) => line.replaceAll(/[./]*\S*support-desk-copy-\w+\//g, ""));
}

const rest = /^\d+ more may follow from this; `npx redocly lint` lists them\.$/;
const swap = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

type Row = [
  what: string,
  file: string,
  change: (text: string) => string,
  position: string,
  message: string | RegExp,
];

// In a position, <text> stands for the number of the first line that has the text, and * for any number.
test.each<Row>([
  [
    "a wrong indent",
    "components/schemas/Form.yaml",
    swap("    advice:", "       advice:"),
    "7:14",
    "Expected a schema; this is not YAML: bad indentation of a mapping entry. Quote a text that contains a colon and a space, or begins with a sign.",
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
    "half a file that parses",
    "paths/tickets.yaml",
    (text) => text.slice(0, text.indexOf("  requestBody:")),
    "*:*",
    /List the success, 401 and default/,
  ],
  [
    "half a document",
    "openapi.yaml",
    (text) => text.slice(0, 5),
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
    "a file that refers to itself",
    "components/schemas/Pagination.yaml",
    () => "$ref: Pagination.yaml\n",
    "1:1",
    "Expected a schema; the file refers to itself.",
  ],
  [
    "a misspelt key",
    "paths/tickets_{ticket_id}.yaml",
    swap("summary: Read", "summarry: Read"),
    "<summarry:>:3",
    "Property `summarry` is not expected here. Did you mean summary? (struct)",
  ],
  [
    "a path without a slash",
    "openapi.yaml",
    swap("\n  /forms:", "\n  forms:"),
    "<  forms:>:3",
    "Property `forms` is not expected here. Begin a path with a slash. (struct)",
  ],
  [
    "a keyword of OpenAPI 3.0",
    "components/schemas/Form.yaml",
    swap("type: string", "type: string\n    nullable: true"),
    "<nullable:>:5",
    'Property `nullable` is not expected here. For a value that can be null, write type: [string, "null"]. (struct)',
  ],
  [
    "a field of an example that the schema lacks",
    "paths/customers.yaml",
    swap(/^( +)(email: \S+@.*)$/m, "$1$2\n$1slugg: x"),
    "<slugg>:*",
    /unevaluated propert.* Remove the property from the example, or add it to the schema\. \(/,
  ],
  [
    "a wrong pattern in a mark",
    "paths/customers.yaml",
    swap("statuses: ^2", "statuses: (^2"),
    "*:*",
    /^disallowed\.statuses must be a regular expression\./,
  ],
  [
    "an operation id that another operation has",
    "paths/forms.yaml",
    swap("listForms", "getTicket"),
    "2:16",
    /^GET \/tickets\/\{ticket_id\} already has the operationId "getTicket"\. Choose another one for GET \/forms\./,
  ],
  [
    "a configuration that does not parse",
    "../redocly.yaml",
    (text) => `${text} foo: [\n`,
    "*:2",
    /^Expected the linter's configuration; this is not YAML: bad indentation of a mapping entry\. Quote /,
  ],
  [
    "a rule that does not exist",
    "../redocly.yaml",
    swap("no-unused-components", "no-unused-componentz"),
    "*:*",
    /no-unused-componentz/,
  ],
])("%s is shown alone, with its location", async (_, name, change, position, message) => {
  const file = join("openapi", name);
  await project.edit(file, change);
  const edited = await project.read(file);
  const line = (text: string) => `${edited.slice(0, edited.indexOf(text)).split("\n").length}`;
  const numbers = position.replace(/<(.+)>/, (_, text) => line(text)).replaceAll("*", "\\d+");
  const [location = "", first, ...others] = await shown();
  expect(location.slice(0, file.length)).toBe(file);
  expect(location.slice(file.length)).toMatch(new RegExp(`^:${numbers}$`));
  expect(first?.trim()).toEqual(typeof message === "string" ? message : expect.stringMatching(message));
  expect(others.filter((line) => !rest.test(line))).toEqual([]);
});

test("two mistakes in the file that was saved last are shown, and the others are counted", async () => {
  const files = ["openapi/paths/forms.yaml", "openapi/paths/reports_tickets.yaml"];
  for (const file of files) await project.edit(file, swap(/(summary|operationId|description):/g, "$1s:"));
  for (const last of files) {
    await utimes(project.path(last), new Date(), new Date(Date.now() + 10_000));
    const at = expect.stringMatching(`^${last}:\\d+:\\d+$`);
    const [first, , second, , more, ...others] = await shown();
    expect([first, second, more, others]).toEqual([at, at, expect.stringMatching(rest), []]);
    await utimes(project.path(last), new Date(), new Date(0));
  }
});

test("a misspelt folder and a missing document are named", async () => {
  await project.edit("openapi/paths/forms.yaml", swap("../components/", "../component/"));
  expect((await shown())[1]).toContain("no such file or directory openapi/component/schemas/");
  await rm(project.path("openapi/openapi.yaml"));
  expect(await shown()).toEqual([expect.stringContaining("no such file or directory openapi/openapi.yaml")]);
});

test("each file that nothing refers to is named once there is no other mistake", async () => {
  const orphans = ["components/schemas/Other.yaml", "components/schemas/Unused.yaml", "paths/things.yaml"];
  for (const file of orphans) {
    await writeFile(project.path(`openapi/${file}`), "items: { $ref: ../components/schemas/Other.yaml }\n");
  }
  await project.edit("openapi/paths/forms.yaml", swap("summary:", "sumary:"));
  expect((await shown())[0]).toMatch(/forms\.yaml/);
  await project.edit("openapi/paths/forms.yaml", swap("sumary:", "summary:"));
  expect(await shown()).toEqual(
    orphans.flatMap((file) => [
      `openapi/${file}:1:1`,
      expect.stringMatching(/^ {2}No document refers to this file: refer to it/),
    ]),
  );
});

test("a reference in the form of JSON uses its file", async () => {
  await project.edit("openapi/paths/forms.yaml", swap(/\$ref: (\S+)/, '"$$ref": "$1"'));
  expect(await bundleSources(project.path(""))).toHaveLength(2);
});
