import { existsSync, openSync } from "node:fs";
import { expect, test } from "vitest";
import { callKey, expectMistake, previewCall, runCall, startCall } from "../support/call.js";
import { page } from "../support/paged-service.js";
import { forms, json, serve } from "../support/server.js";

const draft = ["createDraft", "ticket_id=1042", "content=On its way."];
const created = { draft: { id: "1" } };
const nowhere = "http://127.0.0.1:1/api/external/v2";
const apiKey = { SUPPORT_DESK_API_KEY: callKey };

test("a read runs at once, whatever writes are allowed, and prints one JSON document and nothing else", async () => {
  await using server = await serve((_, response) => json(response, 200, forms));
  const env = { SUPPORT_DESK_WRITES: "none" };
  const { code, stdout, stderr } = await runCall(server.baseUrl, ["listForms"], env);
  expect([code, JSON.parse(stdout), stderr]).toEqual([0, forms, ""]);
  expect(server.requests[0]?.headers).toMatchObject({ "x-api-key": callKey });
});

test("a write is shown as JSON without a key, and sent only with --send", async () => {
  const shown = await previewCall(draft);
  expect(Object.entries(JSON.parse(shown.stdout))[0]).toEqual(["sent", false]);
  expect(JSON.parse(shown.stdout)).toEqual({
    sent: false,
    method: "POST",
    url: "https://acme.desk.example/api/external/v2/tickets/1042/drafts",
    body: { content: "On its way." },
  });
  expect([shown.code, shown.stderr]).toEqual([1, "Nothing was sent: --send is missing.\n"]);

  await using server = await serve((_, response) => json(response, 201, created));
  expect((await runCall(server.baseUrl, draft)).code).toBe(1);
  expect(server.requests).toEqual([]);
  const sent = await runCall(server.baseUrl, ["--send", ...draft]);
  expect([sent.code, JSON.parse(sent.stdout), sent.stderr]).toEqual([0, created, ""]);
  expect(server.requests.map(({ method, url, body }) => [method, url, body])).toEqual([
    ["POST", "/api/external/v2/tickets/1042/drafts", '{"content":"On its way."}'],
  ]);
});

