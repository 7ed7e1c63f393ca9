import { existsSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import current from "../../src/generated/openapi.json" with { type: "json" };
import { runCommand, serveMock } from "../support/command.js";
import { planted } from "../support/disturbances.js";
import { testFolder } from "../support/folder.js";
import { json, serve } from "../support/server.js";
import { apiKey } from "../support/simulated-workspace.js";
import { endScripts } from "../support/started.js";

const folder = testFolder();
afterEach(endScripts);
afterEach(() => {
  vi.unstubAllEnvs();
});

test("the command names the variable of the key, and prints a plan without it", async () => {
  const missing = await runCommand("check", "--base-url", "http://127.0.0.1:9");
  expect(missing).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^SUPPORT_DESK_API_KEY is not set/),
  });
  const plan = await runCommand("check", "--dry-run");
  expect(plan).toMatchObject({
    code: 0,
    output: expect.stringMatching(/the key and the host: GET \/forms, GET/),
  });
  expect(plan.output).toContain("At most 120 requests in total");
  const short = await runCommand("check", "--dry-run", "--max-requests", "30");
  expect(short.output).toContain("At most 30 requests in total");
  const wrong = await runCommand("check", "--dry-run", "--max-requests", "0");
  expect(wrong.output).toMatch(/^--max-requests must be a whole number, 1 or more/);
});

test("against the mock of the package, the command names it, and draws no conclusion", async () => {
  vi.stubEnv("SUPPORT_DESK_API_KEY", "any-key-of-a-test");
  const mock = await serveMock();
  const { code, output } = await runCommand("check", "--base-url", mock.url, "--json");
  expect(await mock.stop()).toBe(0);
  expect(output).toContain("  1  GET /forms  (the key and the host)\n");
  expect(code).toBe(0);
  const reached = { verdict: "mock", status: 200 };
  const versions = { date: expect.anything(), package: expect.anything(), document: current.info.version };
  const report = { ...versions, reached, differences: [], lists: [], gaps: [], sent: 1 };
  expect(JSON.parse(output.slice(output.indexOf("{")))).toEqual(report);
});

test.each([
  ["--write-overlay", "desk.overlay.yaml", "exists. Name a new file, or move this one."],
  ["--write-assume", "absent/assume.json", "The folder of"],
  ["--since", "desk.overlay.yaml", "must be a report that check --json printed."],
  ["--since", "absent.json", "there is no such file."],
])("%s %s is refused before the first read", async (option, name, message) => {
  vi.stubEnv("SUPPORT_DESK_API_KEY", apiKey);
  await folder.write("desk.overlay.yaml", "{}");
  await using server = await serve((_, response) => json(response, 401, {}));
  const file = folder.path(name);
  const { code, output } = await runCommand("check", "--base-url", server.baseUrl, option, file);
  expect([code, server.requests]).toEqual([2, []]);
  expect(output).toContain(message);
});

test("without an answer, no file is written", async () => {
  vi.stubEnv("SUPPORT_DESK_API_KEY", apiKey);
  await using server = await serve((_, response) => json(response, 401, { error: planted }));
  const file = folder.path("new.yaml");
  const { output } = await runCommand("check", "--base-url", server.baseUrl, "--write-overlay", file);
  expect(output).toContain(`${file} was not written: no answer belongs in it.`);
  expect(existsSync(file)).toBe(false);
});

test("a refused key is not printed", async () => {
  vi.stubEnv("SUPPORT_DESK_API_KEY", apiKey);
  const body = { error: "Could not authenticate, invalid API Key" };
  await using server = await serve((_, response) => json(response, 401, body));
  const { code, output } = await runCommand("check", "--base-url", server.baseUrl);
  expect(code).toBe(1);
  expect(output).toContain("Reached: refused. The service refused the key, or does not know the workspace.");
  expect(output).toContain("Status: 401. Seen: 401 with { error: string }.");
  expect(output).not.toContain(planted);
});

test.each<[status: number, body: unknown]>([
  [404, { error: planted }],
  [200, "<p>A page</p>"],
])("an address without the prefix that responds with %s is named as the cause", async (status, body) => {
  vi.stubEnv("SUPPORT_DESK_API_KEY", apiKey);
  await using server = await serve((_, response) => json(response, status, body));
  const { origin } = new URL(server.baseUrl);
  const { code, output } = await runCommand("check", "--base-url", `${origin}/`);
  expect(code).toBe(1);
  expect(output).toContain("Reached: no prefix. The base URL has no /api/external/v2,");
  expect(output).not.toContain(planted);
});
