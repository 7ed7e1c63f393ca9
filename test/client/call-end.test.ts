import { inspect } from "node:util";
import { expect, test } from "vitest";
import {
  type CallEnd,
  type CallLog,
  createV1Client,
  logCalls,
  type Middleware,
} from "../../src/desk/index.js";
import { forms } from "../support/server.js";
import { answer, busy, fail, inTurn, never, newTicket, testDesk } from "../support/test-desk.js";

type Given = Parameters<typeof testDesk>;

/** A client whose calls are told when they end. */
function told(respond?: Given[0], options: Given[1] = {}) {
  const ends: CallEnd[] = [];
  const observed = testDesk(respond, { onCallEnd: (call: CallEnd) => ends.push(call), ...options });
  return { ...observed, ends };
}

test("the end of a call is told with its operation, status, outcome, attempts, duration and error", async () => {
  const { desk, ends } = told(answer({ error: "no" }, 404));
  const { error } = await desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42" } } });
  const duration = ends[0]?.duration;
  const call = { operationId: "getTicket", method: "GET", path: "/tickets/{ticket_id}", page: undefined };
  expect(ends).toEqual([{ ...call, status: 404, outcome: "refused", attempts: 1, duration, error }]);
  expect(duration).toBeGreaterThanOrEqual(0);
  expect(ends[0]?.error).toBe(error);
});

test("a call of the older interface has its own id", async () => {
  const ends: CallEnd[] = [];
  const { options } = testDesk(answer({}, 500));
  const v1 = createV1Client({
    ...options,
    baseUrl: "https://acme.desk.example/api/external/v1",
    onCallEnd: (call: CallEnd) => ends.push(call),
  } as never);
  await v1.PATCH("/team_members/{team_member_id}", { params: { path: { team_member_id: "1" } }, body: {} });
  expect(ends).toMatchObject([{ operationId: "updateTeamMember", outcome: "unknown" }]);
});

test("a path that the document does not have has no id", async () => {
  const { desk, ends } = told(answer({}));
  await desk.GET("/other" as "/forms");
  expect(ends).toMatchObject([{ operationId: undefined, path: "/other", status: 200 }]);
});

test.each([undefined, Symbol("no path"), Object.create(null)])("a wrong path is told: %o", async (path) => {
  const { desk, ends } = told();
  await expect(desk.GET(path)).rejects.toThrow("path must be");
  expect(ends).toMatchObject([{ operationId: undefined, path: "?", outcome: "not-sent" }]);
});

test("the page of a list that was read is told", async () => {
  const { desk, ends } = told(answer({}, 500));
  await desk.GET("/team-members", { params: { query: { page_number: 3 } } });
  expect(ends).toMatchObject([{ path: "/team-members", page: 3 }]);
});

const no = () => Promise.reject(new Error("no"));

test.each<[what: string, given: Given, end: object, hooks?: Middleware]>([
  ["succeeds", [], { status: 200, outcome: undefined, attempts: 1, error: undefined }],
  ["fails", [fail("ECONNRESET")], { status: undefined, outcome: "unknown", attempts: 1 }],
  ["is refused a connection", [fail("ECONNREFUSED")], { outcome: "not-sent", attempts: 1 }],
  ["runs out of time", [() => never, { timeout: 50 }], { outcome: "unknown", attempts: 1 }],
  ["is tried again", [inTurn(busy), { maxRetries: 1 }], { status: 200, attempts: 2 }],
  ["a hook answers", [], { status: 200, attempts: 0 }, { onRequest: answer(forms) }],
  ["a hook lets fail", [], { status: undefined, outcome: "unknown", attempts: 1 }, { onResponse: no }],
  ["has no key", [undefined, { apiKey: no }], { outcome: "not-sent", attempts: 0 }],
])("a call that %s is told once", async (_, given, end, hooks) => {
  const { desk, ends } = told(...given);
  if (hooks) desk.use(hooks);
  const error = await desk.GET("/forms").then(
    (result) => result.error,
    (reason: unknown) => reason,
  );
  expect(ends).toMatchObject([{ operationId: "listForms", ...end }]);
  expect(ends[0]?.error).toBe(error);
});

