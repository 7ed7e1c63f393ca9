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
  ["null unsets a default", { "X-A": "1" }, { "x-a": null, accept: null }, {}],
  ["null unsets a default of the client's own", { accept: null }, {}, {}],
  ["undefined leaves a default as it is", { "X-A": "1" }, { "x-a": undefined }, { "x-a": "1" }],
  ["a list adds its values", { "X-A": "1" }, { "x-a": ["2", "3"] }, { "x-a": "1, 2, 3" }],
  ["a number or a boolean is sent as text", {}, { "x-a": 1, "x-b": false }, { "x-a": "1", "x-b": "false" }],
  ["a name that is given twice is sent with both", {}, twice, { "x-a": "1, 2" }],
  ["a Headers object", {}, new Headers({ "x-a": "1" }), { "x-a": "1" }],
  ["a name that every object inherits", {}, inherited, { constructor: "1", valueof: "2" }],
])("headers: %s", async (_, defaults, perCall, sent) => {
  const { accept, "x-api-key": key, ...others } = await sentHeaders(defaults, perCall);
  expect(others).toEqual(sent);
  expect(key).toBe("key");
  const unset = [defaults, perCall].some((one) => Reflect.get(one, "accept") === null);
  expect(accept).toBe(unset ? undefined : "application/json");
});

test.each<[what: string, headers: unknown]>([
  ["a line break in a value", { "x-a": "1\r\nx-b: 2" }],
  ["a line break in one of several values", { "x-a": ["1", "2\n"] }],
  ["an emoji in a value", { "x-a": "☃" }],
  ["a space in a name", { "x a": "1" }],
  ["an empty name", [["", "1"]]],
  ["a reserved name with null", { "X-Api-Key": null }],
  ["an unset value in a list", { "x-a": ["1", undefined] }],
  ["a content-type that is unset", { "content-type": null }],
  ["a content-type that only contains the word", { "content-type": "text/notjson" }],
  ["a content-type whose parameter is JSON", { "content-type": "multipart/form-data; x=json" }],
  ["a content-type that is an object", { "content-type": Object.create(null) }],
  ["a number", 5],
  ["pairs that are none", ["x-a"]],
])("headers with %s are refused, and no message repeats a value", async (_, headers) => {
  const call = sentHeaders({}, headers as object);
  await expect(call).rejects.toMatchObject({ kind: "invalid-argument", argument: "headers" });
  await expect(call).rejects.not.toMatchObject({ message: expect.stringContaining("x-b: 2") });
  await expect(sentHeaders(headers as object, {})).rejects.toMatchObject({ argument: "headers" });
});
