import { open } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { findContradictions } from "../../../src/cli/evidence/contradictions.js";
import { readFiles } from "../../../src/cli/evidence/read-files.js";
import older from "../../../src/generated/v1.json" with { type: "json" };
import { knowledge, line, linesOf, salt, times } from "../../support/evidence.js";
import { testFolder } from "../../support/folder.js";
import { har, harEntry } from "../../support/har.js";

const folder = testFolder();
const days = { first: "2026-03-01", last: "2026-03-01" };
const read = async (name: string, text: string) =>
  readFiles([await folder.write(name, text)], knowledge, { salt });

describe("a HAR file", () => {
  const forms = JSON.stringify({ forms: [{ id: "1", title: "Help", slug: "help" }], kb_details: {} });

  test("is read as the observer reads exchanges", async () => {
    const url = "https://acme.desk.example/api/external/v2/team-members?page_number=2";
    const observations = await read(
      "read.har",
      har(
        harEntry(
          {},
          {
            text: forms,
            headers: [
              { name: "Retry-After", value: "7" },
              { name: "X-Own", value: "8" },
            ],
          },
        ),
        harEntry({}, { text: Buffer.from(forms).toString("base64"), encoding: "base64" }),
        harEntry({ url }, { status: 404, text: '{"error":"none"}' }),
        harEntry({ url: "https://cdn.example/app.js" }, { text: "x" }),
        harEntry({}, { status: 0 }),
      ),
    );
    const found = observations.of("GET /forms", "response", "/forms/*/slug");
    expect(found).toMatchObject([{ status: "200", what: "string", amount: { ids: 1, first: "2026-03-02" } }]);
    expect(observations.of("GET /team-members", "pages")).toMatchObject([
      { what: "later page: failed", status: "404" },
    ]);
    expect(observations.skipped).toMatchObject({ others: 1, unanswered: 1, texts: 0 });
  });

  test("has a workspace for each host", async () => {
    const other = harEntry({ url: "https://beta.desk.example/api/external/v2/forms" }, { text: forms });
    const file = await folder.write("hosts.har", har(harEntry({}, { text: forms }), other));
    expect((await readFiles([file], knowledge)).workspaces).toBe(2);
  });

  test("has no workspace of its own beside lines, unless there is the salt of their observer", async () => {
    const file = await folder.write("beside.har", har(harEntry({}, { text: forms })));
    const own = await linesOf([{ operation: "GET /forms", body: JSON.parse(forms) }]);
    const beside = await folder.write("beside.jsonl", own.map((one) => JSON.stringify(one)).join("\n"));
    for (const given of [{}, { salt }]) {
      const observations = await readFiles([file, beside], knowledge, given);
      expect(observations.workspaces).toBe(1);
    }
  });

  test("of which there is a copy, or another one of the same records, counts once", async () => {
    const request = {
      method: "POST",
      url: "https://acme.desk.example/api/external/v2/customers",
      request: "{}",
    };
    const entries = [harEntry(request, { status: 201, text: "{}" }), harEntry({}, { text: forms })];
    const file = await folder.write("once.har", har(...entries));
    const copy = await folder.write("again.har", har(...entries));
    const observations = await readFiles([file, copy], knowledge);
    expect(observations.of("POST /customers", "call")).toMatchObject([{ amount: { calls: 1 } }]);
    expect(observations.of("GET /forms", "response", "/forms/*/slug")).toMatchObject([
      { amount: { ids: 1 } },
    ]);
  });

  test("has nothing of the service where the mock answered, and says how often", async () => {
    const headers = ["sl-mock", "sl-not-shown", "SL-Violations"].map((name) => [{ name, value: "x" }]);
    const entries = headers.map((list) => harEntry({}, { text: forms, headers: list }));
    const observations = await read("mock.har", har(...entries));
    expect(observations.all()).toEqual([]);
    expect(`${observations.skipped}`).toBe("Left out: 3 answers of the mock.");
  });

  test("that has a text over 1 MiB is read without it, and the text is counted", async () => {
    const entry = harEntry(
      { url: "https://acme.desk.example/api/external/v2/tickets/1" },
      { text: "x".repeat(3_000_000) },
    );
    const observations = await read("long.har", har(entry));
    expect(observations.all()).toMatchObject([{ side: "call", status: "200" }]);
    expect(observations.skipped.texts).toBe(1);
  });

  test("whose answers are not modified, or were cut off by the recorder, raises no alarm", async () => {
    const cut = har(harEntry({}, { status: 304 }), harEntry({}, { text: forms.slice(0, 30) }));
    const observations = await read("cut-bodies.har", cut);
    expect(findContradictions(observations, knowledge)).toEqual([]);
  });

  test.each<[what: string, text: string, message: RegExp]>([
    ["cut off", har(harEntry({}, {})).slice(0, -30), /cut\.har:\d+: it is not JSON, or it was cut off/],
    ["of no log", "{}", /it is not a HAR file/],
    ["of wrong types", '{"log":{"entries":[{"request":[],"response":"x"},7,null]}}', /^$/],
    ["nested deeply", "[".repeat(100_000), /:1: it is nested too deeply/],
    ["with prototypes", '{"__proto__":{"a":1},"log":{"entries":[{"__proto__":{"request":1}}]}}', /^$/],
    ["of no JSON", '{"log":\n\n{"entries":[mArKeR', /:3: it is not JSON/],
  ])("%s is refused with its line, or says nothing", async (_, text, message) => {
    const outcome = await read("cut.har", text).then(
      (observations) => (observations.all().length === 0 ? "" : "evidence"),
      (error: Error) => error.message,
    );
    expect(outcome).toMatch(message);
    expect(outcome).not.toContain("mArKeR");
  });
});

