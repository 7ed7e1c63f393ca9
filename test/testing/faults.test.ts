import { expect, test, vi } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { type Fault, type FaultKind, startMock } from "../../src/desk/testing.js";
import { mockOfFile, send } from "../support/mock.js";
import { openDocuments } from "../support/open-documents.js";

const mock = await mockOfFile({ stateful: true });

const body = { email: "mara@mail.example", subject: "S", description: "D" };

async function create(kind: FaultKind, { baseUrl, faults } = mock) {
  faults({ operation: "createTicket", ...kind });
  return createClient({ baseUrl, apiKey: "key", maxRetries: 0 }).POST("/tickets", { body });
}

test.each<[what: string, fault: FaultKind, error: object]>([
  ["a reset connection", { kind: "reset" }, { kind: "network", sent: true }],
  [
    "another status",
    { kind: "status", status: 429, headers: { "Retry-After": "7" } },
    { status: 429, retryAfter: 7_000 },
  ],
  ["a body of its own", { kind: "status", status: 418, body: ["tea"] }, { status: 418, body: ["tea"] }],
  ["a page of HTML", { kind: "html" }, { status: 502, body: expect.stringContaining("<h1>") }],
  ["a page of HTML as a success", { kind: "html", status: 200 }, { kind: "unexpected-response" }],
])("%s fails one request, which has no effect", async (_, fault, error) => {
  expect((await create(fault)).error).toMatchObject(error);
  expect(mock.state.tickets).toEqual([]);
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "key" });
  expect((await desk.POST("/tickets", { body })).error).toBeUndefined();
});

test("a body that is cut off fails a request that has its effect", async () => {
  expect((await create({ kind: "cut-body" })).error).toMatchObject({ kind: "network", sent: true });
  expect(mock.state.tickets).toHaveLength(1);
});

test.each(["delay", "slow-body"] as const)("an answer with %s is whole in the end", async (kind) => {
  expect((await create({ kind, ms: 50 })).data).toMatchObject({ ticket: { number: 1 } });
});

test.each(["delay", "slow-body"] as const)(
  "an answer with %s comes after the effect of its request, and does not keep the mock from closing",
  async (kind) => {
    const own = await startMock({ stateful: true });
    const call = create({ kind, ms: 600_000 }, own);
    await vi.waitFor(() => expect(own.state.tickets).toHaveLength(1), { timeout: 30_000 });
    await own.close();
    expect((await call).error).toMatchObject({ kind: "network" });
  },
);

test("a read survives two failures by its retries", async () => {
  mock.faults({ operation: "listForms", kind: "reset", times: 1 });
  mock.faults({ operation: "listForms", kind: "status", status: 503, times: 1 });
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "key", maxRetries: 2 });
  expect((await desk.GET("/forms")).error).toBeUndefined();
  expect(mock.requests.map(({ status }) => status)).toEqual([0, 503, 200]);
});

test("a request that fails is validated all the same", async () => {
  mock.faults({ operation: "createTicket", kind: "status", status: 503 });
  await send(mock, "POST", "/tickets");
  expect(() => mock.assertContract()).toThrow("broke the contract");
});

test("a failure of an operation that does not exist is an error, and a reset forgets failures", async () => {
  expect(() => mock.faults({ operation: "createTickets" as "createTicket", kind: "reset" })).toThrow(
    'no operation "createTickets"',
  );
  mock.faults({ operation: "createTicket", kind: "reset", times: 9 });
  mock.reset();
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "key" });
  expect((await desk.POST("/tickets", { body })).error).toBeUndefined();
});

