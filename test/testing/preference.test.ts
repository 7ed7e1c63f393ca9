import { expect, test } from "vitest";
import { AuthenticationError, createClient } from "../../src/desk/index.js";
import { prefer } from "../../src/desk/testing.js";
import { mockOfFile } from "../support/mock.js";

const mock = await mockOfFile();

const desk = (maxRetries = 0) => createClient({ baseUrl: mock.baseUrl, apiKey: "key", maxRetries });

test("the mock forces a status, for which a call can prefer another", async () => {
  mock.prefer("listForms", { code: 503 });
  const { error } = await desk().GET("/forms", { headers: prefer({ code: 401 }) });
  expect(error).toBeInstanceOf(AuthenticationError);
  expect((await desk().GET("/forms")).error).toMatchObject({ kind: "api", status: 503 });
  const query = { page_number: 1 };
  expect((await desk().GET("/team-members", { params: { query } })).error).toBeUndefined();
  mock.prefer("listForms");
  expect((await desk().GET("/forms")).error).toBeUndefined();
});

test("a failure that the document leaves open is forced, with its example", async () => {
  mock.prefer("removeTeamMember", { code: 422 });
  const params = { path: { team_member_id: "2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12" } };
  const { error } = await desk().DELETE("/team-members/{team_member_id}", { params });
  expect(error).toMatchObject({
    kind: "api",
    status: 422,
    body: { error: "Cannot remove the last admin of the workspace" },
  });
  mock.assertContract();
});

test("an unknown operation is refused", () => {
  expect(() => mock.prefer("listForm" as "listForms", { code: 401 })).toThrow(
    'The mock has no operation "listForm"',
  );
});

test("an app that sends what the document describes keeps the contract", async () => {
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

test.each<[what: string, path: string, init: RequestInit, violation: string | RegExp]>([
  ["a path that no document has", "/ticket", {}, "Route not resolved"],
  [
    "a query parameter that it does not have",
    "/team-members?page_size=50",
    {},
    "query.page_size is not in the document",
  ],
  ["no key", "/forms", { headers: {} }, "Invalid security scheme used"],
  [
    "a body of another form",
    "/tickets",
    { method: "POST", body: '{"email":1}' },
    /body\.email must be string/,
  ],
])("an app that sends %s breaks it", async (_, path, init, violation) => {
  const headers = { "x-api-key": "key", "content-type": "application/json" };
  await fetch(`${mock.baseUrl}${path}`, { headers, ...init });
  expect(() => mock.assertContract()).toThrow(violation);
  expect(() => mock.assertContract()).toThrow("1 of 1 requests broke the contract");
});

test.each(["103", "199", "600", "999", "20", "4o1"])(
  "the code %s in the header Prefer is refused",
  async (code) => {
    const response = await fetch(`${mock.baseUrl}/forms`, {
      headers: { "x-api-key": "key", Prefer: `code=${code}` },
    });
    expect([response.status, await response.json()]).toEqual([
      422,
      { error: `The header Prefer must ask for a code from 200 to 599, and not "${code}".` },
    ]);
  },
);

test.each([103, 600, 401.5, Number.NaN])("the preferred code %d is an error", (code) => {
  const message = `The preferred code must be a status from 200 to 599, and not ${code}.`;
  expect(() => prefer({ code })).toThrow(message);
  expect(() => mock.prefer("listForms", { code })).toThrow(message);
});

test("a misspelt preference is an error", () => {
  const misspelt: object = { cod: 401 };
  expect(() => prefer(misspelt)).toThrow("A preference has no cod.");
  expect(() => mock.prefer("listForms", misspelt)).toThrow("A preference has no cod.");
});

test.each([204, 205, 304])("a preferred answer with %d has no body", async (code) => {
  const response = await fetch(`${mock.baseUrl}/forms`, {
    headers: { "x-api-key": "key", ...prefer({ code }) },
  });
  expect(response.status).toBe(code);
  expect(await response.text()).toBe("");
  expect(response.headers.get("content-type")).toBeNull();
});
