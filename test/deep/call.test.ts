import { expect, test } from "vitest";
import { type CallEnd, callKey, previewCall, runCall, startCall } from "../support/call.js";
import { page } from "../support/paged-service.js";
import { forms, json, serve } from "../support/server.js";

const draft = ["createDraft", "ticket_id=1042", "content=On its way."];
const created = { draft: { id: "1" } };
const nowhere = "http://127.0.0.1:1/api/external/v2";

/** Expects a mistake in the arguments: exit code 2, a sentence, and no output. */
function expectMistake({ code, stdout, stderr }: CallEnd, message: string): void {
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(message);
}

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

test("an operation whose path has a server of its own is called under its prefix", async () => {
  const args = ["team_member_id=2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12", "active=false"];
  const { stdout } = await previewCall(["updateTeamMemberV1", ...args]);
  expect(JSON.parse(stdout)).toMatchObject({
    url: expect.stringContaining("/api/external/v1/team_members/2c8e"),
    body: { active: false },
  });
  expectMistake(await previewCall(["updateTeamMember", ...args]), "active is unknown");
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

test("a write whose response is lost exits 5, is sent once, and tells only the outcome", async () => {
  await using server = await serve((_, { socket }) => socket?.end());
  const { code, stdout, stderr } = await runCall(server.baseUrl, [...draft, "--send"]);
  expect([code, JSON.parse(stdout)]).toMatchObject([5, { ok: false, outcome: "unknown" }]);
  expect(stderr).toMatch(/^POST \/tickets\/\{ticket_id\}\/drafts: /);
  expect(server.requests).toHaveLength(1);
});

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
  expect(stderr).toContain("\nThe base URL has no /api/external/v2.\n");
  expect((await runCall(`${server.baseUrl}/`, args)).stderr).not.toContain("base URL");
});

test("call exits 4 if nothing was sent, for a read, too", async () => {
  for (const operation of [["listForms"], [...draft, "--send"]]) {
    const { code, stdout } = await runCall(nowhere, operation);
    expect([code, JSON.parse(stdout).outcome]).toEqual([4, "not-sent"]);
  }
});

test.each<[args: string[], message: string]>([
  [["getTickt"], "There is no operation getTickt. Did you mean getTicket?"],
  [["__proto__"], "There is no operation __proto__."],
  [
    ["createDraft", "ticket_id=1"],
    "Wrong arguments: content is missing.\nsupport-desk-client call createDraft --help lists",
  ],
  [["getAgentReport", "range_type=custom"], "start_date and end_date are missing: custom needs both."],
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
  const place = encoding === "utf16le" ? "byte 1, in line 1" : "byte 16, in line 2";
  expectMistake(ended, `Standard input is not in UTF-8: ${place}, is wrong. Save it as UTF-8.`);
});

test("the key comes only from the environment, and the workspace from options or the environment", async () => {
  const { ended } = startCall(["listForms", "--workspace", "acme", "--service-host", "desk.example"]);
  expectMistake(await ended, "SUPPORT_DESK_API_KEY is not set.");
  expectMistake(await startCall(["listForms", "--dry-run"]).ended, "--workspace");
  const other = await previewCall(["listForms", "--dry-run", "--workspace", "other"]);
  expect(JSON.parse(other.stdout).url).toContain("https://other.desk.example/");
  const host = await previewCall(["listForms", "--dry-run", "--service-host", "eu.desk.example"]);
  expect(JSON.parse(host.stdout).url).toContain("https://acme.eu.desk.example/");
  const twice = ["--workspace", "acme", "--base-url", "http://127.0.0.1:9/api/external/v2"];
  expectMistake(await previewCall(["listForms", "--dry-run", ...twice]), "--base-url");
});

test.each<[options: string[], isAllowed: boolean]>([
  [["--base-url", "https://evil.example/api/external/v2"], false],
  [["--base-url", "https://desk.example.evil.example/api/external/v2"], false],
  [["--base-url", "https://evildesk.example/api/external/v2"], false],
  [["--base-url", "https://desk.example@evil.example/api/external/v2"], false],
  [["--service-host", "evil.example"], false],
  [["--service-host", "127.0.0.1.evil.example"], false],
  [["--service-host", "desk.example"], true],
  [["--base-url", "https://acme.Desk.example/api/external/v2"], true],
  [["--base-url", "http://127.0.0.1:9/api/external/v2"], true],
])("if the environment names the host, %j is allowed: %s", async (options, isAllowed) => {
  const ended = await previewCall(["listForms", "--dry-run", ...options]);
  if (isAllowed) expect(ended.code).toBe(0);
  else expectMistake(ended, "SUPPORT_DESK_SERVICE_HOST allows only desk.example, not ");
});

const namedUrl = "https://acme.desk.example/api/external/v2";

test.each<[options: string[], message: string]>([
  [[], ""],
  [["--base-url", `${namedUrl}/`], ""],
  [["--base-url", "http://127.0.0.1:9/api/external/v2"], ""],
  [
    ["--base-url", "https://other.desk.example/api/external/v2"],
    "SUPPORT_DESK_BASE_URL allows only https://acme.",
  ],
  [["--service-host", "evil.example", "--workspace", "a"], "SUPPORT_DESK_BASE_URL allows only https://acme."],
  [["--workspace", "evil"], "must not be combined"],
])("if the environment names the base URL, %j is refused: %j", async (options, message) => {
  const env = { SUPPORT_DESK_BASE_URL: namedUrl, SUPPORT_DESK_WORKSPACE: "idle" };
  const ended = await startCall(["listForms", "--dry-run", ...options], env).ended;
  if (message !== "") return expectMistake(ended, message);
  expect(JSON.parse(ended.stdout).url).toBe(`${(options[1] ?? namedUrl).replace(/\/$/, "")}/forms`);
});

test("a base URL that does not fit the operation is named as people type it", async () => {
  const args = ["updateTeamMemberV1", "team_member_id=2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12", "--dry-run"];
  const { ended } = startCall([...args, "--base-url", "https://acme.desk.example"]);
  expectMistake(await ended, "--base-url must end with /api/external/v2 for this operation");
});
