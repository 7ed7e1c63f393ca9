import { expect, test } from "vitest";
import { createPace, logCalls, NetworkError } from "../../src/desk/index.js";
import { observedDesk } from "../support/failures.js";
import { forms } from "../support/server.js";
import {
  type AnyOptions,
  answer,
  busy,
  fail,
  inTurn,
  never,
  type Respond,
  testDesk,
} from "../support/test-desk.js";

type Given = Parameters<typeof testDesk>;

test("onCallEnd gets the operation, status, outcome, attempts, duration and error of a call", async () => {
  const { desk, ends } = observedDesk({ respond: answer({ error: "no" }, 404) });
  const { error } = await desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42" } } });
  const duration = ends[0]?.duration;
  const call = { operationId: "getTicket", method: "GET", path: "/tickets/{ticket_id}", page: undefined };
  expect(ends).toEqual([{ ...call, status: 404, outcome: "refused", attempts: 1, duration, error }]);
  expect(duration).toBeGreaterThanOrEqual(0);
  expect(duration).toBeLessThan(10_000);
  expect(ends[0]?.error).toBe(error);
});

test("a page that is not a number is not shown, because it could be any value", async () => {
  const { desk, ends } = observedDesk({});
  await desk.GET("/team-members", { params: { query: { page_number: "Mara" as never } } });
  expect(ends).toMatchObject([{ operationId: "listTeamMembers", page: undefined }]);
});

const no = () => Promise.reject(new Error("no"));

const respond = answer(forms);

test.each<[what: string, given: Parameters<typeof observedDesk>[0], attempts: number]>([
  ["succeeds", { respond }, 1],
  ["retries", { respond: inTurn(busy) }, 2],
  ["gets its response from a hook", { hooks: { onRequest: respond } }, 0],
])("onCallEnd runs once for a call that %s", async (_, given, attempts) => {
  const { desk, ends } = observedDesk(given);
  await desk.GET("/forms");
  const success = { status: 200, outcome: undefined, error: undefined };
  expect(ends).toMatchObject([{ operationId: "listForms", attempts, ...success }]);
});

test.each<[what: string, path: unknown, init: object, end: object]>([
  ["an unknown option", "/forms", { retries: 1 }, { operationId: "listForms" }],
  ["a path with a line break", "/a\nb", {}, { operationId: undefined, path: "/a\\u000ab" }],
  ["a symbol as its path", Symbol("path"), {}, { operationId: undefined, path: "?" }],
])("a call with %s has 0 attempts", async (_, path, init, end) => {
  const { desk, ends } = observedDesk({});
  const error = await desk.GET(path as "/forms", init).catch((reason: unknown) => reason);
  const nothing = { method: "GET", status: undefined, outcome: "not-sent", attempts: 0 };
  expect(ends).toEqual([expect.objectContaining({ ...nothing, ...end, error })]);
});

function broken(): never {
  throw new Error("The log is full.");
}

test.each([
  ["throw", () => broken()],
  ["reject", async () => broken()],
  ["never return", () => never],
])("an onCallEnd and an onRetry that %s neither break nor delay a call", async (_, listen) => {
  const { desk } = testDesk(inTurn(busy), { maxRetries: 1, onCallEnd: listen, onRetry: listen });
  expect((await desk.GET("/forms")).error).toBeUndefined();
});

const unreached = "the service could not be reached (ECONNREFUSED). Nothing was sent: you can send it again.";
const status404 =
  "the service responded with the status 404. A read changes nothing: check the request before you send it again.";
/** A hook that throws the error of another call. */
const failing = {
  onResponse: () => Promise.reject(new NetworkError("no response", { code: undefined, sent: false }, {})),
};
const timeoutIsWrong = "the argument timeout is wrong. Nothing was sent: correct the argument.";

