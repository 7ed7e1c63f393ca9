import { expect, test } from "vitest";
import { startMock } from "../../src/desk/testing.js";
import { documentOf, headers } from "../support/mock.js";
import { openDocuments } from "../support/open-documents.js";

const json = { "content-type": "application/json" };
const get = (url: string) => fetch(url, { headers });

test("each path is served under its own prefix, on the loopback interface", async () => {
  await using mock = await startMock();
  expect(mock.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await get(`${mock.baseUrl}/forms`)).status).toBe(200);
  const unknown = await get(`${mock.url}/forms`);
  const error = 'The documents have no operation "GET /forms".';
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { error }]);
  expect((await get(`${mock.url}/api/external/v1/forms`)).status).toBe(404);
  const member = "team_members/2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12";
  const update = { method: "PATCH", headers: { ...headers, accept: "application/json" }, body: "{}" };
  expect((await fetch(`${mock.url}/api/external/v1/${member}`, update)).status).toBe(200);
  expect((await fetch(`${mock.baseUrl}/${member}`, update)).status).toBe(404);
});

test("every response has the header sl-mock, refusals and faults included", async () => {
  await using mock = await startMock({ cors: ["http://127.0.0.1:9"] });
  mock.faults({ operation: "getTicketReport", kind: "status", status: 503 });
  const page = { origin: "http://127.0.0.1:9", "access-control-request-method": "GET" };
  const responses = [
    await get(`${mock.baseUrl}/forms`),
    await get(`${mock.baseUrl}/reports/tickets`),
    await fetch(`${mock.baseUrl}/forms`, { headers: { origin: "http://other.example" } }),
    await fetch(`${mock.baseUrl}/forms`, { method: "OPTIONS", headers: page }),
  ];
  for (const { headers } of responses) expect(headers.get("sl-mock")).toBe("1");
});

test("a running mock switches to other documents", async () => {
  await using mock = await startMock();
  const responses = { 200: { description: "Found." } };
  const document = documentOf({ "/things": { get: { responses } } }, "/other");
  await mock.replace([document]);
  expect((await get(`${mock.url}/other/things`)).status).toBe(200);
  expect((await get(`${mock.baseUrl}/forms`)).status).toBe(404);
});

test("the error names a port that is in use", async () => {
  await using taken = await startMock();
  const port = Number(new URL(taken.url).port);
  await expect(startMock({ port })).rejects.toThrow(`Port ${port} is in use`);
});

test("a response names the gaps that it depends on by its status, and breaks no contract", async () => {
  await using mock = await startMock({ documents: openDocuments });
  const named = async (path: string, init = {}) =>
    (await fetch(`${mock.baseUrl}${path}`, { headers, ...init })).headers.get("sl-not-shown")?.split(", ");
  expect(await named("/forms")).toEqual(["forms.unset-values"]);
  // This mock knows no id, and no page.
  expect(await named("/tickets/1042")).toEqual(
    expect.arrayContaining(["tickets.unset-values", "errors.unknown-id"]),
  );
  expect(await named("/team-members")).toEqual(
    expect.arrayContaining(["pagination.page-number-absent", "pagination.page-out-of-range"]),
  );
  const body = JSON.stringify({ customer: { emails: ["mara.lind@mail.example"] } });
  const created = await named("/customers", { method: "POST", body, headers: { ...headers, ...json } });
  expect(created).toContain("customers.create.success-status");
  mock.prefer("listForms", { code: 429 });
  expect((await named("/forms"))?.[0]).toBe("limits.rate");
  // A documented failure depends only on the gaps that name its status.
  mock.prefer("listForms", { code: 401 });
  expect(await named("/forms")).toEqual(["auth.wrong-workspace", "auth.permissions"]);
  mock.assertContract();
});

test.each([
  ["DELETE", "/tickets/1042", "tickets.update, tickets.delete", "GET /api/external/v2/tickets/{ticket_id}"],
  ["GET", "/customers", "customers.find", "POST /api/external/v2/customers"],
  ["PUT", "/forms", null, "GET /api/external/v2/forms"],
])(
  "the refusal of %s %s, which the document does not have, names the gaps of its path, and what it has there",
  async (method, path, gaps, meant) => {
    await using mock = await startMock({ documents: openDocuments });
    const response = await fetch(`${mock.baseUrl}${path}`, { method, headers });
    expect([response.status, response.headers.get("sl-not-shown")]).toEqual([405, gaps]);
    const error = expect.stringContaining(`Did you mean ${meant}?`);
    expect([await response.json(), mock.requests]).toMatchObject([{ error }, [{ violations: [error] }]]);
  },
);
