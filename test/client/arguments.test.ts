import { expect, test } from "vitest";
import { testDesk } from "../support/test-desk.js";

/** Expects that a call rejects with the name of the wrong argument, and that the client sends nothing. */
async function expectRefused(method: "GET" | "POST", given: unknown[], argument: string, more: object = {}) {
  const { desk, requests } = testDesk();
  // The compiler would refuse these arguments.
  const call = (desk[method] as (...given: unknown[]) => Promise<unknown>)(...given);
  await expect(call).rejects.toMatchObject({
    name: "InvalidArgumentError",
    kind: "invalid-argument",
    argument,
    ...more,
  });
  expect(requests).toEqual([]);
}

test.each([undefined, "", ".", "..", { id: 1 }, true, Number.NaN, "\ud800"])(
  "%j as a path parameter is refused",
  (ticket_id) => {
    const init = { params: { path: { ticket_id } } };
    return expectRefused("GET", ["/tickets/{ticket_id}", init], "params.path.ticket_id");
  },
);

test("a call without params lacks its path parameter", () =>
  expectRefused("GET", ["/tickets/{ticket_id}"], "params.path.ticket_id"));

test("an inherited property is not a path parameter", () =>
  expectRefused("GET", ["/{constructor}"], "params.path.constructor"));

test.each([
  "/forms?a=1",
  "/forms#a",
  "/forms/../../v1",
  "/forms/%2e%2e/%2e%2e/v1",
  "/forms/..\0",
  "/\\other.example/forms",
  "//other.example/forms",
  "forms",
  Object.create(null),
])("the path %j is refused", (path) => expectRefused("GET", [path], "path"));

class WithAccessor {
  get page_number() {
    return 2;
  }
  method() {}
}
class Derived extends WithAccessor {}
const inheriting: object = Object.create({ page_number: 2 });

test.each<[what: string, query: unknown, argument: string]>([
  ["a date", { a: new Date() }, "params.query.a"],
  ["NaN", { a: Number.NaN }, "params.query.a"],
  ["half a surrogate pair", { a: "\ud800" }, "params.query.a"],
  ["a name with half a surrogate pair", { "\ud800": 1 }, "params.query.\ud800"],
  ["a list of pairs", [], "params.query"],
  ["a URLSearchParams", new URLSearchParams("a=1"), "params.query"],
  ["an accessor of a class", new Derived(), "params.query.page_number"],
  ["an inherited value", inheriting, "params.query.page_number"],
])("%s in the query is refused", (_, query, argument) =>
  expectRefused("GET", ["/reports/tickets", { params: { query } }], argument),
);

test("the message escapes control characters of a path", () => {
  const path = "/forms\\u001b[2J\\u000afake: line";
  const message = expect.stringContaining(`GET ${path}: path must be`);
  return expectRefused("GET", ["/forms\u001b[2J\nfake: line"], "path", { path, message });
});

test.each<[what: string, init: unknown, argument: string]>([
  ["text", "x", "init"],
  ["an inherited option", Object.create({ cache: "no-store" }), "init.cache"],
  ["params that are a list", { params: [] }, "params"],
  ["a body", { body: {} }, "body"],
  ["an unknown value of an option of fetch", { cache: "nonsense" }, "cache"],
  ["options of fetch that conflict", { cache: "only-if-cached", mode: "cors" }, "cache,mode"],
  ["a misspelt option", { timout: 5 }, "timout"],
  ["an option named __proto__", JSON.parse('{"__proto__":{"redirect":"follow"}}'), "__proto__"],
  ["a timeout above the maximum of a timer", { timeout: 2 ** 31 }, "timeout"],
  ["an attemptTimeout that is no number", { attemptTimeout: Number.NaN }, "attemptTimeout"],
  ["infinite retries", { maxRetries: Number.POSITIVE_INFINITY }, "maxRetries"],
  ["an AbortController as the signal", { signal: new AbortController() }, "signal"],
  ["a signal without addEventListener", { signal: { aborted: false } }, "signal"],
])("an init of a GET with %s is refused", (_, init, argument) =>
  expectRefused("GET", ["/forms", init], argument),
);

test("the message about an unknown option says where fields and values go", async () => {
  const call = testDesk().desk.POST("/tickets", { email: "a@mail.example" } as never);
  const message = "email is not an option of a call: fields go into body, values into params.";
  await expect(call).rejects.toThrow(`POST /tickets: ${message}`);
});

const cycle: Record<string, unknown> = {};
cycle["self"] = cycle;

test.each<[what: string, body: unknown, argument?: string]>([
  ["undefined", undefined],
  ["that turns into a list", { toJSON: () => [1] }],
  ["with a cycle", cycle],
  ["with a BigInt", { n: 1n }, "body.n"],
  ["with NaN", { a: [1, Number.NaN] }, "body.a[1]"],
  ["with a Map", { a: new Map() }, "body.a"],
  ["with an invalid date", { a: new Date("x") }, "body.a"],
  ["with a hole in a list", { a: new Array(1) }, "body.a[0]"],
  ["with an accessor of a class", new Derived(), "body.page_number"],
  ["with an inherited value", { a: [inheriting] }, "body.a[0].page_number"],
])("a body %s is refused", (_, body, argument = "body") =>
  expectRefused("POST", ["/tickets", { body }], argument),
);

const throwingGetter = (name: string) =>
  Object.defineProperty({}, name, {
    enumerable: true,
    get() {
      throw new Error("The vault is closed.");
    },
  });

test.each<[argument: string, init: object]>([
  ["init", throwingGetter("params")],
  ["params", { params: throwingGetter("path") }],
  ["params.path", { params: { path: throwingGetter("ticket_id") } }],
  ["params.query", { params: { path: { ticket_id: "7" }, query: throwingGetter("page_number") } }],
  ["headers", { headers: throwingGetter("x-trace") }],
])("a getter that throws in %s is refused, with its error as the cause", (argument, init) => {
  const message = `GET /tickets/{ticket_id}: ${argument} has a getter that throws; use plain values.`;
  const cause = new Error("The vault is closed.");
  return expectRefused("GET", ["/tickets/{ticket_id}", init], argument, { message, cause });
});
