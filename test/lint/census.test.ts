import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as core from "@redocly/openapi-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Change, changed } from "./base-document.js";
import { disallow, gap, operation } from "./fixture.js";

const config = await core.loadConfig({ configPath: "redocly.yaml" });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "support-desk-census-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const head = "| place | keyword | value | source |\n| --- | --- | --- | --- |\n";
const whole = `### The whole document

${head}| info | version | 1.0.0 | Things 1 |
| server | url | https://desk.example/api/external/v2 | Things 1 |
| | security | [{"Key":[]}] | Things 1 |
| securitySchemes.Key | type | apiKey | Things 1 |
| securitySchemes.Key | in | header | Things 1 |
| securitySchemes.Key | name | X-Api-Key | Things 1 |
`;
const thing = `### Thing

${head}| | type | object | Things 2 |
| size | property | optional | Things 2 |
| size | type | integer | Things 2 |
`;
const answers = ["200", "401", "default"]
  .map(
    (status) =>
      `| ${status} | content | application/json | Things 3 |\n| ${status} | is | Thing | Things 3 |\n`,
  )
  .join("");
const things = `### GET /things

${head}| | operation | GET /things | Things 3 |
| query.page_number | parameter | optional | Things 3 |
| query.page_number | type | integer | Things 3 |
${answers}`;
const census = `## Shared\n\n${thing}\n## openapi.json\n\n${whole}\n${things}`;

/** What the census finds in the base document with a change, and where. */
async function problemsOf(
  change: Change,
  text = census,
): Promise<[message: string, pointer: string | undefined][]> {
  const file = join(folder, "openapi.json");
  await writeFile(join(folder, "census.md"), text);
  await writeFile(file, JSON.stringify(changed(change), null, 2));
  const problems = await core.lint({ ref: file, config });
  return problems
    .filter(({ ruleId }) => ruleId.startsWith("census/"))
    .map(({ message, location: [at] }) => [message, at?.pointer]);
}

const size = "components/schemas/Thing/properties/size";

test("nothing is found where document and census agree", async () => {
  expect(await problemsOf(() => {})).toEqual([]);
});

test("a new fact is located, and the message has the line to add", async () => {
  expect(
    await problemsOf((at) => Object.assign(at(`${operation}/parameters/0/schema`), { minimum: 1 })),
  ).toEqual([
    [
      'The census does not list this fact: minimum 1, at query.page_number of GET /things. If the specification states it, add a line to census.md under "openapi.json", "GET /things", with its section and line there: | query.page_number | minimum | 1 | SECTION LINE |',
      `#/${operation}/parameters/0/schema/minimum`,
    ],
  ]);
});

test("a new fact of a shared table is one problem, with the line for that table", async () => {
  const [problem, ...others] = await problemsOf((at) => Object.assign(at(size), { maximum: 9 }));
  expect(others).toEqual([]);
  expect(problem?.[0]).toContain("maximum 9, at 200.size of GET /things and 2 other places");
  expect(problem?.[0]).toContain('to census.md under "Shared", "Thing"');
  expect(problem?.[0]).toContain(": | size | maximum | 9 | SECTION LINE |");
  expect(problem?.[1]).toBe(`#/${size}/maximum`);
});

test("a new fact of one use of a shared table is listed with that use", async () => {
  const [problem, ...others] = await problemsOf((at) => {
    const body = at(`${operation}/responses/200/content/application~1json`);
    body["schema"] = { ...at("components/schemas/Thing"), minProperties: 1 };
  });
  expect(others).toEqual([]);
  expect(problem?.[0]).toContain(
    'under "openapi.json", "GET /things", with its section and line there: | 200 | minProperties | 1 | SECTION LINE |',
  );
});

test("the line that a message has is the line that the census needs", async () => {
  const change: Change = (at) => Object.assign(at(`${operation}/parameters/0/schema`), { pattern: "^a|b$" });
  const [problem] = await problemsOf(change);
  const line = /\| .*$/.exec(String(problem?.[0]))?.[0];
  expect(line).toBe("| query.page_number | pattern | ^a\\|b$ | SECTION LINE |");
  expect(await problemsOf(change, `${census}${line?.replace("SECTION LINE", "Things 3")}\n`)).toEqual([]);
});

test("a fact that is gone is located at the nearest place, and the message has its line", async () => {
  expect(
    await problemsOf((at) => {
      delete at(`${operation}/parameters/0`)["schema"];
      Object.assign(at(`${operation}/parameters/0`), { content: { "text/plain": {} } });
    }),
  ).toContainEqual([
    expect.stringMatching(
      /^The document does not state this fact, which the census lists: type integer, at query\.page_number of GET \/things\. State it; or if the specification has changed, remove line \d+ of census\.md, under "openapi\.json", "GET \/things": \| query\.page_number \| type \| integer \| Things 3 \|$/,
    ),
    `#/${operation}/parameters/0/content`,
  ]);
});

