import { expect, test } from "vitest";
import { AuthenticationError, createClient } from "../../src/desk/index.js";
import { mockOfFile } from "../support/mock.js";

const mock = await mockOfFile();

const desk = (maxRetries = 0) => createClient({ baseUrl: mock.baseUrl, apiKey: "key", maxRetries });

test("a call can override the status that the mock prefers", async () => {
  mock.prefer("listForms", { code: 503 });
  const { error } = await desk().GET("/forms", { headers: { Prefer: "code=401" } });
  expect(error).toBeInstanceOf(AuthenticationError);
  expect((await desk().GET("/forms")).error).toMatchObject({ kind: "api", status: 503 });
  const query = { page_number: 1 };
  expect((await desk().GET("/team-members", { params: { query } })).error).toBeUndefined();
  mock.prefer("listForms");
  expect((await desk().GET("/forms")).error).toBeUndefined();
});

test("a documented request keeps the contract", async () => {
  await desk().GET("/team-members", { params: { query: { page_number: 1 } } });
  expect(() => mock.assertContract()).not.toThrow();
  expect(mock.requests).toEqual([
    {
      time: expect.any(Number),
      headers: expect.objectContaining({ accept: "application/json" }),
      method: "GET",
      path: "/api/external/v2/team-members",
      operationId: "listTeamMembers",
      query: { page_number: "1" },
      body: null,
      violations: [],
      status: 200,
    },
  ]);
});

test.each(["103", "600", "4o1"])("the mock refuses the code %s in the header Prefer", async (code) => {
  const response = await fetch(`${mock.baseUrl}/forms`, {
    headers: { "x-api-key": "key", Prefer: `code=${code}` },
  });
  expect([response.status, await response.json()]).toEqual([
    422,
    { error: `The header Prefer must ask for a code from 200 to 599, and not "${code}".` },
  ]);
});

test.each([103, 401.5])("mock.prefer() refuses the code %d", (code) => {
  const message = `preference.code must be a status from 200 to 599, and not ${code}.`;
  expect(() => mock.prefer("listForms", { code })).toThrow(message);
});

test("a misspelt preference is an error", () => {
  const misspelt: object = { cod: 401 };
  const message = "preference.cod is not a preference; use code, example or dynamic.";
  expect(() => mock.prefer("listForms", misspelt)).toThrow(message);
});

test("a preferred 204 has no body", async () => {
  const headers = { "x-api-key": "key", Prefer: "code=204" };
  const response = await fetch(`${mock.baseUrl}/forms`, { headers });
  expect([response.status, await response.text()]).toEqual([204, ""]);
  expect(response.headers.get("content-type")).toBeNull();
});
