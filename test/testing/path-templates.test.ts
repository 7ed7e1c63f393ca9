import { expect, test } from "vitest";
import { type MockDocument, startMock } from "../../src/desk/testing.js";
import { pathOf } from "../../src/mock/mock-document.js";
import { readPathTemplate } from "../../src/mock/path-template.js";

test.each<[template: string, path: string, values: string[] | undefined]>([
  ["/compare/{base}...{head}", "/compare/main...next", ["main", "next"]],
  ["/compare/{base}...{head}", "/compare/...next", undefined],
  ["/compare/{base}...{head}", "/compare/main...", undefined],
  ["/{a}{b}", "/xyz", ["x", "yz"]],
  ["/{a}{b}", "/x", undefined],
  ["/files/{name}.json", "/files/a.json.json", ["a.json"]],
  ["/files/{name}.json", "/files/a.jsonl", undefined],
  ["/forms", "/forms", []],
  ["/forms", "/forms/", undefined],
])("the template %s reads the path %s", (template, path, values) => {
  expect(readPathTemplate(template).match(path)?.values).toEqual(values);
});

test.each([
  ["https://{workspace}.example/v2/", "/v2"],
  ["/v2", "/v2"],
  ["/", ""],
])("the path of the server %s is %j", (url, path) => expect(pathOf({ servers: [{ url }] })).toBe(path));

const names = [..."abcdefghijklmnopqrstuvwxy"];
const parameters = (list: readonly string[]) =>
  list.map((name) => ({ name, in: "path", required: true, schema: { type: "string", minLength: 2 } }));
const responses = { "204": { description: "Found." } };
const long = names.map((name) => `{${name}}x`).join("");
const document = {
  openapi: "3.1.0",
  info: { title: "Versions", version: "1" },
  servers: [{ url: "http://localhost/v2" }],
  paths: {
    "/compare/{base}...{head}": {
      get: { operationId: "compare", parameters: parameters(["base", "head"]), responses },
    },
    [`/${long}y`]: { get: { operationId: "many", parameters: parameters(names), responses } },
  },
} satisfies MockDocument;

test("the mock serves a path with two parameters in one segment, and validates both", async () => {
  await using mock = await startMock({ documents: [document] });
  const statuses = [];
  for (const path of ["main...next", "main...n", "main/next", "main"]) {
    statuses.push((await fetch(`${mock.url}/v2/compare/${path}`)).status);
  }
  expect(statuses).toEqual([204, 422, 404, 404]);
  expect((await fetch(`${mock.url}/v2/compare/main...next`, { method: "POST" })).status).toBe(405);
  expect(mock.requests.map(({ operationId }) => operationId)).toEqual([
    ...["compare", "compare", undefined, undefined, undefined],
  ]);
});

test("the mock reads many parameters in one segment quickly", async () => {
  await using mock = await startMock({ documents: [document] });
  const path = `${mock.url}/v2/${"x".repeat(110)}`;
  const signal = AbortSignal.timeout(3_000);
  expect((await fetch(path, { signal })).status).toBe(404);
  expect((await fetch(`${path}y`, { signal })).status).toBe(422);
});