test.each<[what: string, path: unknown, init: object, end: object]>([
  [
    "a wrong value",
    "/tickets/{ticket_id}",
    { params: { path: { ticket_id: ".." } } },
    { operationId: "getTicket" },
  ],
  ["an unknown option", "/forms", { retries: 1 }, { operationId: "listForms" }],
  ["a path with a line break", "/a\nb", {}, { operationId: undefined, path: "/a\\u000ab" }],
  ["a path that is none", 5, {}, { operationId: undefined, path: "?" }],
])("a call with %s is told with 0 attempts", async (_, path, init, end) => {
  const { desk, ends } = told();
  const error = await desk.GET(path as "/forms", init).catch((reason: unknown) => reason);
  const nothing = { method: "GET", status: undefined, outcome: "not-sent", attempts: 0 };
  expect(ends).toEqual([expect.objectContaining({ ...nothing, ...end, error })]);
});

test("a call that its caller aborts is told with the reason, and has no outcome", async () => {
  const controller = new AbortController();
  const { desk, ends } = told(() => {
    controller.abort("left");
    return never;
  });
  await expect(desk.POST("/tickets", { body: newTicket, signal: controller.signal })).rejects.toBe("left");
  expect(ends).toMatchObject([
    { operationId: "createTicket", outcome: undefined, attempts: 1, error: "left" },
  ]);
});

function broken(): never {
  throw new Error("The log is full.");
}

test.each([
  ["throws", () => broken()],
  ["rejects", async () => broken()],
  ["never returns", () => never],
])(
  "an onCallEnd that %s breaks and delays no call, and leaves no rejection that nobody handles",
  async (_, onCallEnd) => {
    const { desk } = testDesk(
      inTurn(answer(forms), () => never),
      { onCallEnd },
    );
    expect((await desk.GET("/forms")).error).toBeUndefined();
    expect((await desk.GET("/forms", { timeout: 30 })).error?.kind).toBe("timeout");
  },
);

test("an onCallEnd that is not a function is refused", () => {
  expect(() => testDesk(undefined, { onCallEnd: {} })).toThrow("onCallEnd must be a function.");
});

/** A client whose calls are logged. */
function logged(respond?: Given[0], options: Given[1] = {}) {
  const calls: CallLog[] = [];
  const { desk } = testDesk(respond, { onCallEnd: logCalls((call) => calls.push(call)), ...options });
  return { desk, calls };
}

test.each<[line: RegExp, given: Given]>([
  [/^GET \/forms 200 in \d+ ms, 1 attempt$/, []],
  [/^GET \/forms 200 in \d+ ms, 2 attempts$/, [inTurn(busy), { maxRetries: 1 }]],
  [/^GET \/forms 404 in \d+ ms, 1 attempt, refused$/, [answer({}, 404)]],
  [/^GET \/forms network in \d+ ms, 1 attempt, not-sent$/, [fail("ECONNREFUSED")]],
  [/^GET \/forms timeout in \d+ ms, 1 attempt, unknown$/, [() => never, { timeout: 30 }]],
  [/^GET \/forms rejected in \d+ ms, 0 attempts, not-sent$/, [undefined, { apiKey: no }]],
])("a line of a log reads %s", async (line, given) => {
  const { desk, calls } = logged(...given);
  await desk.GET("/forms").catch(() => {});
  expect(calls).toEqual([
    expect.objectContaining({ operationId: "listForms", message: expect.stringMatching(line) }),
  ]);
});

test("lines name the page, an abort, and a wrong argument", async () => {
  const { desk, calls } = logged(answer({ team_members: [], pagination: {} }));
  await desk.GET("/team-members", { params: { query: { page_number: 3 } } });
  await desk.GET("/forms", { signal: AbortSignal.abort() }).catch(() => {});
  await desk.GET("/forms", { timeout: 0 }).catch(() => {});
  expect(calls.map(({ message }) => message.replace(/\d+ ms/, "0 ms"))).toEqual([
    "GET /team-members page 3 200 in 0 ms, 1 attempt",
    "GET /forms aborted in 0 ms, 0 attempts",
    "GET /forms invalid-argument in 0 ms, 0 attempts, not-sent",
  ]);
});

test("no value, address or key of a success is in a log", async () => {
  const { desk, calls } = logged(answer({ message: "Mara" }, 201), { apiKey: "the-secret-key" });
  await desk.POST("/team-members", { body: { emails: ["mara.lind@mail.example"] } });
  const text = inspect(calls, { depth: 9 });
  expect(text).toContain("POST /team-members 201");
  expect(text).not.toMatch(/mara|acme|the-secret-key/i);
});

test("logCalls refuses a log that is not a function", () => {
  expect(() => logCalls("stderr" as never)).toThrow(/log must be a function/);
});
