// Edits of the document that people make when the specification changes. After them, each check of the project passes.
import { readFile, rm, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyProject, type ProjectCopy } from "../support/project-copy.js";
import { runScript } from "../support/started.js";

let project: ProjectCopy;
beforeAll(async () => {
  project = await copyProject();
});
afterAll(() => project[Symbol.asyncDispose]());

const script = (name: string) => runScript(project.path(`scripts/${name}.ts`));
const facts = "openapi/facts.txt";

async function acceptFacts(): Promise<void> {
  const { code, output } = await project.run("npx", "vitest", "run", "facts", "-u");
  expect(code, output).toBe(0);
}

/** Reads the code blocks of the worked example, each with the file that the sentence above it names. */
async function steps() {
  const [, example = ""] = (await readFile("openapi/README.md", "utf8")).split("## Add an operation");
  const blocks = [...example.matchAll(/`(openapi\/[\w./]+)`(?:(?!```)[\s\S])*?```\w+\n([\s\S]*?)```/g)];
  return blocks.map(([, file = "", code = ""]) => ({ file, code }));
}

test("the worked example of openapi/README.md adds an operation, whose facts its reader accepts", async () => {
  const [path, schema, line] = await steps();
  if (!path || !schema || !line) throw new Error("The example has other steps.");
  await writeFile(project.path(path.file), path.code);
  await writeFile(project.path(schema.file), schema.code);
  const indented = line.code.trimEnd().replaceAll(/^/gm, "  ");
  await project.edit(line.file, (text) =>
    text.replace("\n\ncomponents:\n", `\n${indented}\n\ncomponents:\n`),
  );

  expect((await script("generate")).code).toBe(0);
  const lint = await project.run("npm", "run", "-s", "lint:openapi");
  expect(lint.code, lint.output).toBe(0);
  expect(await script("generate")).toEqual({ code: 0, output: "" });
  expect(await project.read("src/generated/openapi.ts")).toContain("listTags");

  const before = await project.read(facts);
  const { code, output } = await project.run("npx", "vitest", "run", "facts");
  expect(code).toBe(1);
  expect(output).toContain(
    "The document states something new. If the specification states it, run npx vitest run facts -u.",
  );
  expect(await project.read(facts)).toBe(before);
  await acceptFacts();
  const added = (await project.read(facts)).split("\n").filter((line) => !before.includes(line));
  expect(added).toEqual(expect.arrayContaining(["GET /tags 200.tags[].name: string"]));
  expect(added.filter((line) => !line.startsWith("GET /tags"))).toEqual([]);
});

/** Replaces the first occurrence of a text. */
type Edit = [file: string, from: string | RegExp, to: string];

const query = `
    - name: language
      in: query
      description: The language.
      schema:
        type: string
      example: en`;
const gap = `x-not-shown:
  - id: tickets.created.readers
    what: The people who can read a new ticket.
    advice: Don't put secrets into a ticket.
    source: Tickets
type: object`;

const edits: Edit[] = [
  // Its operation is placed first.
  ["openapi/openapi.yaml", "\n  /tags:\n    $ref: paths/tags.yaml\n", "\n"],
  ["openapi/openapi.yaml", "\npaths:\n", "\npaths:\n  /tags:\n    $ref: paths/tags.yaml\n"],
  // A field.
  ["openapi/paths/forms.yaml", "places: [", "places: [forms/*/language, "],
  [
    "openapi/components/schemas/Form.yaml",
    /$/,
    "  language:\n    description: The form's language.\n    type: string\n",
  ],
  ["openapi/paths/forms.yaml", /( +)slug: .*\n/, "$&$1language: en\n"],
  // A query parameter.
  [
    "openapi/paths/forms.yaml",
    '\n  responses:\n    "200"',
    `\n  parameters:${query}\n  responses:\n    "200"`,
  ],
  ["openapi/paths/forms.yaml", "responses/Failure", "responses/InputFailure"],
  // A gap.
  ["openapi/components/schemas/CreatedTicket.yaml", "type: object", gap],
  // An operation that is removed, and the parts of the mock that know it.
  ["openapi/openapi.yaml", "  /reports/surveys:\n    $ref: paths/reports_surveys.yaml\n", ""],
  ["src/desk/workspace/records.ts", /.*SurveyReport.*\n/g, ""],
  ["src/desk/workspace/workspace.ts", "surveys: { surveys: [] }, ", ""],
  ["src/desk/workspace/seed.ts", /.*(getSurveyReport|"SurveyReport").*\n/g, ""],
  ["src/desk/workspace/routes/reports.ts", /.*GET \/reports\/surveys.*\n/, ""],
];
const removed = [
  "paths/reports_surveys",
  ...["SurveyReport", "Survey", "SurveyChoice"].map((name) => `components/schemas/${name}`),
];

test("after this and five other honest edits, npm test passes", { timeout: 900_000 }, async () => {
  for (const [file, from, to] of edits) await project.edit(file, (text) => text.replace(from, to));
  for (const name of removed) await rm(project.path(`openapi/${name}.yaml`));
  await script("generate");
  await acceptFacts();
  await project.edit("CHANGELOG.md", (text) => text.replace("\n- ", "\n- The client reads tags.\n- "));
  const { code, output } = await project.run("npm", "test");
  expect(code, output).toBe(0);
});
