import { open, readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { findContradictions } from "../../../src/cli/evidence/contradictions.js";
import { readFiles } from "../../../src/cli/evidence/read-files.js";
import older from "../../../src/generated/v1.json" with { type: "json" };
import { knowledge, line, linesOf, operationIds, salt, times } from "../../support/evidence.js";
import { testFolder } from "../../support/folder.js";
import { har, harEntry, v2 } from "../../support/har.js";
import { thoroughCalls } from "../../support/traffic.js";
import { plainTruth } from "../../support/truth.js";

const folder = testFolder();
const days = { first: "2026-03-01", last: "2026-03-01" };
const read = async (name: string, text: string) =>
  readFiles([await folder.write(name, text)], knowledge, { salt });
const forms = JSON.stringify({ forms: [{ id: "1", title: "Help", slug: "help" }], kb_details: {} });

test("a HAR file is read as the observer reads exchanges", async () => {
  const entries = [
    harEntry({}, { text: forms, headers: [{ name: "Retry-After", value: "7" }] }),
    harEntry({}, { text: Buffer.from(forms).toString("base64"), encoding: "base64" }),
    harEntry({ url: `${v2}/team-members?page_number=2` }, { status: 404, text: '{"error":"none"}' }),
    harEntry({ url: "https://cdn.example/app.js" }, { text: "x" }),
    harEntry({}, { status: 0 }),
  ];
  const observations = await read("read.har", har(...entries));
  const found = observations.of("GET /forms", "response", "/forms/*/slug");
  expect(found).toMatchObject([{ status: "200", what: "string", amount: { ids: 1, first: "2026-03-02" } }]);
  expect(observations.of("GET /team-members", "pages")).toMatchObject([
    { what: "later page: failed", status: "404" },
  ]);
  expect(observations.skipped).toMatchObject({ others: 1, unanswered: 1, texts: 0 });
});

test("each host of a HAR file is a workspace", async () => {
  const other = harEntry({ url: `${v2.replace("acme", "beta")}/forms` }, { text: forms });
  const file = await folder.write("hosts.har", har(harEntry({}, { text: forms }), other));
  expect((await readFiles([file], knowledge)).workspaces).toBe(2);
});

test("a HAR file has no workspace of its own beside lines, with the salt of their observer or without", async () => {
  const file = await folder.write("beside.har", har(harEntry({}, { text: forms })));
  const own = await linesOf([{ operation: "GET /forms", body: JSON.parse(forms) }]);
  const beside = await folder.write("beside.jsonl", own.map((one) => JSON.stringify(one)).join("\n"));
  for (const given of [{}, { salt }]) {
    expect((await readFiles([file, beside], knowledge, given)).workspaces).toBe(1);
  }
});

test("a HAR file of which there is a copy, or another one of the same records, counts once", async () => {
  const request = { method: "POST", url: `${v2}/customers`, request: "{}" };
  const entries = [harEntry(request, { status: 201, text: "{}" }), harEntry({}, { text: forms })];
  const file = await folder.write("once.har", har(...entries));
  const copy = await folder.write("again.har", har(...entries));
  const observations = await readFiles([file, copy], knowledge);
  expect(observations.of("POST /customers", "call")).toMatchObject([{ amount: { calls: 1 } }]);
  const slugs = observations.of("GET /forms", "response", "/forms/*/slug");
  expect(slugs).toMatchObject([{ amount: { ids: 1 } }]);
});

const ofMock = ["sl-mock", "sl-not-shown", "SL-Violations"].map((name) =>
  harEntry({}, { text: forms, headers: [{ name, value: "x" }] }),
);
const long = harEntry({ url: `${v2}/tickets/1` }, { text: "x".repeat(3_000_000) });
const old = { evidence: 1, operation: "GET /forms", answers: { 200: { exchanges: 40, response: {} } } };
const known = line({ 200: { seen: days } });
test.each<[what: string, file: string, text: string, observations: number, message: string]>([
  ["what the mock answered", "mock.har", har(...ofMock), 0, "Left out: 3 answers of the mock."],
  ["a text over 1 MiB", "long.har", har(long), 1, "Left out: 1 exchange with a text over 1 MiB."],
  [
    "an operation that does not exist",
    "x.jsonl",
    line({}, { operation: "GET /x" }),
    0,
    "of no documented op",
  ],
  ["the first format", "old.jsonl", JSON.stringify(old), 0, "Left out: 40 calls in format 1, which does not"],
  ["a copy of a line", "copy.jsonl", `${known}\n${known}`, 1, "Left out: 1 copy of lines."],
  ["another document", "other.jsonl", known, 1, "Recorded against another document: 1 line."],
])("%s is counted by itself", async (_, file, text, observations, message) => {
  const found = await read(file, text);
  expect(found.all()).toHaveLength(observations);
  expect(`${found.skipped}`).toContain(message);
});

test("answers that are not modified, or that a recorder cut off, raise no alarm", async () => {
  const cut = har(harEntry({}, { status: 304 }), harEntry({}, { text: forms.slice(0, 30) }));
  expect(findContradictions(await read("cut-bodies.har", cut), knowledge)).toEqual([]);
});

test("a file of lines is added up, whatever its length", async () => {
  const answers = { 200: { seen: { calls: 2, ...days } } };
  const many = times(5_000, (index) => line(answers, { number: index + 1 }));
  const observations = await read("many.jsonl", many.join("\n"));
  expect(observations.of("GET /forms", "call")).toMatchObject([{ amount: { calls: 10_000 } }]);
});

test("a file of one endless line is refused before it is read", async () => {
  const file = folder.path("endless.jsonl");
  const handle = await open(file, "w");
  // A hole of a gibibyte, which no disk has to keep.
  await handle.truncate(2 ** 30);
  await handle.close();
  await expect(readFiles([file], knowledge)).rejects.toThrow(
    "endless.jsonl:1: the line is longer than 1048576 characters.",
  );
});

const ofTypes = '{"log":{"entries":[{"request":[],"response":"x"},7,null]}}';
const ofMethods = '{"log":{"entries":[{"request":{"method":{"toString":1},"url":{"toString":1}}}]}}';
const ofPrototypes = '{"__proto__":{"a":1},"log":{"entries":[{"__proto__":{"request":1}}]}}';
test.each<[what: string, file: string, text: string, message: RegExp]>([
  [
    "a HAR file that is cut off",
    "a.har",
    har(harEntry({}, {})).slice(0, -30),
    /a\.har:\d+: it is not JSON, or/,
  ],
  ["a HAR file of no log", "a.har", "{}", /it is not a HAR file/],
  ["a HAR file of wrong types", "a.har", ofTypes, /^0 observations$/],
  ["a HAR file of objects without a text", "a.har", ofMethods, /^0 observations$/],
  ["a HAR file nested deeply", "a.har", "[".repeat(100_000), /:1: it is nested too deeply/],
  ["a HAR file with prototypes", "a.har", ofPrototypes, /^0 observations$/],
  ["a HAR file of no JSON", "a.har", '{"log":\n\n{"entries":[mArKeR', /:3: it is not JSON/],
  ["a line that is cut off", "a.jsonl", `${line({})}\n{"evidence":2,"oper`, /:2: the line is not JSON/],
  ["a line of another version", "a.jsonl", line({}).replace("2", "3"), /wrong value at \/evidence\.$/],
  [
    "a line of a wrong type",
    "a.jsonl",
    line({ 200: { seen: "mArKeR" } }),
    /wrong type at \/answers\/\*\/seen\.$/,
  ],
  ["a line with its own key", "a.jsonl", line({ 1: { seen: days, mArKeR: 1 } }), /at \/answers\/\*\/\*\.$/],
  [
    "a negative count",
    "a.jsonl",
    line({ 200: { seen: { ...days, ids: -1 } } }),
    /at \/answers\/\*\/seen\/ids\.$/,
  ],
  [
    "a day of no month",
    "a.jsonl",
    line({ 200: { seen: { ...days, first: "2026-13-01" } } }),
    /seen\/first\.$/,
  ],
  ["a line nested deeply", "a.jsonl", "[".repeat(10_000), /the line is nested too deeply\.$/],
])(
  "%s is refused with its line, or says nothing, and no word of it is repeated",
  async (_, file, text, message) => {
    const outcome = await read(file, text).then(
      (observations) => `${observations.all().length} observations`,
      (error: Error) => error.message,
    );
    expect(outcome).toMatch(message);
    expect(outcome).not.toContain("mArKeR");
  },
);

test("a file that does not exist is an error that names it", async () => {
  const message = "none.jsonl cannot be read: there is no such file.";
  await expect(readFiles(["none.jsonl"], knowledge)).rejects.toThrow(message);
});

test("a line of every operation is valid by the published schema", async () => {
  const schema = JSON.parse(await readFile("src/observe/evidence.schema.json", "utf8"));
  const validate = new Ajv2020({ allErrors: true, formats: {} }).compile(schema);
  const lines = await linesOf(thoroughCalls(plainTruth, 1));
  expect(lines).toHaveLength(operationIds.size);
  for (const one of lines) expect(validate(one) || validate.errors).toBe(true);
});

/** What contradicts the document in one exchange. */
async function contradictionsOf(...exchange: Parameters<typeof harEntry>) {
  const found = findContradictions(await read("drift.har", har(harEntry(...exchange))), knowledge);
  return found.map(({ place = "", problem }) => `${place} ${problem}`);
}

test("what contradicts the document is found, and what a gap leaves open is not", async () => {
  const customer = { id: "8f14e45f-ceea-467f-a8d0-000000000001", name: null, email: "", phone_numbers: null };
  const ticket = { id: "no UUID", number: 1, priority: "sky-high", category: null, customer };
  const answer = { status: 206, text: JSON.stringify({ ticket }) };
  const lines = await contradictionsOf({ url: `${v2}/tickets/42` }, answer);
  expect(lines).toContain(" documented: 200, 401");
  expect(lines).toContain("/ticket/id another format");
  expect(lines).toContain("/ticket/priority another value");
  expect(lines).toContain("/ticket/subject a required field is absent");
  expect(lines.join()).not.toMatch(/category|customer/);
});

test("of an answer with two forms, the nearest is compared", async () => {
  const url = "https://acme.desk.example/api/external/v1/team_members/7";
  const { examples } =
    older.paths["/team_members/{team_member_id}"].patch.responses["2XX"].content["application/json"];
  const { team_member } = examples.wrapped.value;
  const answerOf = (member: object) => ({ text: JSON.stringify({ team_member: member }) });
  const call = { method: "PATCH", url };
  expect(await contradictionsOf(call, answerOf({ ...team_member, first_name: null }))).toEqual([]);
  expect(await contradictionsOf(call, answerOf({ ...team_member, active: "yes" }))).toEqual([
    "/team_member/active another type: string",
  ]);
});
