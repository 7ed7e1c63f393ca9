import { expect, test } from "vitest";
import { createPace, logCalls } from "../../src/desk/index.js";
import { observedDesk } from "../support/failures.js";
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

/** A client that collects the arguments of `onRetry`. */
const retryingDesk = (respond: Respond, options: AnyOptions = {}) =>
  observedDesk({ respond, options: { maxRetries: 2, ...options } });

test("onRetry gets the call, the attempt, its status and the wait", async () => {
  const { desk, retries } = retryingDesk(answer({}, 429, { "retry-after": "0" }));
  await desk.GET("/team-members", { params: { query: { page_number: 3 } } });
  const call = { operationId: "listTeamMembers", method: "GET", path: "/team-members", page: 3 };
  const wait = expect.toSatisfy((value: number) => Number.isInteger(value) && value >= 0 && value <= 1_000);
  expect(retries).toEqual(
    [1, 2].map((attempt) => ({ ...call, attempt, status: 429, code: undefined, wait })),
  );
});

test.each<[what: string, seen: object[], respond: Respond, options?: AnyOptions]>([
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
  ["a success is not repeated", [], inTurn(answer({ forms: [], kb_details: {} }))],
])("%s", async (_, seen, respond, options) => {
  const { desk, retries } = retryingDesk(respond, options);
  await desk.GET("/forms");
  expect(retries.map(({ status, code, wait }) => ({ status, code, wait }))).toMatchObject(seen);
});

test("the wait includes that for a turn", async () => {
  const { desk, retries } = retryingDesk(inTurn(answer({}, 503, { "retry-after": "0" })), {
    pace: createPace({ perSecond: 0.9 }),
  });
  await desk.GET("/forms");
  expect(retries[0]?.wait).toBeGreaterThan(1_000);
});

test("the function of logCalls serves both options", async () => {
  const lines: string[] = [];
  const log = logCalls(({ message }) => lines.push(message.replaceAll(/\d+ ms/g, "0 ms")));
  const failures = [fail("ECONNRESET"), busy, fail("a\u001b[2J")];
  const { desk } = testDesk((_, count) => (failures[count] ?? answer({ forms: [], kb_details: {} }))(), {
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
