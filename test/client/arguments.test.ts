import { expect, test } from "vitest";
import { testDesk } from "../support/test-desk.js";

/** Expects that a call is refused with the name of the argument that is wrong, and that nothing is sent. */
async function expectRefused(method: "GET" | "POST", given: unknown[], argument: string) {
  const { desk, requests } = testDesk();
  // What a caller without the compiler can write.
  const call = (desk[method] as (...given: unknown[]) => Promise<unknown>)(...given);
  await expect(call).rejects.toMatchObject({
    name: "InvalidArgumentError",
    kind: "invalid-argument",
    argument,
  });
  expect(requests).toEqual([]);
}

test.each<[what: string, value: unknown]>([
  ["none", undefined],
  ["null", null],
  ["an empty text", ""],
  ["a dot", "."],
  ["two dots", ".."],
  ["an object", { id: 1 }],
  ["a list", ["1"]],
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
  ["that is no path", "forms"],
  ["that is a symbol", Symbol("path")],
  ["that is an object without a prototype", Object.create(null)],
])("a path %s is refused", (_, path) => expectRefused("GET", [path], "path"));

class WithAccessor {
  get page_number() {
    return 2;
  }
  describe() {
    return "a method is no value";
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
  ["an object with an accessor of its class", new Derived(), "params.query.page_number"],
  ["an object that inherits a value", inheriting, "params.query.page_number"],
])("%s as the query is refused", (_, query, argument) =>
  expectRefused("GET", ["/reports/tickets", { params: { query } }], argument),
);

const throwing = () => {
  throw new Error("no text");
};

test.each<[what: string, headers: unknown, argument?: string]>([
  ["that are inherited", inheriting, "headers.page_number"],
  ["with an accessor of their class", new Derived(), "headers.page_number"],
  ["with a symbol as a name", { [Symbol("page")]: 2 }],
  ["with a symbol as a name in a list", [[Symbol("page"), "2"]]],
  ["with a symbol as a value", { "x-a": Symbol("a") }],
  ["with a value that throws", { "x-a": { toString: throwing } }],
  ["that frame a request", { "Content-Length": "1" }],
  ["that name a host", { Host: "other.example" }],
  ["that are text", "X-A: 1"],
])("headers %s are refused", (_, headers, argument = "headers") =>
  expectRefused("GET", ["/forms", { headers }], argument),
);

test.each<[what: string, init: unknown, argument: string]>([
  ["text", "x", "init"],
  ["an option that is inherited", Object.create({ cache: "no-store" }), "init.cache"],
  ["params that are a list", { params: [] }, "params"],
  ["a body", { body: {} }, "body"],
  ["a cache that no platform knows", { cache: "nonsense" }, "cache"],
  ["a URL", { url: "https://other.example" }, "url"],
  ["a misspelt option", { timout: 5 }, "timout"],
  ["an option named __proto__", JSON.parse('{"__proto__":{"redirect":"follow"}}'), "__proto__"],
  ["a timeout of nothing", { timeout: 0 }, "timeout"],
  ["a timeout that no timer holds", { timeout: 2 ** 31 }, "timeout"],
  ["endless retries", { maxRetries: Number.POSITIVE_INFINITY }, "maxRetries"],
  ["a signal that is an event target", { signal: new EventTarget() }, "signal"],
  ["a signal that is none", { signal: {} }, "signal"],
])("an init of a GET with %s is refused", (_, init, argument) =>
  expectRefused("GET", ["/forms", init], argument),
);

const cycle: Record<string, unknown> = {};
cycle["self"] = cycle;

test.each<[what: string, body: unknown, argument?: string]>([
  ["that is none", undefined],
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
