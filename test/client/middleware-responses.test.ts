import { expect, test, vi } from "vitest";
import { expectNoKey } from "../support/expect-no-key.js";
import { broken } from "../support/failures.js";
import { forms } from "../support/server.js";
import { answer, fail, hookedDesk, type Respond, testDesk } from "../support/test-desk.js";

const text = JSON.stringify(forms);
const bytes = new TextEncoder().encode(text);

/** Each method that reads a response, and what it returns for the forms. */
const readers: [name: string, read: (response: Response) => Promise<unknown>, content: unknown][] = [
  ["json", (response) => response.json(), forms],
  ["text", (response) => response.text(), text],
  ["arrayBuffer", async (response) => new Uint8Array(await response.arrayBuffer()), bytes],
  ["bytes", (response) => response.bytes(), bytes],
  [
    "blob",
    async (response) => [(await response.blob()).type, await (await response.blob()).text()],
    ["application/json", text],
  ],
  ["clone", (response) => response.clone().clone().text(), text],
];

test.each(readers)("every hook can read a response by %s as often as it likes", async (_, read, content) => {
  const { desk } = testDesk();
  const found: unknown[] = [];
  const onResponse = async ({ response }: { response: Response }) => {
    found.push(await read(response), await read(response), await read(response.clone()));
  };
  const own = { onResponse: () => Response.json(forms) };
  desk.use({ onResponse }, { onResponse });
  for (const middleware of [[{ onResponse }], [own]]) {
    expect((await desk.GET("/forms", { middleware })).data).toEqual(forms);
  }
  expect(found).toEqual(Array(15).fill(content));
});

test.each([200, 500])(
  "the result of a %i has the headers that a hook has set, even on a clone",
  async (status) => {
    const cookies = ["a=1", "b=2"];
    const headers = cookies.map((cookie): [string, string] => ["set-cookie", cookie]);
    const { desk } = testDesk(() => Response.json(forms, { status, headers }));
    desk.use({
      onResponse({ response }) {
        response.headers.set("x-seen", "1");
        const clone = response.clone();
        response.headers.set("x-seen", "2");
        return clone;
      },
    });
    const { response } = await desk.GET("/forms");
    expect([response?.headers.get("x-seen"), response?.headers.getSetCookie()]).toEqual(["1", cookies]);
  },
);

const apiKey = "k3y-0f-th3-w0rk5pac3";
/** A client with a key and middleware. */
const clientWith = (middleware: object, respond?: Respond, options: object = {}) =>
  hookedDesk(middleware, respond, { apiKey, ...options });
const usedResponse = async () => {
  const response = Response.json(forms);
  // Unlike text(), this leaves no lock.
  await response.body?.pipeTo(new WritableStream());
  return response;
};
const locked = Response.json(forms);
locked.body?.getReader();

test.each<[hook: string, what: string, hooks: object, respond?: Respond]>([
  ["onRequest", "a number", { onRequest: () => 5 }],
  ["onRequest", "a Response whose body was read", { onRequest: usedResponse }],
  ["onRequest", "a Response whose body is locked", { onRequest: () => locked }],
  ["onResponse", "a Request", { onResponse: () => new Request("https://acme.desk.example") }],
  ["onResponse", "an Error", { onResponse: () => new Error("no") }],
  ["onError", "a text", { onError: () => "no" }, fail()],
])("the client refuses an %s that returns %s", async (hook, _, hooks, respond) => {
  await expect(clientWith(hooks, respond).desk.GET("/forms")).rejects.toMatchObject({
    name: "InvalidArgumentError",
    argument: "middleware",
    message: expect.stringContaining(`GET /forms: middleware has a wrong ${hook}: it must return`),
  });
});

test.each<[hook: string, hooks: (make: () => Response) => object, respond?: Respond]>([
  ["onRequest", (onRequest) => ({ onRequest })],
  ["onResponse", (onResponse) => ({ onResponse })],
  ["onError", (onError) => ({ onError }), fail()],
])("a response of %s is read within the limits, and cancelled", async (_, hooks, respond) => {
  const cancel = vi.fn();
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(100)), cancel });
  const { desk } = clientWith(
    hooks(() => new Response(endless)),
    respond,
    { maxResponseBytes: 1_000 },
  );
  const { error } = await desk.GET("/forms");
  expect(error?.message).toContain("exceeds maxResponseBytes (1000)");
  expect(cancel).toHaveBeenCalled();
});

test("a response of a hook that is cut off is a NetworkError", async () => {
  const { desk } = clientWith({ onRequest: broken(200, "is cut off") });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "network", sent: true });
});

test("a response that a hook kept from an earlier call is redacted", async () => {
  let kept: Response | undefined;
  const hooks = {
    onRequest: () => kept,
    onResponse({ response }: { response: Response }) {
      kept = response;
    },
  };
  const { desk } = clientWith(hooks, answer({ error: `bad key ${apiKey}` }, 401));
  await desk.GET("/forms");
  const result = await desk.GET("/forms");
  expect(result.error?.message).toBe("GET /forms: 401 bad key [redacted]");
  expectNoKey(result, apiKey);
});

test("a clone of a truncated response stays truncated", async () => {
  const onResponse = ({ response }: { response: Response }) => response.clone();
  const padded = answer(JSON.stringify(forms).padEnd(1_000));
  const { desk } = clientWith({ onResponse }, padded, { maxResponseBytes: 200 });
  expect((await desk.GET("/forms")).error).toMatchObject({ kind: "unexpected-response" });
});
