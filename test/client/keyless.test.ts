import { expect, test } from "vitest";
import { createClient, InvalidArgumentError } from "../../src/desk/index.js";
import { clientModule, outputOf } from "../support/output.js";
import { getForms, testDesk } from "../support/test-desk.js";

test("a client whose apiKey is null sends no key, with and without hooks", async () => {
  const { desk, requests } = testDesk(undefined, { apiKey: null });
  expect((await desk.GET("/forms")).error).toBeUndefined();
  desk.use({ onRequest: ({ request }) => request });
  expect((await desk.GET("/forms")).error).toBeUndefined();
  expect(requests.map(({ headers }) => headers.has("x-api-key"))).toEqual([false, false]);
});

test("an error of a client without a key is shown as it came", async () => {
  const answer = () => Response.json({ error: "null and undefined" }, { status: 401 });
  const { error } = await getForms(answer, { apiKey: null });
  expect(error?.message).toBe("GET /forms: 401 null and undefined");
});

test("a path as baseUrl is refused where there is no page", () => {
  const create = () => createClient({ baseUrl: "/desk", apiKey: null });
  expect(create).toThrow(InvalidArgumentError);
  expect(create).toThrow("or a path in a page");
});

test("null is refused where a key function returns it", async () => {
  await expect(getForms(undefined, { apiKey: () => null })).rejects.toThrow("apiKey is missing");
});

const open = "http://tool.example";
const cases: [what: string, origin: string, apiKey: string | null, baseUrl: string, outcome: string][] = [
  ["a path means the page's own origin", open, null, "/desk", "http://tool.example/desk/forms"],
  ["a slash at its end is left out", open, null, "/desk/", "http://tool.example/desk/forms"],
  ["the root is a path", open, null, "/", "http://tool.example/forms"],
  ["a host without a scheme is refused", open, null, "//evil.example", "baseUrl"],
  ["a host after a backslash is refused", open, null, "/\\evil.example", "baseUrl"],
  ["a host after a line break is refused", open, null, "/\n\\evil.example", "baseUrl"],
  ["a relative path is refused", open, null, "desk", "baseUrl"],
  ["http to another host is refused", open, null, "http://evil.example/desk", "baseUrl"],
  ["a query is refused", open, null, "/desk?a=1", "baseUrl"],
  ["a path is refused in a page without an origin", "null", null, "/desk", "baseUrl"],
  ["a key needs the flag", "https://tool.example", "the-secret-key", "/desk", "dangerouslyAllowBrowser"],
  ["a key in a page over http is refused", open, "the-allowed-key", "/desk", "baseUrl"],
];

// The URL of a call in a page, or the wrong option, of each case.
const script = `
  globalThis.window = globalThis.document = {};
  const { createClient } = await import(${clientModule});
  for (const [, origin, apiKey, baseUrl] of ${JSON.stringify(cases)}) {
    globalThis.location = { origin };
    let called;
    const fetch = async (url) => ((called = url), Response.json({}));
    try {
      const dangerouslyAllowBrowser = apiKey === "the-allowed-key";
      await createClient({ baseUrl, apiKey, fetch, dangerouslyAllowBrowser }).GET("/forms");
    } catch (error) {
      called = error.argument;
    }
    console.log(called);
  }
`;

const outcomes = (await outputOf(script)).trim().split("\n");

test.each(cases.map((one, index) => [...one, outcomes[index]] as const))("in a page, %s", (...given) => {
  const [, , , , expected, outcome] = given;
  expect(outcome).toBe(expected);
});
