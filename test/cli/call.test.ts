import { existsSync, openSync } from "node:fs";
import { expect, test } from "vitest";
import { type CallEnd, callKey, previewCall, runCall, startCall } from "../support/call.js";
import { page } from "../support/paged-service.js";
import { forms, json, serve } from "../support/server.js";

const draft = ["createDraft", "ticket_id=1042", "content=On its way."];
const created = { draft: { id: "1" } };

/** Expects a mistake in the arguments: exit code 2, a sentence, and no output. */
function expectMistake({ code, stdout, stderr }: CallEnd, message: string): void {
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(message);
}

test("a read runs at once, and prints one JSON document and nothing else", async () => {
  await using server = await serve((_, response) => json(response, 200, forms));
  const { code, stdout, stderr } = await runCall(server.baseUrl, ["listForms"]);
  expect([code, JSON.parse(stdout), stderr]).toEqual([0, forms, ""]);
  expect(server.requests[0]?.headers).toMatchObject({ "x-api-key": callKey });
});

test("a write is shown as JSON without a key, and sent only with --send", async () => {
  const shown = await previewCall(draft);
  expect(JSON.parse(shown.stdout)).toEqual({
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
  expectMistake(await previewCall(["updateTeamMember", ...args]), "There is no argument active.");
});

test("--all prints an item of each page on a line", async () => {
  await using server = await serve(({ url }, response) => {
    const number = Number(new URL(url, "http://host").searchParams.get("page_number"));
    json(response, 200, page(number, 2, number === 1 ? [1, 2] : [3, 4]));
  });
  const { code, stdout, stderr } = await runCall(server.baseUrl, ["listTeamMembers", "--all"]);
  expect([code, stderr]).toEqual([0, ""]);
  const ids = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).id);
  expect(ids).toEqual(["1", "2", "3", "4"]);
});

test.each<[args: string[], message: string]>([
  [["getTickt"], "There is no operation getTickt. Did you mean getTicket?"],
  [["__proto__"], "There is no operation __proto__."],
  [["createDraft", "ticket_id=1", "C"], "C must be <name>=<value>."],
  [["createDraft", "ticket_id=1"], "Wrong arguments: missing field at /content."],
  [["createDraft", "ticket_id=..", "content=C"], "/ticket_id"],
  [["getTicket", "ticket_id=1", "--all"], "--all is for lists with pages, not getTicket."],
  [["createDraft", "--body", "no-such-file.json"], "no-such-file.json cannot be read"],
  [["createDraft", "--body", "-"], "must contain a JSON object."],
  [["listForms", "--api-key", "any-key"], "There is no option --api-key."],
])("call %j is a mistake, and nothing is sent", async (args, message) => {
  expectMistake(await previewCall([...args, "--dry-run"], "[1]"), message);
});

test("the key comes only from the environment, and the workspace from options or the environment", async () => {
  const { ended } = startCall(["listForms", "--workspace", "acme", "--service-host", "desk.example"]);
  expectMistake(await ended, "SUPPORT_DESK_API_KEY is not set.");
  expectMistake(await startCall(["listForms", "--dry-run"]).ended, "--workspace");
  const other = await previewCall(["listForms", "--dry-run", "--workspace", "other"]);
  expect(JSON.parse(other.stdout).url).toContain("https://other.desk.example/");
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

test("text of the service reaches a terminal without control characters", async () => {
  const title = "\u001b[31m\u0007\u009b2J\u2028\u202e";
  await using server = await serve((_, response) =>
    json(response, 200, { ...forms, forms: [{ id: "1", title }] }),
  );
  const { stdout } = await runCall(server.baseUrl, ["listForms"]);
  expect(stdout).not.toMatch(/[^\P{Cc}\n]|[\u2028\u202e]/u);
  expect(JSON.parse(stdout).forms[0].title).toBe(title);
});

test.runIf(existsSync("/dev/full"))("a sent write whose result cannot be printed exits 5", async () => {
  await using server = await serve((_, response) => json(response, 201, created));
  const env = { SUPPORT_DESK_API_KEY: callKey };
  const args = ["--base-url", server.baseUrl, ...draft, "--send"];
  const { ended } = startCall(args, env, openSync("/dev/full", "w"));
  const stderr = expect.stringMatching(/cannot be written.+check before you repeat it\./);
  expect(await ended).toMatchObject({ code: 5, stderr });
  expect(server.requests).toHaveLength(1);
});

test.each(["SIGINT", "SIGTERM"] as const)("%s while a write is on its way exits 5", async (signal) => {
  await using server = await serve(() => child.kill(signal));
  const { child, ended } = startCall(["--base-url", server.baseUrl, ...draft, "--send"], {
    SUPPORT_DESK_API_KEY: callKey,
  });
  expect(await ended).toMatchObject({ code: 5, stdout: "", stderr: expect.stringContaining("check before") });
});
