import { expect, test } from "vitest";
import { testDesk } from "../support/test-desk.js";

/** The headers that a call sends. */
async function sentHeaders(defaults: object, perCall: object) {
  const { desk, requests } = testDesk(undefined, { headers: defaults as Record<string, string> });
  await desk.GET("/forms", { headers: perCall as HeadersInit });
  return Object.fromEntries(requests[0]?.headers ?? []);
}

const twice = [
  ["x-a", "1"],
  ["X-A", "2"],
];
const inherited = { constructor: "1", valueOf: "2" };

test.each<[what: string, defaults: object, perCall: object, sent: object]>([
  ["a string replaces a default", { "X-A": "1" }, { "x-a": "2" }, { "x-a": "2" }],
  ["null unsets a default", { "X-A": "1" }, { "x-a": null }, {}],
  ["undefined leaves a default as it is", { "X-A": "1" }, { "x-a": undefined }, { "x-a": "1" }],
  ["undefined leaves what the client sends as it is", { accept: undefined }, { accept: undefined }, {}],
  ["a list adds its values", { "X-A": "1" }, { "x-a": ["2", "3"] }, { "x-a": "1, 2, 3" }],
  ["a number or a boolean is sent as text", {}, { "x-a": 1, "x-b": false }, { "x-a": "1", "x-b": "false" }],
  ["a name that is given twice is sent with both", {}, twice, { "x-a": "1, 2" }],
  ["a Headers object", {}, new Headers({ "x-a": "1" }), { "x-a": "1" }],
  ["a name that every object inherits", {}, inherited, { constructor: "1", valueof: "2" }],
])("headers: %s", async (_, defaults, perCall, sent) => {
  const { accept, "x-api-key": key, ...others } = await sentHeaders(defaults, perCall);
  expect(others).toEqual(sent);
  expect(key).toBe("key");
  expect(accept).toBe("application/json");
});

const ofConnections = "Expect Upgrade Connection Keep-Alive TE Trailer Proxy-Connection".split(" ");

test.each<[what: string, headers: unknown, argument?: string]>([
  ["a line break in a value", { "x-a": "1\r\nx-b: 2" }],
  ["a line break in one of several values", { "x-a": ["1", "2\n"] }],
  ["an emoji in a value", { "x-a": "☃" }],
  ["a symbol as a value", { "x-a": Symbol("a") }],
  ["an unset value in a list", { "x-a": ["1", undefined] }],
  ["an empty name", [["", "1"]]],
  ["a symbol as a name in a list", [[Symbol("page"), "2"]]],
  ["text in place of an object", "X-A: 1"],
  ["an inherited value", Object.create({ page: 2 }), "headers.page"],
  ["the name of the key's header and null", { "X-Api-Key": null }],
  ["an Accept without a value", { accept: [] }],
  ["an empty Accept", { accept: " " }],
  ["a content-type that is unset", { "content-type": null }],
  ["a content-type that only contains the word", { "content-type": "text/notjson" }],
  ["a content-type whose parameter is JSON", { "content-type": "multipart/form-data; x=json" }],
  ["a content-type that is an object", { "content-type": Object.create(null) }],
  ["the length of a body", { "Content-Length": "1" }],
  ["a host", { Host: "other.example" }],
  ...ofConnections.map((name): [string, object] => [`${name}, which is of a connection`, { [name]: "x" }]),
])(
  "headers with %s are refused, and no message repeats a value",
  async (_, headers, argument = "headers") => {
    const refused = { kind: "invalid-argument", argument };
    const message = expect.not.stringContaining("x-b: 2");
    await expect(sentHeaders({}, headers as object)).rejects.toMatchObject({ ...refused, message });
    await expect(sentHeaders(headers as object, {})).rejects.toMatchObject({ ...refused, message });
  },
);
