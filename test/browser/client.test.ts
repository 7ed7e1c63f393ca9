import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Mock, startMock } from "../../src/testing/index.js";
import { startBrowser } from "../support/browser.js";

let browser: Browser;
let mock: Mock;
let page: Page;
const server = createServer();

// A page on a server of its own, which loads the client and calls the mock across origins.
beforeAll(async () => {
  const bundle = await rolldown({ input: "src/index.ts", platform: "browser" });
  const { output } = await bundle.generate({ format: "esm" });
  server.on("request", (request, response) => {
    if (request.url === "/redirecting/forms")
      return response.writeHead(302, { location: "/client.js" }).end();
    const script = request.url === "/client.js";
    response.setHeader("content-type", script ? "text/javascript" : "text/html");
    response.end(script ? output[0].code : "<!doctype html><title>App</title>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mock = await startMock({ cors: [origin] });
  browser = await startBrowser();
  page = await browser.newPage();
  await page.goto(`${origin}/`);
});
afterAll(async () => {
  await browser?.close();
  await mock?.close();
  server.close();
});

/** Runs code in the page, as a string, because the test runner would rewrite an import in a function. */
const inPage = (code: string): Promise<unknown> =>
  page.evaluate(`import("/client.js").then(async (client) => { ${code} })`);

test("a client is refused in a page, where everyone can read the key", async () => {
  const code = `
    try {
      client.createClient({ baseUrl: "${mock.baseUrl}", apiKey: "key" });
    } catch (error) {
      return [error.name, error.argument];
    }
  `;
  expect(await inPage(code)).toEqual(["InvalidArgumentError", "dangerouslyAllowBrowser"]);
});

test("a client that is allowed in a page calls the service", async () => {
  const code = `
    const desk = client.createClient({ baseUrl: "${mock.baseUrl}", apiKey: "key", dangerouslyAllowBrowser: true });
    const { data, error } = await desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "1042" } } });
    return [data?.ticket.number, error?.message ?? "no error"];
  `;
  expect(await inPage(code)).toEqual([1042, "no error"]);
});

test("a redirect, which the browser hides, is an error", async () => {
  const code = `
    const baseUrl = location.origin + "/redirecting";
    const desk = client.createClient({ baseUrl, apiKey: "key", dangerouslyAllowBrowser: true });
    const { error } = await desk.GET("/forms");
    return [error.kind, error.status, error.message];
  `;
  expect(await inPage(code)).toEqual(["api", 0, expect.stringContaining("redirects are refused")]);
});
