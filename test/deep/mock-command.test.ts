// The command `mock`: its options, its log, and the files that it reads.
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand, type ServedMock, serveMock } from "../support/command.js";
import { testFolder } from "../support/folder.js";
import { endScripts } from "../support/started.js";

const apiKey = "a-key-of-the-workspace";
const origin = "http://127.0.0.1:3000";
const seed = { tickets: [{ subject: "Tent", description: "The poles are missing.", number: 7 }] };
const assume = { "errors.unknown-id": { status: 404, body: { error: "Not found" } } };

const folder = testFolder();
const file = (name: string, content: unknown) => folder.write(name, JSON.stringify(content));

let mock: ServedMock;
beforeAll(async () => {
  const files = ["--seed", await file("seed.json", seed), "--assume", await file("assume.json", assume)];
  mock = await serveMock("--stateful", ...files, "--api-key", apiKey, "--cors", origin);
});
afterAll(endScripts);

const get = async (path: string, key = apiKey) => {
  const response = await fetch(mock.url + path, { headers: { "X-Api-Key": key } });
  return [response.status, await response.json()];
};

test("the mock reads its workspace and its assumptions from files", async () => {
  expect(await get("/tickets/7")).toMatchObject([200, { ticket: { subject: "Tent" } }]);
  expect(await get("/tickets/8")).toEqual([404, { error: "Not found" }]);
});

test("a refusal to guess names the option of the command", async () => {
  const code = '--assume FILE, and in FILE { "pagination.page-number-absent": "first-page" }';
  const printed = mock.until("501 the request has no page_number (pagination.page-number-absent)\n");
  const error = expect.stringContaining(`Send page_number, or start the mock with ${code}`);
  expect(await get("/team-members")).toMatchObject([501, { error, code }]);
  await printed;
  expect(await get("/reports/tickets")).toMatchObject([
    501,
    { code: expect.stringMatching(/^--seed FILE, /) },
  ]);
});

test("the mock accepts only the key of --api-key, and does not print it", async () => {
  expect(await get("/tickets/7", "another-key")).toMatchObject([401, {}]);
  expect(mock.output()).toContain("It accepts only the API key of --api-key");
  expect(mock.output()).toContain("starts with the workspace of ");
  expect(mock.output()).not.toContain(apiKey);
});

test("the mock prints a line for each request, and lets the pages of --cors call it", async () => {
  const printed = mock.until("; query.a is not in the document\n");
  const response = await fetch(`${mock.url}/forms?a=1`, { headers: { origin } });
  expect(response.headers.get("access-control-allow-origin")).toBe(origin);
  await printed;
});

test("the mock goes on if nobody reads its log any more", async () => {
  const { child, url, stop } = await serveMock();
  child.stderr?.destroy();
  for (const _ of "12345") {
    expect((await fetch(`${url}/forms`, { headers: { "x-api-key": "any" } })).status).toBe(200);
  }
  expect(await stop()).toBe(0);
});

test("without files, the mock starts with the workspace of the examples", async () => {
  const { url, stop } = await serveMock("--stateful");
  const statusOf = async (path: string) =>
    (await fetch(url + path, { headers: { "x-api-key": "any" } })).status;
  expect([await statusOf("/tickets/1042"), await statusOf("/tickets/1043")]).toEqual([200, 501]);
  expect(await stop()).toBe(0);
});

test.each([
  ["that is not JSON", "seed", "{", "wrong.json is not JSON."],
  ["that is a list", "assume", "[]", "wrong.json must contain a JSON object."],
])("a file %s ends the command with a message", async (_, option, content, sentence) => {
  const path = await folder.write("wrong.json", content);
  const { code, output } = await runCommand("mock", "--stateful", "--port", "0", `--${option}`, path);
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
});

test.each<[option: string, sentence: string, content?: string]>([
  ["seed", "--seed does not fit the document: unknown field", '{"things":[]}'],
  ["assume", "--assume is wrong: there is no gap", '{"errors.unknown":1}'],
  ["assume", 'assume["errors.unknown-id"] must', '{"errors.unknown-id":1}'],
  ["cors", '--cors must list origins, such as http://127.0.0.1:4011, and not "'],
  ["api-key", "--api-key is empty", ""],
])("a wrong --%s is named as it was typed: %s", async (option, sentence, content) => {
  const value = content ? await folder.write("wrong.json", content) : (content ?? "*");
  const { code, output } = await runCommand("mock", "--stateful", "--port", "0", `--${option}`, value);
  expect([code, output]).toEqual([2, expect.stringContaining(sentence)]);
});

test("a file that does not exist, or that needs --stateful, is an error", async () => {
  const missing = await runCommand("mock", "--stateful", "--port", "0", "--seed", "none.json");
  expect(missing.output).toContain("none.json cannot be read: ENOENT: no such file");
  const { code, output } = await runCommand("mock", "--port", "0", "--seed", "none.json");
  expect([code, output]).toEqual([2, expect.stringContaining("--seed and --assume need --stateful.")]);
});
