import { expect, test, vi } from "vitest";
import { answer, never, removeMember, testDesk } from "../support/test-desk.js";

type Controller = ReadableStreamDefaultController<Uint8Array>;

/** A body that stalls after a text. */
const stalled = (text: string, more: object = {}) =>
  new ReadableStream({
    start: (stream: Controller) => stream.enqueue(new TextEncoder().encode(text)),
    pull: () => never,
    ...more,
  });

const remove = (...given: Parameters<typeof testDesk>) => removeMember(testDesk(...given).desk);

/** A body that arrives in chunks. */
const inChunks = (...chunks: string[]) =>
  new Response(
    new ReadableStream({
      start(stream) {
        for (const chunk of chunks) stream.enqueue(new TextEncoder().encode(chunk));
        stream.close();
      },
    }),
  );

test.concurrent.each([
  ["a 204", () => new Response(null, { status: 204 })],
  ["an empty 200", answer("")],
  ["an empty 299", answer("", 299)],
  ["white space", () => inChunks(" \r\n", "\t")],
  ["a byte order mark", answer("\ufeff")],
  ["a body that never begins", () => new Response(new ReadableStream())],
  ["white space that never ends", () => new Response(stalled(" "))],
])("removing a member succeeds with %s", async (_, respond) => {
  const { data, error, response } = await remove(respond);
  expect([data, error]).toEqual([undefined, undefined]);
  expect(response?.ok).toBe(true);
});

test.each([
  ["a gateway's page", () => answer("<!doctype html>")(), "<!doctype html>"],
  ["an error in JSON", answer({ error: "not removed" }), { error: "not removed" }],
  ["null", answer("null"), null],
  ["a body after white space", () => inChunks(" \n", "\t\n", "no"), " \n\t\nno"],
])("removing a member fails with %s, because the document shows no body", async (_, respond, body) => {
  const { error } = await remove(respond);
  expect(error).toMatchObject({ kind: "unexpected-response", status: 200, outcome: "unknown", body });
  expect(error?.message).toContain(": 200 with a body where the document shows none");
});

test("the first bytes of a body decide, even if the body stalls", async () => {
  const cancel = vi.fn();
  const { error } = await remove(() => new Response(stalled("gone ", { cancel })), { timeout: 5_000 });
  expect(error).toMatchObject({ kind: "unexpected-response", body: "gone " });
  expect(cancel).toHaveBeenCalled();
});

test.concurrent("a body that never begins is waited for at most half of the time left, and then cancelled", async () => {
  const cancel = vi.fn();
  const body = new ReadableStream({ cancel });
  const { error } = await remove(() => new Response(body), { timeout: 400 });
  expect(error).toBeUndefined();
  expect(cancel).toHaveBeenCalledTimes(1);
});

test("the first bytes of a body do not show a part of the key", async () => {
  const { error } = await remove(() => inChunks("for the-secr", "et-key"), { apiKey: "the-secret-key" });
  expect(error).toMatchObject({ body: "for " });
});
