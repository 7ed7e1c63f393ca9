import { expect, test } from "vitest";
import { createClient } from "../../src/index.js";

const sent: string[] = [];
const desk = createClient({
  baseUrl: "https://acme.desk.example/api/external/v2",
  apiKey: "key",
  fetch: async (url) => {
    sent.push(url);
    return Response.json({});
  },
});
// What a caller without the compiler can write.
const call = (method: "GET" | "POST" | "DELETE", path: string, init?: unknown) =>
  (desk[method] as (path: string, init?: unknown) => Promise<unknown>)(path, init);

const cycle: Record<string, unknown> = {};
cycle["self"] = cycle;

class WithAccessor {
  get page_number() {
    return 2;
  }
  describe() {
    return "a method is no value";
  }
}
class Derived extends WithAccessor {}
const inheriting = Object.create({ page_number: 2 });
const withSymbol = { [Symbol("page")]: 2 };

const path = "/tickets/{ticket_id}";
const withId = (ticket_id: unknown) => ({ params: { path: { ticket_id } } });

test.each<[title: string, argument: string, call: () => Promise<unknown>]>([
  ["a missing path parameter", "params.path.ticket_id", () => call("GET", path)],
  ["an undefined path parameter", "params.path.ticket_id", () => call("GET", path, withId(undefined))],
  ["an empty path parameter", "params.path.ticket_id", () => call("GET", path, withId(""))],
  ["a dot as path parameter", "params.path.ticket_id", () => call("GET", path, withId("."))],
  ["two dots as path parameter", "params.path.ticket_id", () => call("GET", path, withId(".."))],
  ["an object as path parameter", "params.path.ticket_id", () => call("GET", path, withId({ id: 1 }))],
  ["a list as path parameter", "params.path.ticket_id", () => call("GET", path, withId(["1"]))],
  ["NaN as path parameter", "params.path.ticket_id", () => call("GET", path, withId(Number.NaN))],
  [
    "half a surrogate pair as path parameter",
    "params.path.ticket_id",
    () => call("GET", path, withId("\ud800")),
  ],
  [
    "a path parameter that only a prototype has",
    "params.path.constructor",
    () => call("GET", "/{constructor}"),
  ],
  ["a path with its own query", "path", () => call("GET", "/forms?a=1")],
  ["a path that climbs", "path", () => call("GET", "/forms/../../v1")],
  ["a path with encoded dots", "path", () => call("GET", "/forms/%2e%2e/%2e%2e/v1")],
  ["a path that a control character shortens", "path", () => call("GET", "/forms/..\0")],
  ["a cache that no platform knows", "cache", () => call("GET", "/forms", { cache: "nonsense" })],
  ["params that are a list", "params", () => call("GET", "/forms", { params: [] })],
  ["a path that is another host", "path", () => call("GET", "//other.example/forms")],
  [
    "an object as query value",
    "params.query.page_number",
    () => call("GET", "/forms", { params: { query: { page_number: {} } } }),
  ],
  [
    "a custom range without dates",
    "params.query.start_date",
    () => call("GET", "/reports/tickets", { params: { query: { range_type: "custom" } } }),
  ],
  [
    "header parameters",
    "params.header",
    () => call("GET", "/forms", { params: { header: { "X-Api-Key": "x" } } }),
  ],
  [
    "a key in the headers",
    "headers",
    () => call("GET", "/forms", { headers: new Headers({ "x-api-key": "other" }) }),
  ],
  ["a redirect mode", "redirect", () => call("GET", "/forms", { redirect: "follow" })],
  ["a method", "method", () => call("GET", "/forms", { method: "DELETE" })],
  ["a base URL", "baseUrl", () => call("GET", "/forms", { baseUrl: "https://other.example" })],
  ["a parser", "parseAs", () => call("GET", "/forms", { parseAs: "text" })],
  ["a serializer", "pathSerializer", () => call("GET", "/forms", { pathSerializer: () => "/" })],
  ["a Request", "Request", () => call("GET", "/forms", { Request: class {} })],
  ["a fetch", "fetch", () => call("GET", "/forms", { fetch: () => {} })],
  ["a body on GET", "body", () => call("GET", "/forms", { body: {} })],
  ["a body that is text", "body", () => call("POST", "/tickets", { body: "{}" })],
  ["a body that is a list", "body", () => call("POST", "/tickets", { body: [] })],
  ["a body that contains a BigInt", "body.n", () => call("POST", "/tickets", { body: { n: 1n } })],
  ["a body that contains NaN", "body.a[1]", () => call("POST", "/tickets", { body: { a: [1, Number.NaN] } })],
  ["a body that contains a Map", "body.a", () => call("POST", "/tickets", { body: { a: new Map() } })],
  ["a body with an invalid date", "body.a", () => call("POST", "/tickets", { body: { a: new Date("x") } })],
  ["a body with a hole", "body.a[0]", () => call("POST", "/tickets", { body: { a: new Array(1) } })],
  ["a body with a cycle", "body", () => call("POST", "/tickets", { body: cycle })],
  [
    "a body with an accessor of its class",
    "body.page_number",
    () => call("POST", "/tickets", { body: new Derived() }),
  ],
  [
    "a body that inherits a value",
    "body.a[0].page_number",
    () => call("POST", "/tickets", { body: { a: [inheriting] } }),
  ],
  [
    "a query with an accessor of its class",
    "params.query.page_number",
    () => call("GET", "/forms", { params: { query: new Derived() } }),
  ],
  [
    "a query that inherits a value",
    "params.query.page_number",
    () => call("GET", "/forms", { params: { query: inheriting } }),
  ],
  [
    "an init that inherits an option",
    "init.cache",
    () => call("GET", "/forms", Object.create({ cache: "no-store" })),
  ],
  ["headers that are inherited", "headers.page_number", () => call("GET", "/forms", { headers: inheriting })],
  [
    "headers with an accessor of their class",
    "headers.page_number",
    () => call("GET", "/forms", { headers: new Derived() }),
  ],
  ["a symbol as the name of a header", "headers", () => call("GET", "/forms", { headers: withSymbol })],
  [
    "a symbol as the name of a header in a list",
    "headers",
    () => call("GET", "/forms", { headers: [[Symbol("page"), "2"]] }),
  ],
  [
    "the name of an iterator as that of a header",
    "headers",
    () => call("GET", "/forms", { headers: { [Symbol.iterator]: "2" } }),
  ],
  ["a body that is a form", "body", () => call("POST", "/tickets", { body: new FormData() })],
  ["no body", "body", () => call("POST", "/tickets")],
  ["a URL", "url", () => call("GET", "/forms", { url: "https://other.example" })],
  ["a path that is a symbol", "path", () => call("GET", Symbol("path") as unknown as string)],
  ["a path without a prototype", "path", () => call("GET", Object.create(null) as string)],
  ["a query that is a list of pairs", "params.query", () => call("GET", "/forms", { params: { query: [] } })],
  [
    "a query that is a URLSearchParams",
    "params.query",
    () => call("GET", "/forms", { params: { query: new URLSearchParams("a=1") } }),
  ],
  [
    "half a surrogate pair in a query",
    "params.query.a",
    () => call("GET", "/forms", { params: { query: { a: "\ud800" } } }),
  ],
  [
    "a date as query value",
    "params.query.a",
    () => call("GET", "/forms", { params: { query: { a: new Date() } } }),
  ],
  ["a list as query value", "params.query.a", () => call("GET", "/forms", { params: { query: { a: [1] } } })],
  [
    "NaN as query value",
    "params.query.a",
    () => call("GET", "/forms", { params: { query: { a: Number.NaN } } }),
  ],
  ["a host in the headers", "headers", () => call("GET", "/forms", { headers: { Host: "other.example" } })],
  ["a length in the headers", "headers", () => call("GET", "/forms", { headers: { "Content-Length": "1" } })],
  ["headers that are text", "headers", () => call("GET", "/forms", { headers: "X-A: 1" })],
  ["an init that is text", "init", () => call("GET", "/forms", "x")],
  ["a timeout of nothing", "timeout", () => call("GET", "/forms", { timeout: 0 })],
  [
    "a number of retries that is none",
    "maxRetries",
    () => call("GET", "/forms", { maxRetries: Number.POSITIVE_INFINITY }),
  ],
  ["a dispatcher", "dispatcher", () => call("GET", "/forms", { dispatcher: {} })],
  ["a binding of a Worker", "fetcher", () => call("GET", "/forms", { fetcher: { fetch: () => {} } })],
  ["an option that no list knows", "duplex", () => call("GET", "/forms", { duplex: "half" })],
  ["a misspelt option", "timout", () => call("GET", "/forms", { timout: 5 })],
  [
    "an option named __proto__",
    "__proto__",
    () => call("GET", "/forms", JSON.parse('{"__proto__":{"redirect":"follow"}}')),
  ],
  ["a proxy", "proxy", () => call("GET", "/forms", { proxy: "http://127.0.0.1:1" })],
  ["a socket of a file", "unix", () => call("GET", "/forms", { unix: "/tmp/x.sock" })],
  ["a body that turns into a list", "body", () => call("POST", "/tickets", { body: { toJSON: () => [1] } })],
  ["a header that is a symbol", "headers", () => call("GET", "/forms", { headers: { "x-a": Symbol("a") } })],
  [
    "a header that throws",
    "headers",
    () => call("GET", "/forms", { headers: { "x-a": { toString: () => cycle["none"]?.toString() } } }),
  ],
  [
    "another type of body",
    "headers",
    () =>
      call("POST", "/tickets", {
        body: {},
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      }),
  ],
  ["a signal that is an event target", "signal", () => call("GET", "/forms", { signal: new EventTarget() })],
  ["a signal that is none", "signal", () => call("GET", "/forms", { signal: {} })],
])("%s is refused, and nothing is sent", async (_, argument, act) => {
  await expect(act()).rejects.toMatchObject({
    name: "InvalidArgumentError",
    kind: "invalid-argument",
    argument,
  });
  expect(sent).toEqual([]);
});

// Hostile values, with the platform's own URL parser as the judge of where the request went.
const pieces = ["..", ".", "/", "\\", "?", "#", "%2e", "%2F", "@", ":", "//", "\t", "\n", " ", "é", "1"];
const values = pieces.flatMap((a) => pieces.flatMap((b) => [a + b, `${a}x${b}`]));

test("no path parameter can change the endpoint", async () => {
  const urls: string[] = [];
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey: "key",
    fetch: async (url) => {
      urls.push(url);
      return Response.json({});
    },
  });
  for (const ticket_id of values.filter((value) => value !== "..")) {
    await desk.GET("/tickets/{ticket_id}/comments", { params: { path: { ticket_id } } });
    const url = new URL(urls.pop() ?? "");
    expect(url.origin).toBe("https://acme.desk.example");
    expect(url.pathname.split("/").map(decodeURIComponent)).toEqual([
      "",
      "api",
      "external",
      "v2",
      "tickets",
      ticket_id,
      "comments",
    ]);
    expect(url.search + url.hash).toBe("");
  }
});
