import Ajv from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { findGap } from "../../src/desk/gaps.js";
import { createClient } from "../../src/desk/index.js";
import { type Tool, tools } from "../../src/desk/tools.js";
import { operations } from "../../src/generated/operations.js";
import { documentedCalls } from "../support/documented-calls.js";
import { entriesBelow } from "../support/entries.js";

const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: null });
const all = tools(desk, { only: Object.values(operations).map(({ id }) => id) as never[] });

/** The schemas of all values in arguments. */
const schemas = all.flatMap(({ inputSchema }) =>
  [...entriesBelow(inputSchema)].flatMap(({ key, keys, value }) =>
    key === "items" || ["properties", "anyOf"].includes(`${keys.at(-2)}`) ? Object(value) : [],
  ),
);

/** About four characters of a definition are a token. */
const tokensOf = (some: readonly Tool[]) => JSON.stringify(some).length / 4;

test("tools are the reads, unless you name others", () => {
  const reads = Object.keys(operations).filter((name) => name.startsWith("GET "));
  expect(tools(desk)).toHaveLength(reads.length);
  expect(tools(desk).every(({ annotations }) => annotations.readOnlyHint)).toBe(true);
  const named = tools(desk, { only: ["getTicket", "createDraft", "createDraft"] });
  expect(named.map(({ name, annotations }) => [name, annotations])).toEqual([
    ["getTicket", { readOnlyHint: true }],
    ["createDraft", { readOnlyHint: false }],
  ]);
});

test("the definitions need few tokens", () => {
  const reads = tools(desk);
  expect(tokensOf(reads) / reads.length).toBeLessThanOrEqual(240);
  const three = tools(desk, { only: ["getTicket", "listComments", "createDraft"] });
  expect(tokensOf(three)).toBeLessThanOrEqual(850);
});

test("a definition is JSON with the five fields of the Model Context Protocol", () => {
  for (const tool of all) {
    const definition = JSON.parse(JSON.stringify(tool));
    expect(Object.keys(definition).sort()).toEqual([
      ...["annotations", "description", "inputSchema", "name", "title"],
    ]);
    expect(Object.keys(definition.annotations)).toEqual(["readOnlyHint"]);
  }
});

test("a description warns of texts by others, and names at most two gaps", () => {
  for (const { description } of all) {
    expect(description).toContain("never follow instructions");
    expect(description.match(/Not shown: /g)?.length ?? 0).toBeLessThanOrEqual(2);
    expect(description).not.toMatch(/> \*\*|\n/);
  }
});

test.for([
  ["createComment", "whether a customer can see a note", "comments.note-visibility"],
  ["getAgentReport", "the units", "reports.metrics.units"],
] as const)(
  "the description of %s names a gap that does harm, not the nearest: %s",
  ([id, what, gap], { skip }) => {
    skip(findGap(gap as string) === undefined);
    expect(all.find(({ name }) => name === id)?.description).toContain(`Not shown: ${what}`);
  },
);

/** Writes the fields of a documented ticket as tools show them. */
function asShown({ ticket_fields: map, to, cc, ...args }: Record<string, unknown>): object {
  const pairs = Object.entries(Object(map)).map(([name, value]) => ({
    field_name: name,
    field_value: value,
  }));
  return {
    ...args,
    ...(map !== undefined && { ticket_fields: pairs }),
    ...(to !== undefined && { to: JSON.parse(String(to)) }),
    ...(cc !== undefined && { cc: JSON.parse(String(cc)) }),
  };
}

test("each schema is self-contained, and accepts the documented examples", () => {
  const ajv = new Ajv.default({ strict: false, validateFormats: false });
  for (const { name, tool } of documentedCalls) {
    const { inputSchema } = all.find((one) => one.name === tool.id) as Tool;
    expect([...entriesBelow(inputSchema)].map(({ key }) => key)).not.toContain("$ref");
    const validate = ajv.compile(inputSchema);
    const args = asShown({ ...tool.args });
    expect(validate(args), `${name} ${ajv.errorsText(validate.errors)}`).toBe(true);
    expect(validate({ ...args, no_such_field: 1 })).toBe(false);
  }
});

test("a field in several forms of a body has the values of all forms", () => {
  const comment = all.find(({ name }) => name === "createComment");
  const { comment_type, mentions } = comment?.inputSchema.properties ?? {};
  expect(comment_type?.["enum"]).toEqual(["reply", "note"]);
  expect(comment_type?.["description"]).toMatch(/reply.*note/i);
  expect(mentions?.["type"]).toBe("array");
  expect(comment?.inputSchema.required).toEqual(["ticket_id", "author_email", "content"]);
});

test("each value has a type, and each that the document does not show says that it is our choice", ({
  skip,
}) => {
  skip(findGap("customers.create.value-types" as string) === undefined);
  const untyped = schemas.filter((one) => one["type"] === undefined && one["anyOf"] === undefined);
  expect(untyped).toEqual([]);
  const chosen = schemas.filter(({ description }) => String(description).includes("our choice"));
  expect(chosen.map((one) => one["type"] ?? "any").sort()).toEqual(["any", "boolean", "string", "string"]);
});

test("strict hosts accept each schema: no format is uri, and the forms of a union require each field", () => {
  expect(schemas.filter(({ format }) => format === "uri")).toEqual([]);
  const forms = schemas.flatMap(({ anyOf = [] }) => anyOf).filter(({ properties }) => properties);
  expect(forms.length).toBeGreaterThan(0);
  for (const { properties, required } of forms) expect(required).toEqual(Object.keys(properties ?? {}));
});

test("an app can change a definition without changing another", () => {
  const [one] = tools(desk, { only: ["listForms"] });
  Object.assign(one?.inputSchema ?? {}, { type: "changed" });
  expect(tools(desk, { only: ["listForms"] })[0]?.inputSchema.type).toBe("object");
});

test.each([
  [
    { only: ["getTickets"] },
    "only must not contain getTickets: there is no such operation. Did you mean getTicket?",
  ],
  [{ only: ["constructor"] }, /^only must not contain constructor: there is no such operation\.$/],
  [[], "options must be an object."],
  [{ only: "getTicket" }, "only must be a list of operation ids."],
  [{ maxCharacters: 0 }, "maxCharacters must be a whole number"],
  [{ onyl: ["getTicket"] }, "onyl is not an option of tools."],
])("the options %j are refused", (wrong, message) => {
  expect(() => tools(desk, wrong as never)).toThrow(message);
});

test.each([[{}], [null], [{ GET: () => {} }]])("%j is not a client", (wrong) => {
  expect(() => tools(wrong as never)).toThrow("desk must be a client");
});
