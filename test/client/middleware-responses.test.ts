import { expect, test } from "vitest";
import type { ApiError } from "../../src/desk/index.js";
import { validateResponses } from "../../src/desk/validate.js";
import { forms } from "../support/server.js";
import { answer, testDesk } from "../support/test-desk.js";

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

test.each<[what: string, use: (body: ReadableStream | null) => unknown]>([
  ["reads", (body) => new Response(body).text()],
  ["locks", (body) => body?.getReader()],
])("a response is still compared with the document if a hook %s its stream", async (_, use) => {
  const { desk } = testDesk(answer({ forms: 1, kb_details: {} }));
  const found: unknown[] = [];
  desk.use(validateResponses({ onMismatch: ({ message }) => found.push(message) }));
  const onResponse = async ({ response }: { response: Response }) => {
    await use(response.body);
    found.push(await response.text());
  };
  await desk.GET("/forms", { middleware: [{ onResponse }] });
  expect(found).toEqual(['{"forms":1,"kb_details":{}}', expect.stringContaining("wrong type at /forms")]);
});

test("a hook gets the service's own text, and redact removes the key from it", async () => {
  const apiKey = "k3y-0f-th3-w0rk5pac3";
  const { desk } = testDesk(answer({ error: `bad ${apiKey}` }, 422), { apiKey });
  const found: string[] = [];
  desk.use({
    async onResponse({ response, redact }) {
      const { error } = await response.json();
      found.push(error, redact(error));
    },
  });
  await desk.GET("/forms");
  expect(found).toEqual([`bad ${apiKey}`, "bad [redacted]"]);
});

test.each([204, 404])("a hook can read the empty body of a %i as often as it likes", async (status) => {
  const { desk } = testDesk(() => new Response(null, { status }));
  const found: string[] = [];
  desk.use({
    async onResponse({ response }) {
      found.push(await response.text(), await response.clone().text());
      await expect(response.json()).rejects.toThrow(SyntaxError);
    },
  });
  await desk.DELETE("/team-members/{team_member_id}", { params: { path: { team_member_id: "1" } } });
  expect(found).toEqual(["", ""]);
});

test("a clone of a response has the headers that a hook has set", async () => {
  const { desk } = testDesk();
  desk.use({
    onResponse({ response }) {
      response.headers.set("x-seen", "1");
      return response.clone();
    },
  });
  expect((await desk.GET("/forms")).response?.headers.get("x-seen")).toBe("1");
});

test("the error of a failure has the headers that a hook has set", async () => {
  const { desk } = testDesk(answer({}, 500, { "x-request": "7" }), { maxRetries: 0 });
  desk.use({ onResponse: ({ response }) => response.headers.set("x-seen", "1") });
  const { error } = await desk.GET("/forms");
  const { headers } = error as ApiError;
  expect([headers.get("x-seen"), headers.get("x-request")]).toEqual(["1", "7"]);
});
