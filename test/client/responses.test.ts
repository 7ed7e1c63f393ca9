import { expect, test } from "vitest";
import type { OperationRow } from "../../src/client/operation.js";
import { forms } from "../support/server.js";
import { answer, getForms, getFormsBy, testDesk } from "../support/test-desk.js";

const text = JSON.stringify(forms);

test.each<[what: string, status: number, body: string | null, message: string]>([
  ["HTML", 200, "<!doctype html>", "a body that is not JSON"],
  ["a 204", 204, null, "a body that is empty"],
  ["truncated JSON", 200, text.slice(0, -1), "a body that is not JSON"],
  ["a list", 200, "[]", "a JSON array where the document shows an object"],
  ["null", 200, "null", "a JSON null where the document shows an object"],
  ["only an error", 200, '{"error":"No"}', 'JSON without the documented key "forms"'],
  ["a key of another type", 200, '{"forms":{},"kb_details":{}}', 'JSON whose "forms" is object'],
])("a success with %s is an UnexpectedResponseError", async (_, status, body, message) => {
  const { data, error } = await getForms(() => new Response(body, { status }));
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ kind: "unexpected-response", status });
  expect(error?.message).toContain(message);
});

test("a success that requires no key is an UnexpectedResponseError if it has only an error", async () => {
  const add = (body: object) =>
    testDesk(answer(body, 201)).desk.POST("/team-members", { body: { emails: ["noor@acme.example"] } });
  expect((await add({ error: "No" })).error?.message).toContain('201 with only the key "error"');
  for (const body of [{}, { message: "Added" }, { error: "", message: "Added" }]) {
    expect((await add(body)).data).toEqual(body);
  }
});

const hint = "; baseUrl has no /api/external/v2";
test.each<[what: string, body: string, status: number, message: string]>([
  ["a 404", '{"error":"No such page"}', 404, "404 No such page"],
  ["HTML in a success", "<!doctype html>", 200, "200 with a body that is not JSON"],
  ["HTML in a failure", "<!doctype html>", 502, "502"],
])("after %s, the message names a missing prefix of baseUrl", async (_, body, status, message) => {
  const messageAt = async (prefix: string) => {
    const { error } = await getForms(answer(body, status), { baseUrl: `https://acme.desk.example${prefix}` });
    return error?.message;
  };
  expect(await messageAt("")).toBe(`GET /forms: ${message}${hint}`);
  expect(await messageAt("/api/external/v2/tickets")).toBe(`GET /forms: ${message}${hint}`);
  expect(await messageAt("/gateway/api/external/v2/")).toBe(`GET /forms: ${message}`);
});

test("other failures and truncated bodies do not hint at baseUrl", async () => {
  const options = { baseUrl: "https://acme.desk.example", maxResponseBytes: 30 };
  const limited = await getForms(answer({ error: "Slow down" }, 429), options);
  expect(limited.error?.message).toBe("GET /forms: 429 Slow down");
  const large = await getForms(answer("<!doctype html> and more than 30 bytes"), options);
  expect(large.error?.message).toContain("maxResponseBytes");
  expect(large.error?.message).not.toContain("baseUrl");
});

test("an inherited property is not a key of the envelope", async () => {
  const envelopes = [{ toString: "function" }];
  const { error } = await getFormsBy({
    operations: { "GET /forms": { id: "listForms", statuses: [200], gaps: {}, envelopes } },
  });
  expect(error?.message).toContain('without the documented key "toString"');
});

test("a 202 is a success if the document shows every 2xx", async () => {
  const customer = { id: "1", name: "Mara", email: "mara@mail.example" };
  const { desk } = testDesk(answer({ customer }, 202));
  expect((await desk.POST("/customers", { body: { customer: {} } })).data).toEqual({ customer });
});

test("a byte order mark is ignored", async () => {
  expect((await getForms(() => new Response(`\ufeff${text}`))).data).toEqual(forms);
});

