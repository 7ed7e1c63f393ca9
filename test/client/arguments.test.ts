import { expect, test } from "vitest";
import { testDesk } from "../support/test-desk.js";

/** Expects that a call is refused with the name of the argument that is wrong, and that nothing is sent. */
async function expectRefused(method: "GET" | "POST", given: unknown[], argument: string) {
  const { desk, requests } = testDesk();
  // A caller without the compiler can write this.
  const call = (desk[method] as (...given: unknown[]) => Promise<unknown>)(...given);
  await expect(call).rejects.toMatchObject({
    name: "InvalidArgumentError",
    kind: "invalid-argument",
    argument,
  });
  expect(requests).toEqual([]);
}

test.each<[what: string, value: unknown]>([
  ["undefined", undefined],
  ["null", null],
  ["an empty text", ""],
  ["a dot", "."],
  ["two dots", ".."],
  ["an object", { id: 1 }],
  ["a boolean", true],
  ["NaN", Number.NaN],
  ["Infinity", Number.POSITIVE_INFINITY],
  ["half a surrogate pair", "\ud800"],
])("%s as a path parameter is refused", (_, ticket_id) =>
  expectRefused(
    "GET",
    ["/tickets/{ticket_id}", { params: { path: { ticket_id } } }],
    "params.path.ticket_id",
  ),
);

test.each([undefined, {}])("params of %j lack a path parameter", (params) =>
  expectRefused("GET", ["/tickets/{ticket_id}", { params }], "params.path.ticket_id"),
);

test("a path parameter that only a prototype has is missing", async () => {
  const call = testDesk().desk.GET("/{constructor}" as "/forms");
  await expect(call).rejects.toThrow("params.path.constructor is missing");
});

test.each<[what: string, path: unknown]>([
  ["with a query", "/forms?a=1"],
  ["with a fragment", "/forms#a"],
  ["that climbs", "/forms/../../v1"],
  ["that stays", "/forms/./"],
  ["with encoded dots", "/forms/%2e%2e/%2e%2e/v1"],
  ["that a control character shortens", "/forms/..\0"],
  ["with a backslash", "/\\other.example/forms"],
  ["that is another host", "//other.example/forms"],
  ["without a slash at its start", "forms"],
  ["that is an object without a prototype", Object.create(null)],
])("a path %s is refused", (_, path) => expectRefused("GET", [path], "path"));

class WithAccessor {
  get page_number() {
    return 2;
  }
  describe() {
    return "a method is not a value";
  }
}
class Derived extends WithAccessor {}
const inheriting: object = Object.create({ page_number: 2 });

test.each<[what: string, value: unknown]>([
  ["a date", new Date()],
  ["NaN", Number.NaN],
  ["half a surrogate pair", "\ud800"],
])("%s as a query value is refused", (_, a) =>
  expectRefused("GET", ["/forms", { params: { query: { a } } }], "params.query.a"),
);

test.each<[what: string, query: unknown, argument: string]>([
  ["a list of pairs", [], "params.query"],
  ["a URLSearchParams", new URLSearchParams("a=1"), "params.query"],
  ["a name that is half a surrogate pair", { "\ud800": 1 }, "params.query.\ud800"],
  ["an object with an accessor of its class", new Derived(), "params.query.page_number"],
  ["an object that inherits a value", inheriting, "params.query.page_number"],
])("%s as the query is refused", (_, query, argument) =>
  expectRefused("GET", ["/reports/tickets", { params: { query } }], argument),
);

test("options of fetch that only go together are judged together", async () => {
  const { desk, requests } = testDesk();
  await desk.GET("/forms", { cache: "only-if-cached", mode: "same-origin" });
  expect(requests).toMatchObject([{ cache: "only-if-cached", mode: "same-origin" }]);
});

test("control characters of a path are escaped in the message", async () => {
  const call = testDesk().desk.GET("/forms\u001b[2J\nfake: line" as "/forms");
  await expect(call).rejects.toMatchObject({
    path: "/forms\\u001b[2J\\u000afake: line",
    message: expect.stringMatching(/^GET \/forms\\u001b\[2J\\u000afake: line: path must be/),
  });
});

test.each<[what: string, init: unknown, argument: string]>([
  ["text", "x", "init"],
  ["an option that is inherited", Object.create({ cache: "no-store" }), "init.cache"],
  ["params that are a list", { params: [] }, "params"],
  ["a body", { body: {} }, "body"],
  ["a cache that no platform knows", { cache: "nonsense" }, "cache"],
  ["options that do not go together", { cache: "only-if-cached", mode: "cors" }, "cache,mode"],
  ["a misspelt option", { timout: 5 }, "timout"],
  ["an option named __proto__", JSON.parse('{"__proto__":{"redirect":"follow"}}'), "__proto__"],
  ["a timeout that no timer holds", { timeout: 2 ** 31 }, "timeout"],
  ["endless retries", { maxRetries: Number.POSITIVE_INFINITY }, "maxRetries"],
  ["a signal that is an event target", { signal: new EventTarget() }, "signal"],
  ["a signal that nobody can listen to", { signal: { aborted: false } }, "signal"],
])("an init of a GET with %s is refused", (_, init, argument) =>
  expectRefused("GET", ["/forms", init], argument),
);

const cycle: Record<string, unknown> = {};
cycle["self"] = cycle;

test.each<[what: string, body: unknown, argument?: string]>([
  ["that is undefined", undefined],
  ["that turns into a list", { toJSON: () => [1] }],
  ["with a cycle", cycle],
  ["with a BigInt", { n: 1n }, "body.n"],
  ["with NaN", { a: [1, Number.NaN] }, "body.a[1]"],
  ["with a Map", { a: new Map() }, "body.a"],
  ["with an invalid date", { a: new Date("x") }, "body.a"],
  ["with a hole", { a: new Array(1) }, "body.a[0]"],
  ["with an accessor of its class", new Derived(), "body.page_number"],
  ["that inherits a value", { a: [inheriting] }, "body.a[0].page_number"],
])("a body %s is refused", (_, body, argument = "body") =>
  expectRefused("POST", ["/tickets", { body }], argument),
);
