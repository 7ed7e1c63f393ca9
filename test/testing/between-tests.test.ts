// The state of a mock between two tests of an app.
import { expect, test } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { startMock } from "../../src/desk/testing.js";
import { headers, mockOfFile, send } from "../support/mock.js";
import { openDocuments } from "../support/open-documents.js";

const seed = {
  tickets: [{ subject: "S", description: "D", comments: [{ content: "C" }] }],
  customers: [{ email: "mara.lind@mail.example" }],
  members: [{ email: "priya.raman@acme.example" }],
  forms: [{ title: "Returns", slug: "returns" }],
  adminRoles: ["Admin"],
};
const mock = await mockOfFile({ documents: openDocuments, stateful: true, seed });

test("clearFaults() forgets the faults, and keeps the workspace and the requests", async () => {
  mock.faults({ operation: "listForms", kind: "reset" });
  mock.faults({ operation: "listForms", kind: "status", status: 503, times: Number.POSITIVE_INFINITY });
  await expect(send(mock, "GET", "/forms")).rejects.toThrow();
  const { state } = mock;
  mock.clearFaults();
  expect((await send(mock, "GET", "/forms")).status).toBe(200);
  expect(mock.requests).toHaveLength(2);
  expect(mock.state).toEqual(state);
  mock.assertContract();
});

test("assertContract() names a fault that never happened", async () => {
  mock.faults({ operation: "listForms", kind: "status", status: 503, times: 3 });
  mock.faults({ operation: "createTicket", kind: "html" });
  mock.faults({
    operation: "GET /api/external/v2/team-members",
    kind: "reset",
    times: Number.POSITIVE_INFINITY,
  });
  await send(mock, "GET", "/forms");
  expect(mock.assertContract).toThrow(
    [
      "2 faults never happened:",
      "  createTicket: html",
      "  GET /api/external/v2/team-members: reset",
      "Send the requests that should fail, or call mock.clearFaults().",
    ].join("\n"),
  );
  await send(mock, "POST", "/tickets", {});
  await expect(send(mock, "GET", "/team-members")).rejects.toThrow();
  expect(mock.assertContract).toThrow(/^1 of 3 requests broke the contract:(?!.*never happened)/s);
});

test("a kept request has its time and its headers, without the API key", async () => {
  const apiKey = "a-long-secret-key";
  const traced = { "X-Trace": `7 ${apiKey}`, Accept: "application/json" };
  const start = Date.now();
  await createClient({ baseUrl: mock.baseUrl, apiKey }).GET("/forms", { headers: traced });
  await createClient({ baseUrl: mock.baseUrl, apiKey }).GET("/forms");
  const [first, second] = mock.requests.map(({ time }) => time);
  const times = [start, first, second, Date.now()];
  expect(times).toEqual([...times].sort());
  expect(mock.requests[0]).toEqual({
    time: expect.any(Number),
    headers: expect.objectContaining({ "x-trace": "7 [redacted]", accept: "application/json" }),
    method: "GET",
    path: "/api/external/v2/forms",
    operationId: "listForms",
    query: {},
    body: null,
    violations: [],
    status: 200,
  });
  expect(mock.requests[0]?.headers).not.toHaveProperty("x-api-key");
  expect(JSON.stringify(mock.requests)).not.toContain(apiKey);
});

test("a reset restores the records of the seed, with the same ids and times", async () => {
  const { state } = mock;
  await send(mock, "DELETE", `/team-members/${state.members[0]?.id}`);
  await new Promise((done) => setTimeout(done, 5));
  expect(mock.state.members).toEqual([]);
  mock.reset();
  expect(mock.state).toEqual(state);
  expect(state.tickets[0]?.comments[0]?.id).toMatch(/^[\da-f-]{36}$/);
});

const ticket = { email: "mara.lind@mail.example", subject: "S", description: "D" };

test("a reset forgets an open request, which changes nothing afterwards", async () => {
  const lines: string[] = [];
  await using own = await startMock({ stateful: true, log: (line) => lines.push(line) });
  const body = new TransformStream<Uint8Array>();
  const init = { method: "POST", headers, body: body.readable, duplex: "half" };
  const open = own.fetch(`${own.baseUrl}/tickets`, init);
  own.reset();
  // These apply to the requests of the next test.
  own.faults({ operation: "createTicket", kind: "reset" });
  own.prefer("createTicket", { code: 503 });
  const writer = body.writable.getWriter();
  await writer.write(Buffer.from(JSON.stringify(ticket)));
  await writer.close();
  expect((await open).status).toBe(201);
  expect([own.state.tickets, own.requests, lines]).toEqual([[], [], []]);
  await expect(send(own, "POST", "/tickets", {})).rejects.toThrow();
});