test("a mark is a fact, with what it disallows", async () => {
  const [problem] = await problemsOf((at) => disallow(at(size), { keys: ["minimum", "maximum"] }));
  expect(problem?.[0]).toContain(
    "| size | gap | things.guess, disallows keys minimum maximum | SECTION LINE |",
  );
});

test("a new operation is found, fact by fact", async () => {
  const problems = await problemsOf((at) => {
    at("paths/~1things")["patch"] = { ...at(operation), operationId: "changeThings" };
  });
  expect(problems.map(([message]) => message)).toContainEqual(
    expect.stringContaining(": | | operation | PATCH /things | SECTION LINE |"),
  );
  expect(problems.length).toBeGreaterThan(5);
});

test("a schema that contains itself ends, and is a fact", async () => {
  const problems = await problemsOf((at) => {
    at("components/schemas/Thing/properties")["part"] = { $ref: "#/components/schemas/Thing" };
  });
  expect(problems.map(([message]) => message)).toEqual([
    expect.stringContaining("| part | property | optional | SECTION LINE |"),
    expect.stringContaining("| part | repeats | .part | SECTION LINE |"),
  ]);
});

test("the variants of a union have names that do not depend on their order", async () => {
  const variants = [
    { type: "string" },
    { type: "object", required: ["at"], properties: { at: { type: "string" } } },
  ];
  const rows =
    "| size | anyOf | text | T 2 |\n| size{text} | type | string | T 2 |\n" +
    "| size | anyOf | time | T 2 |\n| size{time} | type | object | T 2 |\n" +
    "| size{time}.at | property | required | T 2 |\n| size{time}.at | type | string | T 2 |\n";
  const text = census.replace("| size | type | integer | Things 2 |\n", rows);
  for (const anyOf of [variants, [...variants].reverse()]) {
    const change: Change = (at) => {
      at("components/schemas/Thing/properties")["size"] = { anyOf };
    };
    expect(await problemsOf(change, text)).toEqual([]);
  }
  const [problem] = await problemsOf((at) => {
    at("components/schemas/Thing/properties")["size"] = {
      anyOf: [{ type: "string", maxLength: 9 }, variants[1]],
    };
  }, text);
  expect(problem?.[0]).toContain(": | size{text} | maxLength | 9 | SECTION LINE |");
});

test.each([
  [
    "a malformed line",
    `${census}| place | only |\n`,
    /Line \d+ must have a place, a keyword, a value and a source/,
  ],
  [
    "a table that does not exist",
    census.replace("| 200 | is | Thing |", "| 200 | is | Thong |"),
    /no shared table "Thong"/,
  ],
  [
    "a table that nothing uses",
    census.replace("## openapi.json", `### Unused\n\n${head}| a | b | c | D 1 |\n\n## openapi.json`),
    /No document uses the shared table "Unused"/,
  ],
  [
    "a table that uses itself",
    census.replace("| size | type |", "| size | is | Thing | T 2 |\n| size | type |"),
    /must not use itself/,
  ],
])("%s in the census is a problem", async (_, text, message) => {
  expect((await problemsOf(() => {}, text)).map(([found]) => found)).toContainEqual(
    expect.stringMatching(message),
  );
});

test("a number or a literal in a text must be listed", async () => {
  const change: Change = (at) => {
    Object.assign(at(operation), {
      description: "Lists at most 25 things, by `size`, `since` or twelve others.",
    });
    Object.assign(at("info"), { "x-not-shown": [{ ...gap("things.limit"), advice: "Expect 7 things." }] });
  };
  const words = (await problemsOf(change)).filter(([message]) => !message.includes("fact"));
  expect(words).toEqual([
    [
      expect.stringContaining(
        'add a line to census.md under "Words", "Marks", with its section and line there: | | number | 7 |',
      ),
      "#/info/x-not-shown/0/advice",
    ],
    [expect.stringContaining("| | literal | since | SECTION LINE |"), `#/${operation}/description`],
    [expect.stringContaining("| | number | 25 | SECTION LINE |"), `#/${operation}/description`],
    [expect.stringContaining("| | number | twelve | SECTION LINE |"), `#/${operation}/description`],
  ]);
});

test("a document of another folder has no census", async () => {
  await rm(join(folder, "census.md"), { force: true });
  const source = JSON.stringify(changed((at) => Object.assign(at(size), { maximum: 9 })));
  const problems = await core.lintFromString({ source, absoluteRef: join(folder, "openapi.json"), config });
  expect(problems).toEqual([]);
});
