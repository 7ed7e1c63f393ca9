// Whatever one mistake breaks, what people see first is the mistake: npm run lint, npm run generate and npm start show this.
import { rm, utimes, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { bundleSources } from "../../scripts/sources.js";
import { projectForEach } from "../support/project-copy.js";
import { runScript } from "../support/started.js";

const project = projectForEach();

/** What is shown, with places in the project. */
async function shown(): Promise<string[]> {
  const { message } = await bundleSources(project.path("")).then(
    () => new Error("nothing"),
    (error: Error) => error,
  );
  return message.split("\n").map((line) => line.replaceAll(/[./]*\S*support-desk-copy-\w+\//g, ""));
}

const rest = /^\d+ more may follow from this; `npx redocly lint` lists them\.$/;
const cut = (length: number) => (text: string) => text.slice(0, length);

test.each<
  [
    what: string,
    file: string,
    change: (text: string) => string,
    shown: [place: string | RegExp, message: string | RegExp],
  ]
>([
  [
    "a wrong indent",
    "openapi/components/schemas/Form.yaml",
    (text) => text.replace("    advice:", "       advice:"),
    [
      "openapi/components/schemas/Form.yaml:5:14",
      "  Expected a schema; this is not YAML: bad indentation of a mapping entry.",
    ],
  ],
  [
    "an empty file",
    "openapi/components/parameters/PageNumber.yaml",
    () => "\n",
    ["openapi/components/parameters/PageNumber.yaml:1:1", "  Expected a parameter; the file is empty."],
  ],
  [
    "a file of comments",
    "openapi/paths/forms.yaml",
    () => "# Later.\n",
    ["openapi/paths/forms.yaml:1:1", "  Expected a path; the file has no keys."],
  ],
  [
    "a file that is saved in part, and does not parse",
    "openapi/components/schemas/Ticket.yaml",
    cut(200),
    [
      "openapi/components/schemas/Ticket.yaml:5:8",
      "  Expected a schema; this is not YAML: expected ':' after a mapping key.",
    ],
  ],
  [
    "a file that is saved in part, and parses",
    "openapi/paths/tickets.yaml",
    cut(700),
    ["openapi/paths/tickets.yaml:9:3", /must list the failure 401/],
  ],
  [
    "an empty document",
    "openapi/openapi.yaml",
    () => "",
    ["openapi/openapi.yaml:1:1", "  Expected an OpenAPI document; the file is empty."],
  ],
  [
    "a document that is saved in part",
    "openapi/openapi.yaml",
    cut(5),
    ["openapi/openapi.yaml:1:1", "  Expected an OpenAPI document; Document must be JSON object, got string."],
  ],
  [
    "a misspelt reference",
    "openapi/paths/tickets.yaml",
    (text) => text.replace("NewTicket.yaml", "NewTickets.yaml"),
    [
      "openapi/paths/tickets.yaml:22:11",
      /There is no openapi\/components\/schemas\/NewTickets\.yaml\. Did you mean NewTicket\.yaml\?/,
    ],
  ],
  [
    "a misspelt reference of a document",
    "openapi/v1.yaml",
    (text) => text.replace("v1_team_members_{", "v1_team_member_{"),
    [/^openapi\/v1\.yaml:\d+:5$/, /Did you mean v1_team_members_\{team_member_id\}\.yaml\?/],
  ],
  [
    "a misspelt key of a reference",
    "openapi/paths/team-members.yaml",
    (text) => text.replace("schemas/Pagination.yaml", "schemas/Pagination.yaml#/propertis/page_size"),
    [
      "openapi/paths/team-members.yaml:87:17",
      /There is no "propertis" of \/propertis\/page_size in openapi\/components\/schemas\/Pagination\.yaml\. Did you mean properties\?/,
    ],
  ],
  [
    "a misspelt key of a reference within a document",
    "openapi/v1.yaml",
    (text) => text.replace(/(PublicV1TicketList:\n +\$ref: )\S+/, '$1"#/components/schema/Pagination"'),
    [
      /^openapi\/v1\.yaml:\d+:\d+$/,
      /There is no "schema" of \/components\/schema\/Pagination in openapi\/v1\.yaml/,
    ],
  ],
  [
    "a misspelt key",
    "openapi/paths/tickets_{ticket_id}.yaml",
    (text) => text.replace("summary: Read", "summarry: Read"),
    [
      "openapi/paths/tickets_{ticket_id}.yaml:20:3",
      "  Property `summarry` is not expected here. Did you mean summary? (struct)",
    ],
  ],
  [
    "a guess in place of a gap",
    "openapi/paths/customers.yaml",
    (text) => text.replace("2XX:", '"201":'),
    ["openapi/paths/customers.yaml:52:7", /^ {2}"201" fills the gap "customers\.create\.success-status"/],
  ],
  [
    "a configuration that does not parse",
    "redocly.yaml",
    (text) => `${text} foo: [\n`,
    [
      /^redocly\.yaml:\d+:2$/,
      "  Expected the linter's configuration; this is not YAML: bad indentation of a mapping entry.",
    ],
  ],
  [
    "a misspelt extension",
    "openapi/components/schemas/NewTicket.yaml",
    (text) => text.replace("x-not-shown:", "x-not-show:"),
    [
      "openapi/components/schemas/NewTicket.yaml:10:5",
      /There is no extension x-not-show; .* Did you mean x-not-shown/,
    ],
  ],
  [
    "a section that the specification does not have",
    "openapi/components/schemas/NewTicket.yaml",
    (text) => text.replace("source: Tickets", "source: Tikets"),
    [/NewTicket\.yaml:\d+:17$/, /"Tikets" is not a section .*; openapi\/rules\/service\.js lists them\./],
  ],
  [
    "a rule that does not exist",
    "redocly.yaml",
    (text) => text.replace("no-unused-components", "no-unused-componentz"),
    [/^redocly\.yaml:\d+:\d+$/, /no-unused-componentz/],
  ],
])("%s is all that is shown, with its place", async (_, file, change, expected) => {
  await project.edit(file, change);
  const [place, message, ...others] = await shown();
  expect([place, message]).toEqual(
    expected.map((line) => (typeof line === "string" ? line : expect.stringMatching(line))),
  );
  expect(others.filter((line) => !rest.test(line))).toEqual([]);
});

test("of mistakes in two files, the one in the file that was saved last is shown", async () => {
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
  expect((await shown())[1]).toContain("There is no openapi/component/schemas/");
  await rm(project.path("openapi/openapi.yaml"));
  expect(await shown()).toEqual(["There is no openapi/openapi.yaml. Did you mean v1.yaml?"]);
});

test("the lint command succeeds without a word, and fails with the mistake alone", async () => {
  expect(await runScript(project.path("scripts/lint.ts"))).toEqual({ code: 0, output: "" });
  await writeFile(project.path("openapi/components/schemas/Form.yaml"), "");
  const { code, output } = await runScript(project.path("scripts/lint.ts"));
  expect(code).toBe(1);
  expect(output.trim().split("\n").length).toBeLessThanOrEqual(8);
});
