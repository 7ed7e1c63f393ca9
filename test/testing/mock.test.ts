import { expect, test } from "vitest";
import { type MockDocument, startMock } from "../../src/desk/testing.js";
import { headers } from "../support/mock.js";
import { serve } from "../support/server.js";

const get = (url: string) => fetch(url, { headers });

test("both documents are served under their own prefixes, on the loopback interface", async () => {
  await using mock = await startMock();
  expect(mock.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await get(`${mock.baseUrl}/forms`)).status).toBe(200);
  expect((await get(`${mock.url}/forms`)).status).toBe(404);
  expect((await get(`${mock.v1BaseUrl}/forms`)).status).toBe(404);
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
  const document: MockDocument = {
    openapi: "3.1.1",
    info: { title: "Other", version: "1" },
    servers: [{ url: "https://desk.example/other" }],
    paths: { "/things": { get: { responses: { 200: { description: "Found." } } } } },
  };
  await mock.replace([document]);
  expect((await get(`${mock.url}/other/things`)).status).toBe(200);
  expect((await get(`${mock.baseUrl}/forms`)).status).toBe(404);
});

test("the error names a port that is taken", async () => {
  await using taken = await serve(() => {});
  const port = Number(new URL(taken.baseUrl).port);
  await expect(startMock({ port })).rejects.toThrow(`Port ${port} is taken`);
});

test("only a success names the gaps that its example depends on, and it breaks no contract", async () => {
  await using mock = await startMock();
  const named = async (path: string) =>
    (await get(`${mock.baseUrl}${path}`)).headers.get("sl-not-shown")?.split(", ");
  expect(await named("/tickets/1042")).toContain("tickets.unset-values");
  expect(await named("/forms")).toEqual(["forms.knowledge-base.unset-values", "forms.unset-values"]);
  mock.assertContract();
  mock.prefer("listForms", { code: 401 });
  expect(await named("/forms")).toBeUndefined();
});

test("startMock() refuses a misspelt option", async () => {
  const misspelt: object = { statefull: true };
  await expect(startMock(misspelt)).rejects.toThrow('"statefull" is not an option of startMock.');
});
