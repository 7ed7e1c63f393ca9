import { expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { json, serve } from "../support/server.js";

const baseUrl = "https://acme.desk.example/api/external/v2";
const body = { email: "a@mail.example", subject: "S", description: "D" };
const failure = (code: string) => Object.assign(new Error("failed"), { code });

/** A client whose attempts end as given, one after the other. */
function clientOf(timeout: number, ...attempts: (() => Promise<Response>)[]) {
  let count = 0;
  const fetch = () => (attempts[count++] ?? never)();
  return createClient({ baseUrl, apiKey: "key", timeout, fetch });
}
const refused = () => Promise.reject(failure("ECONNREFUSED"));
const reset = () => Promise.reject(failure("ECONNRESET"));
const busy = async () => Response.json({}, { status: 503, headers: { "retry-after": "0" } });
const never = () => new Promise<Response>(() => {});

test.concurrent("a write whose second attempt is on its way at the deadline does not count as unsent", async () => {
  const { error } = await clientOf(1_500, refused).POST("/tickets", { body });
  expect(error?.kind).toBe("timeout");
});

test.concurrent("a write whose second attempt is answered, but for its body, does not count as unsent", async () => {
  const stalled = async () => new Response(new ReadableStream(), { status: 201 });
  const { error } = await clientOf(1_500, refused, stalled).POST("/tickets", { body });
  expect(error?.kind).toBe("timeout");
});

test.concurrent("a write that the service accepts a connection for after a refusal arrives once, and counts as sent", async () => {
  await using service = await serve(() => {});
  let isOpen = false;
  const desk = createClient({
    baseUrl: service.baseUrl,
    apiKey: "key",
    timeout: 1_500,
    fetch: (url, init) => {
      if (isOpen) return fetch(url, init);
      isOpen = true;
      return refused();
    },
  });
  const { error } = await desk.POST("/tickets", { body });
  expect(error?.kind).toBe("timeout");
  expect(service.requests.map((request) => request.body)).toEqual([JSON.stringify(body)]);
});

test.concurrent("a write of which no attempt left counts as unsent", async () => {
  const { error } = await clientOf(30_000, refused, refused, refused).POST("/tickets", { body });
  expect(error).toMatchObject({ kind: "network", sent: false });
});

test.concurrent.each([
  ["a reset", reset],
  ["an answer", busy],
])("a read that never left the last time counts as sent after %s", async (_, first) => {
  const { error } = await clientOf(30_000, first, refused, refused).GET("/forms");
  expect(error).toMatchObject({ kind: "network", code: "ECONNREFUSED", sent: true });
  expect(error?.message).not.toContain("was not sent");
});

test.concurrent("a read that runs out of time in a retry has the answer that it waited after", async () => {
  await using service = await serve((_, response, count) => {
    if (count === 0) json(response, 503, { error: "busy" }, { "retry-after": "0" });
  });
  const desk = createClient({ baseUrl: service.baseUrl, apiKey: "key", timeout: 1_500 });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "api", status: 503 });
});
