import { open, symlink } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { findContradictions } from "../src/cli/evidence/contradictions.js";
import { readFiles } from "../src/cli/evidence/read-files.js";
import { openPlaces } from "../src/cli/evidence/verdicts.js";
import older from "../src/generated/v1.json" with { type: "json" };
import { knowledge, line, salt } from "./support/evidence-files.js";
import { testFolder } from "./support/folder.js";
import { har, harEntry } from "./support/har.js";

const folder = testFolder();
const read = async (name: string, text: string) =>
  readFiles([await folder.write(name, text)], knowledge, salt);

describe("a HAR file", () => {
  const forms = JSON.stringify({ forms: [{ id: "1", title: "Help", slug: "help" }], kb_details: {} });

  test("is read as the observer reads exchanges", async () => {
    const url = "https://acme.desk.example/api/external/v2/team-members?page_number=2";
    const { evidence, skipped } = await read(
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
    expect(evidence.map(({ operation }) => operation)).toEqual(["GET /forms", "GET /team-members"]);
    expect(evidence[0]?.answers["200"]).toMatchObject({
      exchanges: 2,
      headers: { "retry-after": { exchanges: 1, least: 7, greatest: 7 } },
      otherHeaders: 1,
      response: { "/forms/*/slug": { exchanges: 2, string: 2 } },
    });
    expect(evidence[1]?.answers["404"]?.query).toEqual({ page_number: 1 });
    expect(skipped).toEqual({ others: 1, unanswered: 1, texts: 0 });
  });

  test("has one workspace without a salt, and one for each host with it", async () => {
    const other = harEntry({ url: "https://beta.desk.example/api/external/v2/forms" }, { text: forms });
    const file = await folder.write("hosts.har", har(harEntry({}, { text: forms }), other));
    expect((await readFiles([file], knowledge, undefined)).workspaces).toBe(1);
    expect((await readFiles([file], knowledge, salt)).workspaces).toBe(2);
    const copy = await folder.write("copy.har", har(harEntry({}, { text: forms })));
    expect((await readFiles([file, copy], knowledge, undefined)).workspaces).toBe(2);
  });

  test("that is named twice is refused, because it would count twice", async () => {
    const file = await folder.write("twice.har", har(harEntry({}, { text: forms })));
    await symlink(file, folder.path("link.har"));
    for (const again of [file, folder.path("link.har")]) {
      await expect(readFiles([file, again], knowledge, salt)).rejects.toThrow(`${again} is named twice`);
    }
  });

  test("has no evidence of the service where the mock refused or did not guess", async () => {
    const refusal = { status: 501, text: '{"gap":"errors.unknown-id"}' };
    const headers = ["sl-not-shown", "SL-Violations"].map((name) => [{ name, value: "x" }]);
    const entries = headers.map((list) => harEntry({}, { ...refusal, headers: list }));
    expect((await read("mock.har", har(...entries))).evidence).toEqual([]);
  });

  test("that has a text over 1 MiB is read without it, and the text is counted", async () => {
    const entry = harEntry({}, { text: "x".repeat(3_000_000) });
    const { evidence, skipped } = await read("long.har", har(entry, harEntry({}, { text: forms })));
    expect(evidence[0]?.answers["200"]?.exchanges).toBe(2);
    expect(skipped.texts).toBe(1);
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
      ({ evidence }) => (evidence.length === 0 ? "" : "evidence"),
      (error: Error) => error.message,
    );
    expect(outcome).toMatch(message);
    expect(outcome).not.toContain("mArKeR");
  });
});

describe("a file of lines", () => {
  test("is merged, whatever its length", async () => {
    const many = Array.from({ length: 5_000 }, () => line({ 200: { exchanges: 2 } }));
    const { evidence } = await read("many.jsonl", many.join("\n"));
    expect(evidence[0]?.answers["200"]?.exchanges).toBe(10_000);
  });

  test("of operations that do not exist says nothing", async () => {
    const lines = Array.from({ length: 1_000 }, (_, index) => line({}, `GET /x${index}`));
    const { evidence, skipped } = await read("operations.jsonl", lines.join("\n"));
    expect(evidence).toEqual([]);
    expect(skipped.others).toBe(1_000);
  });

  test("of one endless line is refused before it is read", async () => {
    const file = folder.path("endless.jsonl");
    const handle = await open(file, "w");
    // A hole of a gibibyte, which no disk has to keep.
    await handle.truncate(2 ** 30);
    await handle.close();
    await expect(readFiles([file], knowledge, undefined)).rejects.toThrow(
      "endless.jsonl:1: the line is longer than 1048576 characters.",
    );
  });

  test.each<[what: string, text: string, message: string]>([
    ["that is cut off", `${line({})}\n{"evidence":1,"oper`, ":2: the line is not JSON"],
    [
      "of another version",
      line({}).replace("1", "2"),
      ":1: the line is not evidence: wrong value at /evidence.",
    ],
    ["of a wrong type", line({ 200: { exchanges: "mArKeR" } }), "wrong type at /answers/*/exchanges."],
    ["with a key of its own", line({ 200: { exchanges: 1, mArKeR: 1 } }), "unknown field at /answers/*/*."],
    ["of a negative count", line({ 200: { exchanges: -1 } }), "wrong value at /answers/*/exchanges."],
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
    await expect(readFiles(["none.jsonl"], knowledge, undefined)).rejects.toThrow(
      "none.jsonl cannot be read: there is no such file.",
    );
  });
});

/** What contradicts the document in one exchange. */
async function contradictionsOf(...exchange: Parameters<typeof harEntry>) {
  const open = knowledge.bundles.map(({ document }) => openPlaces(document));
  const { evidence } = await readFiles(
    [await folder.write("drift.har", har(harEntry(...exchange)))],
    knowledge,
    undefined,
  );
  const found = findContradictions(evidence, knowledge, (...at) => open.some((one) => one(...at)));
  return found.map(({ place = "", problem }) => `${place} ${problem}`);
}

test("what contradicts the document is found, and what a gap leaves open is not", async () => {
  const ticket = { id: "no UUID", number: 1, priority: "sky-high", category: null };
  const url = "https://acme.desk.example/api/external/v2/tickets/42";
  const lines = await contradictionsOf({ url }, { status: 206, text: JSON.stringify({ ticket }) });
  expect(lines).toContain(" documented: 200, 401");
  expect(lines).toContain("/ticket/id another format");
  expect(lines).toContain("/ticket/priority another value");
  expect(lines).toContain("/ticket/subject a required field is absent");
  expect(lines.join()).not.toContain("category");
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
    "/team_member/active another type",
  ]);
});

test("a line whose places have more exchanges than its answer is refused", async () => {
  const place = { exchanges: 9_999, string: 9_999 };
  const answers = { 200: { exchanges: 1, response: { "/forms": place } } };
  const text = JSON.stringify({ evidence: 1, operation: "GET /forms", answers });
  await expect(read("forged.jsonl", text)).rejects.toThrow(
    "forged.jsonl:1: the line is not evidence: a place has more exchanges than its answer.",
  );
});
