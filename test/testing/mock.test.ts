import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { type MockDocument, startMock } from "../../src/desk/testing.js";
import { headers, send } from "../support/mock.js";
import { openDocuments } from "../support/open-documents.js";
import { serve } from "../support/server.js";

const get = (url: string) => fetch(url, { headers });

test("both documents are served under their own prefixes, on the loopback interface", async () => {
  await using mock = await startMock();
  expect(mock.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await get(`${mock.baseUrl}/forms`)).status).toBe(200);
  expect((await get(`${mock.url}/forms`)).status).toBe(404);
  expect((await get(`${mock.v1BaseUrl}/forms`)).status).toBe(404);
});

test("every answer says that it is the mock's, refusals and failures on demand included", async () => {
  await using mock = await startMock({ cors: ["http://127.0.0.1:9"] });
  mock.faults({ operation: "getTicketReport", kind: "status", status: 503 });
  const page = { origin: "http://127.0.0.1:9", "access-control-request-method": "GET" };
  const answers = [
    await get(`${mock.baseUrl}/forms`),
    await get(`${mock.baseUrl}/nothing`),
    await get(`${mock.baseUrl}/forms?unknown=1`),
    await get(`${mock.baseUrl}/tickets/%E0`),
    await get(`${mock.baseUrl}/reports/tickets`),
    await fetch(`${mock.baseUrl}/forms`),
    await fetch(`${mock.baseUrl}/forms`, { headers: { origin: "http://other.example" } }),
    await fetch(`${mock.baseUrl}/forms`, { method: "OPTIONS", headers: page }),
  ];
  for (const { headers } of answers) expect(headers.get("sl-mock")).toBe("1");
});

test("a customer is created with 200, the least that 2XX says", async () => {
  await using mock = await startMock({ documents: openDocuments });
  const response = await send(mock, "POST", "/customers", { customer: {} });
  expect(response.status).toBe(200);
});

test("the documents can be replaced while it runs", async () => {
  await using mock = await startMock();
  const document: MockDocument = {
    openapi: "3.1.1",
    info: { title: "Other", version: "1" },
    servers: [{ url: "https://desk.example/other" }],
    paths: { "/things": { get: { responses: { 200: { description: "None." } } } } },
  };
  await mock.replace([document]);
  expect((await get(`${mock.url}/other/things`)).status).toBe(200);
  expect((await get(`${mock.baseUrl}/forms`)).status).toBe(404);
});

test("a taken port is a clear error", async () => {
  await using taken = await serve(() => {});
  const port = Number(new URL(taken.baseUrl).port);
  await expect(startMock({ port })).rejects.toThrow(`Port ${port} is taken`);
});

test("an unused connection doesn't keep the mock from closing", async () => {
  const mock = await startMock();
  const unused = connect(Number(new URL(mock.url).port), "127.0.0.1");
  await once(unused, "connect");
  await mock.close();
  await expect(get(`${mock.baseUrl}/forms`)).rejects.toThrow();
  unused.destroy();
});

test.each<[what: string, options: object, message: string]>([
  ["that it does not have", { statefull: true }, '"statefull" is not an option of startMock.'],
  ["that needs memory, without it", { assume: {} }, "seed and assume need stateful: true."],
])("an option %s is refused", async (_, options, message) => {
  await expect(startMock(options)).rejects.toThrow(message);
});

test("a success, and no failure, names the gaps that its example depends on, and breaks no contract", async () => {
  await using mock = await startMock();
  const named = async (path: string) =>
    (await get(`${mock.baseUrl}${path}`)).headers.get("sl-not-shown")?.split(", ");
  expect(await named("/tickets/1042")).toContain("tickets.unset-values");
  expect(await named("/forms")).toEqual(["forms.unset-values", "forms.knowledge-base.unset-values"]);
  mock.assertContract();
  mock.prefer("listForms", { code: 401 });
  expect(await named("/forms")).toBeUndefined();
});
