import { existsSync, openSync } from "node:fs";
import { expect, test } from "vitest";
import { callKey, runCall, startCall } from "../support/call.js";
import { page } from "../support/paged-service.js";
import { forms, json, serve } from "../support/server.js";

const draft = ["createDraft", "ticket_id=1042", "content=On its way."];
const nowhere = "http://127.0.0.1:9/api/external/v2";
const apiKey = { SUPPORT_DESK_API_KEY: callKey };
const created = { draft: { id: "1" } };

test("text of the service reaches a terminal without control characters", async () => {
  const title = "\u001b[31m\u0007\u009b2J\u2028\u202e";
  await using server = await serve((_, response) =>
    json(response, 200, { ...forms, forms: [{ id: "1", title }] }),
  );
  const { stdout } = await runCall(server.baseUrl, ["listForms"]);
  expect(stdout).not.toMatch(/[^\P{Cc}\n]|[\u2028\u202e]/u);
  expect(JSON.parse(stdout).forms[0].title).toBe(title);

  await using lists = await serve((_, response) => json(response, 200, page(1, 1, [title])));
  const { stdout: items } = await runCall(lists.baseUrl, ["listTeamMembers", "--all"]);
  expect(items).not.toMatch(/[^\P{Cc}\n]|[\u2028\u202e]/u);
  expect(JSON.parse(items).id).toBe(title);
});

test.each<[args: string[]]>([
  [["createDraft", `${callKey}=1`, "--dry-run"]],
  [["createDraft", callKey, "--dry-run"]],
  [[callKey, "--dry-run"]],
  [["createDraft", `--${callKey}`]],
  [[callKey, "--help"]],
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
