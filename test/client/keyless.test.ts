import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { createClient, InvalidArgumentError } from "../../src/index.js";
import { forms, json, serve } from "../support/server.js";

test("a client whose apiKey is null sends no key", async () => {
  await using server = await serve((_, response) => json(response, 200, forms));
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: null });
  expect((await desk.GET("/forms")).error).toBeUndefined();
  desk.use({ onRequest: ({ request }) => request });
  expect((await desk.GET("/forms")).error).toBeUndefined();
  expect(server.requests.map(({ headers }) => headers["x-api-key"])).toEqual([undefined, undefined]);
});

test("an error of a client without a key is as any other", async () => {
  await using server = await serve((_, response) => json(response, 401, { error: "null and undefined" }));
  const { error } = await createClient({ baseUrl: server.baseUrl, apiKey: null }).GET("/forms");
  expect(error?.message).toBe("GET /forms: 401 null and undefined");
});

test("a path as baseUrl is refused where there is no page", () => {
  const create = () => createClient({ baseUrl: "/desk", apiKey: null });
  expect(create).toThrow(InvalidArgumentError);
  expect(create).toThrow("baseUrl is a path, and there is no page: create the client in one");
});

test("null is refused where a key function returns it", async () => {
  const apiKey = (() => null) as unknown as () => string;
  const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey });
  await expect(desk.GET("/forms")).rejects.toThrow("apiKey is missing");
});

/** What becomes of each base URL in a page of an origin, in a process of its own. */
function inPage(origin: string, apiKey: string | null, ...baseUrls: string[]): string[] {
  const code = `
    globalThis.location = { origin: ${JSON.stringify(origin)} };
    globalThis.window = globalThis.document = {};
    const { createClient } = await import(${JSON.stringify(pathToFileURL("src/index.ts").href)});
    for (const baseUrl of ${JSON.stringify(baseUrls)}) {
      let called;
      const fetch = async (url) => ((called = url), Response.json({}));
      try {
        await createClient({ baseUrl, apiKey: ${JSON.stringify(apiKey)}, fetch }).GET("/forms");
      } catch (error) {
        called = error.argument;
      }
      console.log(called);
    }
  `;
  const args = ["--import", "tsx", "--input-type=module", "-e", code];
  return execFileSync(process.execPath, args, { encoding: "utf8" }).trim().split("\n");
}

test("a page without a key needs no flag, and a path means its own origin, over http too", () => {
  expect(inPage("http://tool.example", null, "/desk", "/desk/", "/")).toEqual([
    "http://tool.example/desk/forms",
    "http://tool.example/desk/forms",
    "http://tool.example/forms",
  ]);
});

test("what only looks like a path of the page is refused, as is http to another host", () => {
  const wrong = ["//evil.example", "/\\evil.example", "desk", "http://evil.example/desk", "/desk?a=1"];
  expect(inPage("http://tool.example", null, ...wrong)).toEqual(wrong.map(() => "baseUrl"));
  expect(inPage("null", null, "/desk")).toEqual(["baseUrl"]);
});

test("a page with a key still needs the flag", () => {
  expect(inPage("https://tool.example", "the-secret-key", "/desk")).toEqual(["dangerouslyAllowBrowser"]);
});
