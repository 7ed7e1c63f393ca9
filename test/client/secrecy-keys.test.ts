import { expect, test, vi } from "vitest";
import { forms } from "../support/server.js";
import { answer, busy, testDesk } from "../support/test-desk.js";

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `key-${1_000 + index}`);

/** Sends one key after the other. The last response repeats a text, and its error's message is returned. */
async function lastMessage(keys: readonly string[], error: string) {
  let asked = 0;
  const last = answer({ error }, 401);
  const respond = () => (asked < keys.length ? busy() : last());
  const { desk } = testDesk(respond, { apiKey: () => keys[asked++] });
  for (;;) {
    const { error: failure } = await desk.GET("/forms");
    if (asked === keys.length) return failure?.message;
  }
}

test("of keys that begin with each other, the longest is removed as a whole", async () => {
  const keys = ["the-key-0", "the-key-01/2", "the-key-01/2-345"];
  for (const order of [keys, [...keys].reverse()]) {
    const echo = keys.map((key) => `${key} ${encodeURIComponent(key)}`).join();
    expect(await lastMessage(order, echo)).toBe(
      `GET /forms: 401 ${Array(3).fill("[redacted] [redacted]").join()}`,
    );
  }
});

test("no error shows the key of another call on its way, whichever call ends first", async () => {
  for (const order of ["first", "last"]) {
    const sent: string[] = [];
    const ends: (() => void)[] = [];
    const respond = async () => {
      await new Promise<void>((end) => ends.push(end));
      return Response.json({ error: sent.join() }, { status: 401 });
    };
    const keys = numbered(3);
    const apiKey = () => {
      sent.push(keys[sent.length] ?? "");
      return sent.at(-1);
    };
    const { desk } = testDesk(respond, { apiKey });
    const calls = keys.map(() => desk.GET("/forms"));
    await vi.waitFor(() => expect(ends).toHaveLength(keys.length));
    for (const end of order === "first" ? ends : [...ends].reverse()) {
      end();
      await new Promise((done) => setImmediate(done));
    }
    const body = { error: keys.map(() => "[redacted]").join() };
    for (const { error } of await Promise.all(calls)) expect(error).toMatchObject({ body });
  }
});

test("a call searches for its own keys, however many keys the client sends meanwhile", async () => {
  const keys = numbered(104);
  const [first, second] = keys;
  let end = (_: Response) => {};
  const respond = ({ headers }: { headers: Headers }) => {
    const key = headers.get("x-api-key");
    if (key === first) return busy();
    return key === second
      ? new Promise<Response>((resolve) => {
          end = resolve;
        })
      : Response.json(forms);
  };
  let asked = 0;
  const { desk } = testDesk(respond, { apiKey: () => keys[asked++], maxRetries: 1 });
  // The first two keys are those of one call.
  const call = desk.GET("/forms");
  await vi.waitFor(() => expect(asked).toBe(2));
  for (const _ of keys.slice(2)) await desk.GET("/forms");
  end(Response.json({ error: `bad ${first}, ${second}` }, { status: 401 }));
  expect((await call).error?.message).toBe("GET /forms: 401 bad [redacted], [redacted]");
});

// Without a limit, each call of a client whose key changes would take longer than the one before.
test("a call searches only for its own keys, those on their way, and the 100 that were used last", async () => {
  const keys = numbered(102);
  const [first = "", second, third] = keys;
  keys.splice(100, 0, first);
  const message = await lastMessage(keys, `${first} ${second} ${third}`);
  expect(message).toBe(`GET /forms: 401 [redacted] ${second} [redacted]`);
});
