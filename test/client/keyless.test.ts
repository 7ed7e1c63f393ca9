import { expect, test } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { clientModule, outputOf } from "../support/output.js";
import { testDesk } from "../support/test-desk.js";

test("a client whose apiKey is null sends no key, with and without hooks", async () => {
  const { desk, requests } = testDesk(undefined, { apiKey: null });
  expect((await desk.GET("/forms")).error).toBeUndefined();
  desk.use({ onRequest: ({ request }) => request });
  expect((await desk.GET("/forms")).error).toBeUndefined();
  expect(requests.map(({ headers }) => headers.has("x-api-key"))).toEqual([false, false]);
});

test("a path as baseUrl is refused outside a page", () => {
  const create = () => createClient({ baseUrl: "/desk", apiKey: null });
  expect(create).toThrow("or a path in a page");
});

const open = "http://tool.example";
const secure = "https://tool.example";
const cases: [what: string, origin: string, apiKey: string | null, baseUrl: string, outcome: string][] = [
  ["a path means the page's own origin", open, null, "/desk", "http://tool.example/desk/forms"],
  ["a trailing slash is removed", open, null, "/desk/", "http://tool.example/desk/forms"],
  ["a host without a scheme is refused", open, null, "//evil.example", "baseUrl"],
  ["a host after a backslash is refused", open, null, "/\\evil.example", "baseUrl"],
  ["a host after a line break is refused", open, null, "/\n\\evil.example", "baseUrl"],
  ["http to another host is refused", open, null, "http://evil.example/desk", "baseUrl"],
  ["a query is refused", open, null, "/desk?a=1", "baseUrl"],
  ["a path is refused in a page without an origin", "null", null, "/desk", "baseUrl"],
  ["a key needs dangerouslyAllowBrowser", secure, "the-secret-key", "/desk", "dangerouslyAllowBrowser"],
  ["a key in a page over http is refused", open, "the-allowed-key", "/desk", "baseUrl"],
];

// Prints the URL of a call, or the name of the wrong option, for each case.
const script = `
  globalThis.window = globalThis.document = {};
  const { createClient } = await import(${clientModule});
  for (const [, origin, apiKey, baseUrl] of ${JSON.stringify(cases)}) {
    globalThis.location = { origin };
    let outcome;
    try {
      const dangerouslyAllowBrowser = apiKey === "the-allowed-key";
      const desk = createClient({ baseUrl, apiKey, dangerouslyAllowBrowser });
      // An app can replace the platform's fetch at any time.
      globalThis.fetch = async (url) => ((outcome = url), Response.json({}));
      await desk.GET("/forms");
    } catch (error) {
      outcome = error.argument;
    }
    console.log(outcome);
  }
`;

const outcomes = (await outputOf(script)).trim().split("\n");

test.each(cases.map((one, index) => [...one, outcomes[index]] as const))("in a page, %s", (...given) => {
  const [, , , , expected, outcome] = given;
  expect(outcome).toBe(expected);
});