test("--dry-run shows a request, whatever else is said, and exits 0", async () => {
  await using server = await serve((_, response) => json(response, 200, {}));
  for (const args of [["--send", ...draft], ["listForms"], ["listTeamMembers", "--all"]]) {
    const env = { SUPPORT_DESK_WRITES: "none" };
    const { code, stdout, stderr } = await runCall(server.baseUrl, [...args, "--dry-run"], env);
    expect([code, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toMatchObject({ url: expect.stringContaining(server.baseUrl) });
  }
  expect(server.requests).toEqual([]);
});

test("--body reads fields from a file or standard input, and the command line wins", async () => {
  const body = JSON.stringify({ email: "a@mail.example", subject: "S", description: "D" });
  const { stdout } = await previewCall(["createTicket", "--body", "-", "subject=T"], `\uFEFF${body}\n`);
  expect(JSON.parse(stdout).body).toEqual({ ...JSON.parse(body), subject: "T" });
});

const pageOf = (url: string) => Number(new URL(url, "http://host").searchParams.get("page_number"));
const idsIn = (stdout: string) => stdout.match(/(?<="id":")\w+/g);

test("--all prints an item of each page on a line, and one page says that there are more", async () => {
  await using server = await serve(({ url }, response) => {
    const number = pageOf(url);
    json(response, 200, page(number, 2, number === 1 ? [1, 2] : [3, 4]));
  });
  const all = await runCall(server.baseUrl, ["listTeamMembers", "--all"]);
  expect([all.code, all.stderr, idsIn(all.stdout)]).toEqual([0, "", ["1", "2", "3", "4"]]);
  expect(all.stdout.trim().split("\n")).toHaveLength(4);
  const one = await runCall(server.baseUrl, ["listTeamMembers", "page_number=2"]);
  expect([one.code, one.stderr, JSON.parse(one.stdout).team_members.length]).toEqual([
    0,
    "2 of 4 entries: --all prints all\n",
    2,
  ]);
});

test("--all keeps the summary of a report, and a failure, on standard error", async () => {
  const summary = { closed: { present: 7 } };
  const members = Array.from({ length: 31 }, (_, index) => ({ id: `${index}`, name: "A" }));
  await using server = await serve(({ url }, response) => {
    const number = pageOf(url);
    const rows = members.slice(30 * (number - 1), 30 * number);
    if (url.includes("range_type=last_7_days") && number > 1) return json(response, 422, { error: "No" });
    json(response, 200, { members: rows, summary, total_count: 31 });
  });
  const whole = await runCall(server.baseUrl, ["getAgentReport", "--all"]);
  expect([whole.code, idsIn(whole.stdout)?.length, JSON.parse(whole.stderr)]).toEqual([0, 31, { summary }]);
  const one = await runCall(server.baseUrl, ["getAgentReport"]);
  expect([one.code, one.stderr]).toEqual([0, "30 of 31 entries: --all prints all\n"]);
  const failed = await runCall(server.baseUrl, ["getAgentReport", "range_type=last_7_days", "--all"]);
  expect([failed.code, idsIn(failed.stdout)?.length]).toEqual([3, 30]);
  expect(failed.stderr).toMatch(/^\{\n {2}"ok": false,.+"error": "No".+"summary": .+\n\}\nGET /s);
});

test.each<[args: string[], status: number, code: number, words: string]>([
  [["getTicket", "ticket_id=7"], 404, 3, "A read changes nothing: check the request"],
  [["getTicket", "ticket_id=7", "--send"], 500, 3, "A read changes nothing: you can send it again."],
  [[...draft, "--send"], 422, 3, "In HTTP, this means that the service did not carry it out"],
  [[...draft, "--send"], 500, 5, "The write may or may not have happened"],
])(
  "call %j with the status %i exits %i, and prints what the service said",
  async (args, status, code, words) => {
    const body = { errors: { content: ["is \u001b[31mtoo long"] }, key: callKey };
    await using server = await serve((_, response) => json(response, status, body));
    const ended = await runCall(server.baseUrl, args);
    expect(ended.code).toBe(code);
    expect(ended.stderr).toContain(words);
    expect(ended.stderr).not.toContain("too long");
    expect(ended.stdout).not.toMatch(/[^\P{Cc}\n]/u);
    const failure = JSON.parse(ended.stdout);
    expect(failure).toMatchObject({ ok: false, response: { status, body: { ...body, key: "[redacted]" } } });
    expect(Object.keys(failure).at(-1)).toBe("summary");
  },
);

test.each<[allowed: string, code: number, message: string]>([
  ["createComment, createDraft", 4, "Nothing was sent"],
  ...["createComment", "none", ""].map((allowed): [string, number, string] => [
    allowed,
    2,
    "SUPPORT_DESK_WRITES doesn't list createDraft. Nothing was sent.",
  ]),
  ["createDrafts", 2, 'SUPPORT_DESK_WRITES must list ids of writes, such as createTicket,createComment: "'],
])("with SUPPORT_DESK_WRITES=%s, --send of a draft to nobody exits %i", async (allowed, code, message) => {
  const ended = await runCall(nowhere, [...draft, "--send"], { SUPPORT_DESK_WRITES: allowed });
  expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining(message)]);
});

test("a failure at a base URL without the prefix says so", async () => {
  await using server = await serve((_, response) => json(response, 404, {}));
  const args = ["getTicket", "ticket_id=1"];
  const { stderr } = await runCall(server.baseUrl.replace("v2", "v3"), args);
  expect(stderr).toContain("\nThe base URL does not end with /api/external/v2. Correct it, unless a proxy");
  expect((await runCall(`${server.baseUrl}/`, args)).stderr).not.toContain("base URL");
});

test("a read that is not sent exits 4", async () => {
  const { code, stdout } = await runCall(nowhere, ["listForms"]);
  expect([code, JSON.parse(stdout).outcome]).toEqual([4, "not-sent"]);
});

test.each<[args: string[], message: string]>([
  [["getTickt"], "There is no operation getTickt. Did you mean getTicket?"],
  [
    ["createDraft", "ticket_id=1"],
    "Wrong arguments: content is missing.\nsupport-desk-client call createDraft --help lists",
  ],
  [["createTicket", 'tags=["a"'], "tags is not JSON.\nQuote JSON as a whole, as in '<name>=[\"a\"]', or"],
  [["getTicket", "ticket_id=1", "--all"], "--all is for lists with pages, not getTicket."],
  [["createDraft", "--body", "no-such-file.json"], "no-such-file.json cannot be read"],
  [["createDraft", "--body", "-"], "must contain a JSON object."],
  [["listForms", "--api-key", "any-key"], "There is no option --api-key."],
])("call %j is a mistake, and nothing is sent", async (args, message) => {
  expectMistake(await previewCall([...args, "--dry-run"], "[1]"), message);
});

test.each([
  ["Latin-1", "latin1"],
  ["UTF-16", "utf16le"],
] as const)("a --body in %s is a mistake, which names the byte", async (_, encoding) => {
  const body = Buffer.from('{"content":\n"Gr\u00fc\u00dfe"}', encoding);
  const input = encoding === "utf16le" ? Buffer.concat([Buffer.from([0xff, 0xfe]), body]) : body;
  const ended = await previewCall(["createDraft", "ticket_id=1", "--body", "-", "--dry-run"], input);
  const location = encoding === "utf16le" ? "byte 1, in line 1" : "byte 16, in line 2";
  expectMistake(ended, `Standard input is not in UTF-8: ${location}, is wrong. Save it as UTF-8.`);
});

test("text of the service reaches a terminal without control characters", async () => {
  const title = "\u001b[31m\u0007\u009b2J\u2028\u202e";
  await using lists = await serve((_, response) => json(response, 200, page(1, 1, [title])));
  for (const more of [[], ["--all"]]) {
    const { stdout } = await runCall(lists.baseUrl, ["listTeamMembers", ...more]);
    expect(stdout).not.toMatch(/[^\P{Cc}\n]|[\u2028\u202e]/u);
    expect(stdout).toContain(JSON.stringify(title).slice(1, 10));
  }
});

test.each<[args: string[]]>([
  [["createDraft", `${callKey}=1`, "--dry-run"]],
  [[callKey, "--dry-run"]],
  [["createDraft", `--${callKey}`]],
])("a key in the place of a name is not shown by the refusal: %j", async (args) => {
  await using server = await serve((_, response) => json(response, 200, {}));
  const { code, stderr } = await runCall(server.baseUrl, args);
  expect(code).toBe(2);
  expect(stderr).toContain("[redacted]");
  expect(stderr).not.toContain(callKey);
});

test.runIf(existsSync("/dev/full")).each<[what: string, code: number, stderr: string, args: string[]]>([
  ["the result of a sent write", 5, "cannot be written.+check before you repeat it", [...draft, "--send"]],
  ["a preview", 3, "cannot be written.+Free some space", draft],
  ["a preview of --dry-run", 3, "cannot be written.+Free some space", [...draft, "--send", "--dry-run"]],
  ["a write that never left", 4, "Nothing was sent", [...draft, "--send", "--base-url", nowhere]],
])("if %s cannot be printed, `call` exits %i", async (_, code, told, args) => {
  await using server = await serve((_, response) => json(response, 201, created));
  const { ended } = startCall(["--base-url", server.baseUrl, ...args], apiKey, openSync("/dev/full", "w"));
  const { code: exited, stderr } = await ended;
  expect(exited).toBe(code);
  expect(stderr).toMatch(new RegExp(told));
  expect(server.requests).toHaveLength(code === 5 ? 1 : 0);
});

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s while a write is on its way exits 5",
  async (signal) => {
    await using server = await serve(() => child.kill(signal));
    const { child, ended } = startCall(["--base-url", server.baseUrl, ...draft, "--send"], apiKey);
    const { code, stdout, stderr } = await ended;
    expect([code, JSON.parse(stdout).outcome]).toEqual([5, "unknown"]);
    expect(stderr).toContain("check before");
  },
);
