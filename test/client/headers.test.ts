import { expect, test } from "vitest";
import { testDesk } from "../support/test-desk.js";

/** Makes a call and returns the headers that the client sent. */
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
  ["undefined keeps a default", { "X-A": "1" }, { "x-a": undefined }, { "x-a": "1" }],
  ["another Accept replaces the default", { accept: "text/json" }, {}, { accept: "text/json" }],
  ["undefined keeps Accept", { accept: undefined }, { accept: undefined }, {}],
  ["a list adds values", { "X-A": "1" }, { "x-a": ["2", "3"] }, { "x-a": "1, 2, 3" }],
  ["a number or a boolean becomes text", {}, { "x-a": 1, "x-b": false }, { "x-a": "1", "x-b": "false" }],
  ["a repeated name has both values", {}, twice, { "x-a": "1, 2" }],
  ["null unsets the other value of a repeated name", { "X-A": "1" }, { "X-A": "2", "x-a": null }, {}],
  ["a value after null replaces a default", { "X-A": "1" }, { "X-A": null, "x-a": "2" }, { "x-a": "2" }],
  ["a repeated name replaces a default", { "X-A": "0" }, twice, { "x-a": "1, 2" }],
  ["a Headers object is accepted", {}, new Headers({ "x-a": "1" }), { "x-a": "1" }],
  ["names of inherited properties are accepted", {}, inherited, { constructor: "1", valueof: "2" }],
])("headers: %s", async (_, defaults, perCall, sent) => {
  const all = await sentHeaders(defaults, perCall);
  expect(all).toEqual({ accept: "application/json", "x-api-key": "key", ...sent });
});

const ofConnections = "Host Content-Length Expect Upgrade Connection Keep-Alive TE Trailer Proxy-Connection";

test.each<[what: string, headers: unknown, argument?: string]>([
  ["a line break in a value", { "x-a": "1\r\nx-b: 2" }],
  ["a line break in one of several values", { "x-a": ["1", "2\n"] }],
  ["an emoji in a value", { "x-a": "☃" }],
  ["a symbol as a value", { "x-a": Symbol("a") }],
  ["undefined in a list", { "x-a": ["1", undefined] }],
  ["an empty name", [["", "1"]]],
  ["a symbol as a name in a list", [[Symbol("page"), "2"]]],
  ["text in place of an object", "X-A: 1"],
  ["an inherited value", Object.create({ page: 2 }), "headers.page"],
  ["the name of the key's header and null", { "X-Api-Key": null }],
  ["an empty Accept", { accept: " " }],
  ["a content-type that only contains the word", { "content-type": "text/notjson" }],
  ["a content-type with JSON in a parameter", { "content-type": "multipart/form-data; x=json" }],
  ...ofConnections.split(" ").map((name): [string, object] => [name, { [name]: "x" }]),
])(
  "headers with %s are refused, and the message repeats no value",
  async (_, headers, argument = "headers") => {
    const message = expect.not.stringContaining("x-b: 2");
    const refused = { kind: "invalid-argument", argument, message };
    await expect(sentHeaders({}, headers as object)).rejects.toMatchObject(refused);
    await expect(sentHeaders(headers as object, {})).rejects.toMatchObject(refused);
  },
);