test.each<[line: string, given: Given, init?: object]>([
  ["GET /forms 200 in 0 ms, 1 attempt", []],
  ["GET /forms 200 in 0 ms, 2 attempts", [inTurn(busy), { maxRetries: 1 }]],
  [`GET /forms 404 in 0 ms, 1 attempt, refused: ${status404}`, [answer({}, 404)]],
  [`GET /forms network in 0 ms, 1 attempt, not-sent: ${unreached}`, [fail("ECONNREFUSED")]],
  ["GET /forms rejected in 0 ms, 0 attempts, not-sent", [undefined, { apiKey: no }]],
  ["GET /forms rejected in 0 ms, 1 attempt, unknown", [respond], { middleware: [failing] }],
  ["GET /forms aborted in 0 ms, 0 attempts", [], { signal: AbortSignal.abort() }],
  [`GET /forms invalid-argument in 0 ms, 0 attempts, not-sent: ${timeoutIsWrong}`, [], { timeout: 0 }],
])("logCalls writes: %s", async (line, [respond, options], init = {}) => {
  const lines: string[] = [];
  const onCallEnd = logCalls(({ message }) => lines.push(message.replace(/\d+ ms/, "0 ms")));
  const { desk } = testDesk(respond, { onCallEnd, ...options });
  await desk.GET("/forms", init).catch(() => {});
  expect(lines).toEqual([line]);
});

test("logCalls refuses a log that is not a function", () => {
  expect(() => logCalls("stderr" as never)).toThrow(/log must be a function/);
});

test.concurrent("onRetry gets the call, the attempt, its status and the wait", async () => {
  const { desk, retries } = observedDesk({
    respond: answer({}, 429, { "retry-after": "0" }),
    options: { maxRetries: 2 },
  });
  await desk.GET("/team-members", { params: { query: { page_number: 3 } } });
  const call = { operationId: "listTeamMembers", method: "GET", path: "/team-members", page: 3 };
  const wait = expect.toSatisfy((value: number) => Number.isInteger(value) && value >= 0 && value <= 1_000);
  expect(retries).toEqual(
    [1, 2].map((attempt) => ({ ...call, attempt, status: 429, code: undefined, wait })),
  );
  // Retry-After does not replace the backoff.
  expect(retries.some(({ wait }) => wait > 0)).toBe(true);
});

test.concurrent.each<[what: string, seen: object[], respond: Respond, options?: AnyOptions]>([
  ["a network failure has its code", [{ code: "ECONNRESET" }], inTurn(fail("ECONNRESET"))],
  [
    "a network failure without a code has its name",
    [{ code: "NetworkError" }],
    inTurn(() => Promise.reject(new Error("no"))),
  ],
  [
    "an attempt that timed out has its name",
    [{ code: "TimeoutError" }],
    inTurn(() => never),
    { attemptTimeout: 20 },
  ],
  [
    "the wait includes that of Retry-After",
    [{ wait: 1_000 }],
    inTurn(answer({}, 503, { "retry-after": "1" })),
  ],
  [
    "no retry follows if its turn would come too late",
    [],
    inTurn(fail("ECONNRESET")),
    { pace: createPace({ perSecond: 0.01 }) },
  ],
  [
    "the wait includes that for a turn",
    [{ wait: expect.toSatisfy((wait: number) => wait > 500) }],
    inTurn(busy),
    { pace: createPace({ perSecond: 0.9 }) },
  ],
])("%s", async (_, seen, respond, options) => {
  const { desk, retries } = observedDesk({ respond, options: { ...options } });
  await desk.GET("/forms");
  expect(retries.map(({ status, code, wait }) => ({ status, code, wait }))).toMatchObject(seen);
});

test.concurrent("the function of logCalls serves both options", async () => {
  const lines: string[] = [];
  const log = logCalls(({ message }) => lines.push(message.replaceAll(/\d+ ms/g, "0 ms")));
  const failures = [fail("ECONNRESET"), busy, fail("a\u001b[2J")];
  const { desk } = testDesk((_, count) => (failures[count] ?? respond)(), {
    ...{ maxRetries: 3, onRetry: log, onCallEnd: log },
  });
  await desk.GET("/team-members", { params: { query: { page_number: 2 } } });
  expect(lines).toEqual([
    "GET /team-members page 2 ECONNRESET in attempt 1, another one in 0 ms",
    "GET /team-members page 2 503 in attempt 2, another one in 0 ms",
    "GET /team-members page 2 a\\u001b[2J in attempt 3, another one in 0 ms",
    expect.stringMatching(/^GET \/team-members page 2 200 in 0 ms, 4 attempts, unknown: /),
  ]);
});
