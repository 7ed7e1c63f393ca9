import { inspect } from "node:util";
import { expect, test, vi } from "vitest";
import { type ApiError, InvalidArgumentError } from "../../src/desk/index.js";
import { answer, getForms, never, type Respond, removeMember, testDesk } from "../support/test-desk.js";

test("the JSON of an error is parsed up to maxResponseBytes, even beyond 64 KiB", async () => {
  const body = { error: "No", rows: Array.from({ length: 20_000 }, (_, index) => `row ${index}`) };
  const text = JSON.stringify(body);
  const read = (maxResponseBytes: number) => getForms(answer(text, 400), { maxResponseBytes });
  expect((await read(text.length)).error).toMatchObject({ kind: "api", body });
  expect((await read(text.length - 1)).error).toMatchObject({ kind: "api", body: text.slice(0, 65_536) });
});

test.each([200, 500])("the client cancels a body of a %i at maxResponseBytes", async (status) => {
  const cancel = vi.fn();
  const bytes = new TextEncoder().encode("x".repeat(700));
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(bytes), cancel });
  const { error } = await getForms(() => new Response(endless, { status }), { maxResponseBytes: 1_000 });
  expect(error).toMatchObject({ status, body: "x".repeat(1_000) });
  expect(cancel).toHaveBeenCalled();
});

const cutOff = { start: (stream: ReadableStreamController<unknown>) => stream.error(new Error("reset")) };

test.each<[what: string, given: BodyInit, kept: string | undefined, options?: object]>([
  ["truncated", new ReadableStream(cutOff), undefined],
  ["stalled", new ReadableStream({ pull: () => never }), undefined, { timeout: 200 }],
  ["malformed", "[1,2", "[1,2"],
  ["cut inside a character", "é".repeat(100), "éé", { maxResponseBytes: 5 }],
])("a %s error body is still an ApiError", async (_, given, body, options) => {
  const { error } = await getForms(() => new Response(given, { status: 500 }), options);
  expect(error).toMatchObject({ kind: "api", status: 500 });
  expect((error as ApiError).body).toBe(body);
});

test.each<[what: string, respond: Respond, message: string]>([
  ["a redirect that a browser hides", () => Response.error(), "0 redirects are refused, because they"],
  [
    "a 304 with a Location",
    () => new Response(null, { status: 304, headers: { location: "/" } }),
    "304 redirects",
  ],
  ["a 404 with a Location", answer({ error: "No" }, 404, { location: "/" }), "404 No"],
])("the message for %s", async (_, respond, message) => {
  const { error } = await getForms(respond);
  expect(error?.message.startsWith(`GET /forms: ${message}`)).toBe(true);
});

test("a 304 without a body is an ApiError, with and without hooks", async () => {
  const { desk } = testDesk(() => new Response(null, { status: 304 }));
  const plain = await desk.GET("/forms");
  desk.use({ onResponse() {} });
  for (const { error } of [plain, await desk.GET("/forms")]) {
    expect(error).toMatchObject({ kind: "api", status: 304 });
    expect(error).not.toHaveProperty("body");
  }
});

test("the JSON of an error that is nested too deeply stays text, even if a hook times out", async () => {
  const text = "[".repeat(30_000) + "]".repeat(30_000);
  const { desk } = testDesk(() => new Response(text, { status: 422 }), { timeout: 200 });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "api", body: text });
  desk.use({ onResponse: () => never });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "api", status: 422, body: text });
});

test("the JSON of an ApiError has the facts for a log, but neither body nor headers", async () => {
  const { error } = await removeMember(testDesk(answer({ error: "No.", name: "Mara" }, 422)).desk);
  const { gaps, ...logged } = JSON.parse(JSON.stringify({ error })).error;
  const path = "/team-members/{team_member_id}";
  const message = `DELETE ${path}: 422 No.`;
  expect(logged).toEqual({ kind: "api", outcome: "refused", message, method: "DELETE", path, status: 422 });
  expect(gaps).toContain("team-members.remove.last-admin-status");
});

test("an error has no empty field", async () => {
  expect(inspect(new InvalidArgumentError("timeout", "is wrong."))).not.toContain("undefined");
  for (const respond of [answer(null, 500), () => Promise.reject(new Error("no"))]) {
    expect(inspect((await getForms(respond)).error)).not.toContain("undefined");
  }
});

test.each([422, 200])("the body and headers of the error of a %i are not enumerable", async (status) => {
  const { error } = await getForms(answer({ error: "No.", name: "Mara" }, status));
  const copied = { ...error };
  expect(copied).toMatchObject({ kind: expect.any(String), status, path: "/forms" });
  expect(copied).not.toHaveProperty("body");
  expect(copied).not.toHaveProperty("headers");
  expect(inspect(error)).not.toContain("Mara");
  expect((error as ApiError).body).toEqual({ error: "No.", name: "Mara" });
  if (status === 422) expect((error as ApiError).headers.get("content-type")).toBe("application/json");
});

test("a NetworkError without a code has the message of its innermost cause, without the key", async () => {
  const cause = new Error("bad port\nfor the-secret-key");
  const failing = () => Promise.reject(new TypeError("fetch failed", { cause }));
  const { error } = await getForms(failing, { apiKey: "the-secret-key" });
  expect(error?.message).toBe("GET /forms: no response (bad port\\u000afor [redacted])");
});