test.each(["x", "the-secret-key"])("a key named __proto__ changes no prototype, next to %j", async (seen) => {
  const body = `{"forms":[],"kb_details":{},"__proto__":{"polluted":"${seen}"},"seen":"${seen}"}`;
  const respond = (_: unknown, count: number) => new Response(body, { status: count ? 400 : 200 });
  const { desk } = testDesk(respond, { apiKey: "the-secret-key" });
  const { data } = await desk.GET("/forms");
  const { error } = await desk.GET("/forms");
  for (const value of [data, error?.kind === "api" && error.body, {}]) {
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(value).not.toHaveProperty("polluted");
  }
});

test("more than 500,000 values are refused, even in the documented envelope", async () => {
  const { error } = await getForms(answer(`{"forms":[${Array(500_000).fill("[]").join()}],"kb_details":{}}`));
  expect(error?.message).toBe("GET /forms: 200 with a body that has more than 500000 values");
});

test("brackets in strings, escaped quotes and many shallow lists do not count as depth", async () => {
  const name = `\\"${"[{".repeat(500)}\\`;
  const body = {
    forms: Array.from({ length: 1_000 }, () => ({ tags: [[]] })),
    kb_details: { knowledge_base_name: name },
  };
  expect((await getForms(answer(body))).data).toEqual(body);
});

test("JSON may have 128 levels, but not 129", async () => {
  const read = (levels: number) => {
    const deep = "[".repeat(levels - 2) + "]".repeat(levels - 2);
    return getForms(answer(`{"forms":[],"kb_details":{"deep":${deep}}}`));
  };
  expect((await read(128)).error).toBeUndefined();
  expect((await read(129)).error?.message).toBe("GET /forms: 200 with a body that is nested too deeply");
});

const row: OperationRow = {
  id: "listForms",
  statuses: [200, 401, 404],
  gaps: { "errors.validation": "4XX", "limits.rate": "404 429 503", "auth.permissions": "401" },
  envelopes: [{ pages: "array" }],
};
const tables = { operations: { "GET /forms": row } };

test.each([
  [401, true, ["auth.permissions"]],
  [404, true, ["limits.rate"]],
  [429, false, ["limits.rate", "errors.validation"]],
  [503, false, ["limits.rate"]],
  [500, false, []],
])("the operation table determines documented and gaps of a %i", async (status, documented, gaps) => {
  const { error } = await getFormsBy(tables, answer({}, status));
  expect(error).toMatchObject({ status, documented, gaps });
});

const several: Partial<OperationRow> = {
  statuses: [200, 202, 204, "2XX"],
  empty: [204, "2XX"],
  envelopes: [{ forms: "array" }, { slugs: "array" }, { job: "integer" }],
};
const withSuccesses = (successes: Partial<OperationRow>) => ({
  operations: { "GET /forms": { ...row, ...successes } },
});

test.each<[status: number, body: unknown, isSuccess: boolean]>([
  [200, { forms: [] }, true],
  [200, { slugs: [] }, true],
  [202, { job: 7 }, true],
  // A body that fits any success is one, whatever its status.
  [200, { job: 7 }, true],
  [204, "", true],
  [226, { forms: [] }, true],
  [226, "", true],
  [200, "", false],
  [202, "", false],
  [200, { job: 1.5 }, false],
  [226, { pages: [] }, false],
])("of several documented successes, a %i with %j is a success: %s", async (status, body, isSuccess) => {
  const respond = status === 204 ? () => new Response(null, { status }) : answer(body, status);
  const { data, error } = await getFormsBy(withSuccesses(several), respond);
  expect(error === undefined).toBe(isSuccess);
  if (isSuccess) expect(data).toEqual(body === "" ? undefined : body);
});

test("of several documented successes, an undocumented status needs a body", async () => {
  const table = withSuccesses({ statuses: [200, 204], empty: [204], envelopes: [{}] });
  expect((await getFormsBy(table, answer("", 203))).error?.message).toContain("is empty");
  expect((await getFormsBy(table, answer({}, 203))).data).toEqual({});
});
