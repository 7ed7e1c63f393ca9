import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { createClient, InvalidArgumentError } from "../../src/index.js";
import { testDesk } from "../support/test-desk.js";

test("a client whose apiKey is null sends no key, with and without hooks", async () => {
  const { desk, requests } = testDesk(undefined, { apiKey: null });
  expect((await desk.GET("/forms")).error).toBeUndefined();
  desk.use({ onRequest: ({ request }) => request });
  expect((await desk.GET("/forms")).error).toBeUndefined();
  expect(requests.map(({ headers }) => headers.has("x-api-key"))).toEqual([false, false]);
});

test("an error of a client without a key is as any other", async () => {
  const answer = () => Response.json({ error: "null and undefined" }, { status: 401 });
  const { error } = await testDesk(answer, { apiKey: null }).desk.GET("/forms");
  expect(error?.message).toBe("GET /forms: 401 null and undefined");
});

test("a path as baseUrl is refused where there is no page", () => {
  const create = () => createClient({ baseUrl: "/desk", apiKey: null });
  expect(create).toThrow(InvalidArgumentError);
  expect(create).toThrow("or a path in a page");
});

test("null is refused where a key function returns it", async () => {
  await expect(testDesk(undefined, { apiKey: () => null }).desk.GET("/forms")).rejects.toThrow(
    "apiKey is missing",
  );
});

const open = "http://tool.example";
const cases: [what: string, origin: string, apiKey: string | null, baseUrl: string, outcome: string][] = [
  ["a path means the page's own origin", open, null, "/desk", "http://tool.example/desk/forms"],
  ["a slash at its end is left out", open, null, "/desk/", "http://tool.example/desk/forms"],
  ["the root is a path", open, null, "/", "http://tool.example/forms"],
  ["a host without a scheme is no path", open, null, "//evil.example", "baseUrl"],
  ["a host after a backslash is no path", open, null, "/\\evil.example", "baseUrl"],
  ["a relative path is none", open, null, "desk", "baseUrl"],
  ["http to another host is refused", open, null, "http://evil.example/desk", "baseUrl"],
  ["a query is refused", open, null, "/desk?a=1", "baseUrl"],
  ["a page without an origin has no path", "null", null, "/desk", "baseUrl"],
  ["a key needs the flag", "https://tool.example", "the-secret-key", "/desk", "dangerouslyAllowBrowser"],
];

/** The URL of a call in a page, or the wrong option: of each case, in a process of its own. */
function inPages(): string[] {
  const code = `
    globalThis.window = globalThis.document = {};
    const { createClient } = await import(${JSON.stringify(pathToFileURL("src/index.ts").href)});
    for (const [, origin, apiKey, baseUrl] of ${JSON.stringify(cases)}) {
      globalThis.location = { origin };
      let called;
      const fetch = async (url) => ((called = url), Response.json({}));
      try {
        await createClient({ baseUrl, apiKey, fetch }).GET("/forms");
      } catch (error) {
        called = error.argument;
      }
      console.log(called);
    }
  `;
  const args = ["--import", "tsx", "--input-type=module", "--eval", code];
  return execFileSync(process.execPath, args, { encoding: "utf8" }).trim().split("\n");
}

describe("in a page", () => {
  const outcomes = inPages();
  test.each(cases.map((one, index) => [...one, outcomes[index]] as const))(
    "%s",
    (...[, , , , expected, outcome]) => {
      expect(outcome).toBe(expected);
    },
  );
});