test.each<[problem: string, fault: object]>([
  ["times must be a whole number from 1, or Infinity, and not 0", { kind: "reset", times: 0 }],
  ["times must be a whole number from 1, or Infinity, and not -1", { kind: "reset", times: -1 }],
  ["times must be a whole number from 1, or Infinity, and not NaN", { kind: "reset", times: Number.NaN }],
  ['kind must be delay, slow-body, cut-body, reset, status, html, and not "rest"', { kind: "rest" }],
  ["status must be from 200 to 599, and not 99", { kind: "status", status: 99 }],
  ["status must be from 200 to 599, and not 103", { kind: "status", status: 103 }],
  ["status must be from 200 to 599, and not 600", { kind: "html", status: 600 }],
  ["ms must be from 0 to 2147483647 milliseconds, and not NaN", { kind: "delay", ms: Number.NaN }],
  ["ms must be from 0 to 2147483647 milliseconds, and not 2147483648", { kind: "delay", ms: 2 ** 31 }],
  ["ms must be from 0 to 2147483647 milliseconds, and not 2147483648", { kind: "slow-body", ms: 2 ** 31 }],
  ["ms must be from 0 to 2147483647 milliseconds, and not 5", { kind: "delay", ms: "5" }],
  ["it has no time", { kind: "reset", time: 3 }],
  ["headers has one that HTTP does not allow: ", { kind: "status", status: 503, headers: { "a b": "c" } }],
  ["headers has one that HTTP does not allow: ", { kind: "status", status: 503, headers: { a: "\n" } }],
])("a failure is refused where %s", (problem, fault) => {
  const wrong = { operation: "createTicket", ...fault } as Fault;
  expect(() => mock.faults(wrong)).toThrow(`The failure of "createTicket" is wrong: ${problem}`);
});

test.each([204, 205, 304])("a failure with the status %d has no body", async (status) => {
  mock.faults({ operation: "listForms", kind: "status", status });
  const response = await send(mock, "GET", "/forms");
  expect([response.status, await response.text()]).toEqual([status, ""]);
  expect(response.headers.get("content-type")).toBeNull();
});

test("a failure with infinitely many times does not end", async () => {
  mock.faults({ operation: "createTicket", kind: "status", status: 503, times: Number.POSITIVE_INFINITY });
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "key", maxRetries: 0 });
  for (let count = 0; count < 3; count += 1) {
    expect((await desk.POST("/tickets", { body })).error).toMatchObject({ status: 503 });
  }
});

test("a failure of an operation without a documented failure breaks no contract", async () => {
  const documents = structuredClone(openDocuments);
  const { paths } = documents[0] as unknown as { paths: Record<string, { get: { responses: object } }> };
  for (const status of ["401", "default"])
    Reflect.deleteProperty(paths["/forms"]?.get.responses ?? {}, status);
  await using own = await startMock({ documents });
  own.faults({ operation: "listForms", kind: "status", status: 503 });
  expect((await send(own, "GET", "/forms")).status).toBe(503);
  expect(own.requests).toMatchObject([{ status: 503, violations: [] }]);
  own.assertContract();
});

test("the method and path tell two operations with the same id apart", async () => {
  const older = "PATCH /api/external/v1/team_members/{team_member_id}";
  const patch = async (url: string) => {
    const headers = { "X-Api-Key": "key", accept: "application/json", "content-type": "application/json" };
    return (await fetch(url, { method: "PATCH", headers, body: "{}" })).status;
  };
  const urls = [
    `${mock.baseUrl}/team-members/00000000-0000-4000-8000-000000000000`,
    `${mock.v1BaseUrl}/team_members/00000000-0000-4000-8000-000000000000`,
  ] as const;
  mock.faults({ operation: older, kind: "status", status: 429 });
  expect([await patch(urls[0]), await patch(urls[1]), await patch(urls[1])]).toEqual([501, 429, 501]);
  mock.faults({ operation: "updateTeamMember", kind: "status", status: 429, times: 2 });
  expect([await patch(urls[0]), await patch(urls[1])]).toEqual([429, 429]);
  mock.prefer("updateTeamMember", { code: 401 });
  mock.prefer(older, { code: 503 });
  expect([await patch(urls[0]), await patch(urls[1])]).toEqual([401, 503]);
  expect(() => mock.prefer("PATCH /team_members/{team_member_id}")).toThrow("has no operation");
});
