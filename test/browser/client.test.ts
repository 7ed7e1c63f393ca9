import type { Page } from "playwright-core";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect } from "vitest";
import { type Mock, startMock } from "../../src/testing/index.js";
import { test as base } from "../support/page.js";
import { serve, type TestServer } from "../support/server.js";

let mock: Mock;
let server: TestServer;
beforeAll(async () => {
  const bundle = await rolldown({ input: "src/index.ts", platform: "browser" });
  const { output } = await bundle.generate({ format: "esm" });
  server = await serve(({ url }, response) => {
    if (url === "/redirecting/forms") return response.writeHead(302, { location: "/client.js" }).end();
    const isScript = url === "/client.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
    return response.end(isScript ? output[0].code : "<!doctype html><title>App</title>");
  });
  mock = await startMock({ cors: [new URL(server.baseUrl).origin] });
});
afterAll(async () => {
  await mock?.close();
  await server?.[Symbol.asyncDispose]();
});

/** A page on a server of its own, which loads the client and calls the mock across origins. */
const test = base.extend<{ page: Page }>({
  page: async ({ browser }, use) => {
    const page = await browser.newPage();
    await page.goto(server.baseUrl);
    await use(page);
  },
});

/** Runs code in the page, as a string, because the test runner would rewrite an import in a function. */
const inPage = (page: Page, code: string): Promise<unknown> =>
  page.evaluate(`import("/client.js").then(async (client) => { ${code} })`);

test("a client is refused in a page, where everyone can read the key", async ({ page }) => {
  const code = `
    try {
      client.createClient({ baseUrl: "${mock.baseUrl}", apiKey: "key" });
    } catch (error) {
      return [error.name, error.argument];
    }
  `;
  expect(await inPage(page, code)).toEqual(["InvalidArgumentError", "dangerouslyAllowBrowser"]);
});

test("a client that is allowed in a page calls the service", async ({ page }) => {
  const code = `
    const desk = client.createClient({ baseUrl: "${mock.baseUrl}", apiKey: "key", dangerouslyAllowBrowser: true });
    const { data, error } = await desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "1042" } } });
    return [data?.ticket.number, error?.message ?? "no error"];
  `;
  expect(await inPage(page, code)).toEqual([1042, "no error"]);
});

test("a redirect, which the browser hides, is an error", async ({ page }) => {
  const code = `
    const baseUrl = location.origin + "/redirecting";
    const desk = client.createClient({ baseUrl, apiKey: "key", dangerouslyAllowBrowser: true });
    const { error } = await desk.GET("/forms");
    return [error.kind, error.status, error.message];
  `;
  expect(await inPage(page, code)).toEqual(["api", 0, expect.stringContaining("redirects are refused")]);
});