describe("a file of lines", () => {
  test("is added up, whatever its length, and copies of its lines count once", async () => {
    const many = times(5_000, (index) =>
      line({ 200: { seen: { calls: 2, ...days } } }, { number: index + 1 }),
    );
    const observations = await read("many.jsonl", [...many, ...many].join("\n"));
    expect(observations.of("GET /forms", "call")).toMatchObject([{ amount: { calls: 10_000 } }]);
    expect(`${observations.skipped}`).toContain("5000 copies of lines");
  });

  test("of observers who saw the same records has the larger count, and the calls of both", async () => {
    const ofRun = (run: string, ids: number) =>
      line(
        { 200: { seen: { calls: 1, ...days }, response: { "/forms": { array: { ids, ...days } } } } },
        { run },
      );
    const text = [ofRun("a".repeat(16), 7), ofRun("b".repeat(16), 9)].join("\n");
    const observations = await read("runs.jsonl", text);
    expect(observations.of("GET /forms", "call")).toMatchObject([{ amount: { calls: 2 } }]);
    expect(observations.of("GET /forms", "response", "/forms")).toMatchObject([{ amount: { ids: 9 } }]);
  });

  test("of operations that do not exist says nothing", async () => {
    const lines = times(1_000, (index) => line({}, { operation: `GET /x${index}` }));
    const observations = await read("operations.jsonl", lines.join("\n"));
    expect(observations.all()).toEqual([]);
    expect(observations.skipped.others).toBe(1_000);
  });

  test("of the first format is read as calls, and settles nothing", async () => {
    const old = { evidence: 1, operation: "GET /forms", answers: { 200: { exchanges: 40, response: {} } } };
    const observations = await read("old.jsonl", JSON.stringify(old));
    expect(observations.all()).toEqual([]);
    expect(`${observations.skipped}`).toBe(
      "Left out: 40 calls in format 1, which does not tell records apart.",
    );
  });

  test("that was recorded against another document is read, and reported", async () => {
    const [own] = await linesOf([{ operation: "GET /forms" }]);
    const text = [line({ 200: { seen: days } }), JSON.stringify(own)].join("\n");
    expect(`${(await read("documents.jsonl", text)).skipped}`).toBe(
      "Recorded against another document: 1 line.",
    );
  });

  test("of one endless line is refused before it is read", async () => {
    const file = folder.path("endless.jsonl");
    const handle = await open(file, "w");
    // A hole of a gibibyte, which no disk has to keep.
    await handle.truncate(2 ** 30);
    await handle.close();
    await expect(readFiles([file], knowledge)).rejects.toThrow(
      "endless.jsonl:1: the line is longer than 1048576 characters.",
    );
  });

  test.each<[what: string, text: string, message: string]>([
    ["that is cut off", `${line({})}\n{"evidence":2,"oper`, ":2: the line is not JSON"],
    [
      "of another version",
      line({}).replace("2", "3"),
      ":1: the line is not evidence: wrong value at /evidence.",
    ],
    ["of a wrong type", line({ 200: { seen: "mArKeR" } }), "wrong type at /answers/*/seen."],
    ["with a key of its own", line({ 200: { seen: days, mArKeR: 1 } }), "unknown field at /answers/*/*."],
    [
      "of a negative count",
      line({ 200: { seen: { ...days, ids: -1 } } }),
      "wrong value at /answers/*/seen/ids.",
    ],
    ["nested deeply", "[".repeat(10_000), "the line is nested too deeply."],
  ])("%s is refused with its line, and without a word of it", async (_, text, message) => {
    const failure = await read("wrong.jsonl", text).then(
      () => "It was read.",
      (error: Error) => error.message,
    );
    expect(failure).toContain(message);
    expect(failure).not.toContain("mArKeR");
  });

  test("that does not exist is an error that names it", async () => {
    await expect(readFiles(["none.jsonl"], knowledge)).rejects.toThrow(
      "none.jsonl cannot be read: there is no such file.",
    );
  });
});

/** What contradicts the document in one exchange. */
async function contradictionsOf(...exchange: Parameters<typeof harEntry>) {
  const observations = await read("drift.har", har(harEntry(...exchange)));
  const found = findContradictions(observations, knowledge);
  return found.map(({ place = "", problem }) => `${place} ${problem}`);
}

test("what contradicts the document is found, and what a gap leaves open is not", async () => {
  const customer = { id: "8f14e45f-ceea-467f-a8d0-000000000001", name: null, email: "", phone_numbers: null };
  const ticket = { id: "no UUID", number: 1, priority: "sky-high", category: null, customer };
  const url = "https://acme.desk.example/api/external/v2/tickets/42";
  const lines = await contradictionsOf({ url }, { status: 206, text: JSON.stringify({ ticket }) });
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
