import { expect, test } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { type Fault, type FaultKind, startMock } from "../../src/desk/testing.js";
import { documentOf, mockOfFile, send } from "../support/mock.js";

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
  ["a given body", { kind: "status", status: 418, body: ["tea"] }, { status: 418, body: ["tea"] }],
  ["a page of HTML", { kind: "html" }, { status: 502, body: expect.stringContaining("<h1>") }],
  ["a page of HTML as a success", { kind: "html", status: 200 }, { kind: "unexpected-response" }],
])("%s fails one request, which changes nothing", async (_, fault, error) => {
  expect((await create(fault)).error).toMatchObject(error);
  expect(mock.state.tickets).toEqual([]);
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "key" });
  expect((await desk.POST("/tickets", { body })).error).toBeUndefined();
});

test.each<[fault: FaultKind, error: object]>([
  [
    { kind: "reset", after: "effect" },
    { kind: "network", sent: true },
  ],
  [{ kind: "cut-body" }, { kind: "network", sent: true }],
  [{ kind: "status", status: 503, after: "effect" }, { status: 503 }],
  [{ kind: "html", after: "effect" }, { status: 502 }],
])("after the effect, the ticket exists, and the client meets %j", async (fault, error) => {
  expect((await create(fault)).error).toMatchObject(error);
  expect(mock.state.tickets).toHaveLength(1);
});

/** The indexes of the requests that fail. */
async function failing(fault: object, count: number): Promise<number[]> {
  mock.faults({ operation: "listForms", kind: "status", status: 503, ...fault } as Fault);
  const statuses = [];
  for (let index = 0; index < count; index += 1) statuses.push((await send(mock, "GET", "/forms")).status);
  return statuses.flatMap((status, index) => (status === 503 ? index : []));
}

test("with a rate, a share of all requests fails, the same ones for the same seed", async () => {
  const first = await failing({ rate: 0.15, seed: 7 }, 100);
  expect(first.length).toBeGreaterThan(5);
  expect(first.length).toBeLessThan(25);
  mock.reset();
  expect(await failing({ rate: 0.15, seed: 7 }, 100)).toEqual(first);
  mock.reset();
  expect(await failing({ rate: 0.15, seed: 8 }, 100)).not.toEqual(first);
});

test("with a rate and times, a share of the next requests fails, which is no missed fault", async () => {
  const failed = await failing({ rate: 0.5, times: 20 }, 60);
  expect(failed.length).toBeGreaterThan(4);
  expect(failed.every((index) => index < 20)).toBe(true);
  expect(await failing({ rate: 1e-9 }, 3)).toEqual([]);
  mock.assertContract();
});

test.each(["delay", "slow-body"] as const)("the fault %s ends with a complete response", async (kind) => {
  expect((await create({ kind, ms: 50 })).data).toMatchObject({ ticket: { number: 1 } });
});

test("a fault of an unknown operation is an error, and a reset forgets faults", async () => {
  expect(() => mock.faults({ operation: "createTickets" as "createTicket", kind: "reset" })).toThrow(
    'the documents have no operation "createTickets".',
  );
  mock.faults({ operation: "createTicket", kind: "reset", times: 9 });
  mock.reset();
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "key" });
  expect((await desk.POST("/tickets", { body })).error).toBeUndefined();
});

test.each<[mistake: string, fault: object]>([
  ["times must be a whole number from 1, or Infinity", { kind: "reset", times: 0 }],
  ["kind must be one of delay, slow-body, cut-body, reset, status, html", { kind: "rest" }],
  ["status must be from 200 to 599", { kind: "status", status: 103 }],
  ["status must be from 200 to 599", { kind: "html", status: 600 }],
  ["ms must be from 0 to 2147483647 milliseconds", { kind: "delay", ms: Number.NaN }],
  ["ms must be from 0 to 2147483647 milliseconds", { kind: "slow-body", ms: 2 ** 31 }],
  ["rate must be above 0, at most 1", { kind: "reset", rate: 0 }],
  ["rate must be above 0, at most 1", { kind: "reset", rate: 15 }],
  ["seed must be a whole number", { kind: "reset", rate: 0.5, seed: 0.5 }],
  ['after must be "effect"', { kind: "reset", after: "effects" }],
  ["time is unknown. Did you mean times?", { kind: "reset", time: 3 }],
  ["headers must be headers of HTTP", { kind: "status", status: 503, headers: { "a b": "c" } }],
  ["ms must be from 0 to 2147483647 milliseconds", { kind: "delay" }],
  ["status must be from 200 to 599", { kind: "status" }],
  ["kind must be one of delay, slow-body, cut-body, reset, status, html", {}],
])("a wrong fault is refused: %s", (mistake, fault) => {
  const wrong = { operation: "createTicket", ...fault } as Fault;
  expect(() => mock.faults(wrong)).toThrow(`fault.${mistake}`);
});

test.each([204, 205, 304])("a fault with the status %d has no body", async (status) => {
  mock.faults({ operation: "listForms", kind: "status", status });
  const response = await send(mock, "GET", "/forms");
  expect([response.status, await response.text()]).toEqual([status, ""]);
  expect(response.headers.get("content-type")).toBeNull();
});

const responses = { 200: { description: "The forms." }, default: { description: "A failure." } };
const formsUnder = (path: string) =>
  documentOf({ "/forms": { get: { operationId: "listForms", responses } } }, path);

test("the method and path distinguish two operations with the same id", async () => {
  await using other = await startMock({ documents: [formsUnder("/v2"), formsUnder("/v1")] });
  const get = async (prefix: string) => (await fetch(`${other.url}${prefix}/forms`)).status;
  other.faults({ operation: "GET /v1/forms", kind: "status", status: 429 });
  expect([await get("/v2"), await get("/v1"), await get("/v1")]).toEqual([200, 429, 200]);
  other.faults({ operation: "listForms", kind: "status", status: 429, times: 2 });
  expect([await get("/v2"), await get("/v1")]).toEqual([429, 429]);
  other.prefer("listForms", { code: 401 });
  other.prefer("GET /v1/forms", { code: 503 });
  expect([await get("/v2"), await get("/v1")]).toEqual([401, 503]);
  expect(() => other.prefer("GET /forms")).toThrow("have no operation");
});
