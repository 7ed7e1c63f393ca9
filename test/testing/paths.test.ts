import { expect, test } from "vitest";
import { startMock } from "../../src/desk/testing.js";

const item = { name: "id", in: "path", required: true, schema: { type: "string", minLength: 2 } };
const responses = { "204": { description: "Found." } };
const document = {
  openapi: "3.1.0",
  info: { title: "Items", version: "1" },
  servers: [{ url: "http://localhost/v2" }],
  paths: {
    "/items/{id}": { get: { operationId: "getItem", parameters: [item], responses } },
    "/items/search": { get: { operationId: "findItems", responses } },
  },
};

test("a path without parameters comes before one with parameters", async () => {
  await using mock = await startMock({ documents: [document] });
  const statuses = [];
  for (const path of ["items/search", "items/42", "items/4", "items", "items/4/2"]) {
    statuses.push((await fetch(`${mock.url}/v2/${path}`)).status);
  }
  expect(statuses).toEqual([204, 204, 422, 404, 404]);
  expect((await fetch(`${mock.url}/v2/items/42`, { method: "POST" })).status).toBe(405);
  expect(mock.requests.map(({ operationId }) => operationId)).toEqual([
    ...["findItems", "getItem", "getItem", undefined, undefined, undefined],
  ]);
});
