import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type Mock, startMock } from "../../src/desk/testing.js";
import { type PageServer, servePages } from "../../src/tools/pages/server.js";
import { startBrowser } from "../support/browser.js";
import { serve, type TestServer } from "../support/server.js";

let browser: Browser;
let page: Page;
let docs: PageServer;
let mock: Mock;
/** Another origin for the browser: the port is different. */
let other: TestServer;

beforeAll(async () => {
  const html = "<!doctype html><html><title>Docs</title><body></body></html>";
  docs = await servePages(new Map([["openapi.html", html]]), 0);
  mock = await startMock({ cors: docs.origins });
  other = await serve((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>Other</title>");
  });
  // DNS rebinding: the name of an attacker's site resolves to this machine.
  browser = await startBrowser("--host-resolver-rules=MAP rebound.example 127.0.0.1");
});
beforeEach(async () => {
  page = await browser.newPage();
});
afterEach(() => page.close());
afterAll(async () => {
  await browser?.close();
  await mock?.close();
  await docs?.close();
  await other?.[Symbol.asyncDispose]();
});

const rebound = (url: string) => url.replace("127.0.0.1", "rebound.example");

/** Returns the parts of a response that a page can see. */
const call = (
  page: Page,
  url: string,
  init: { method?: string; headers?: Record<string, string>; body?: string },
) =>
  page.evaluate(
    ([address, options]) =>
      fetch(address, options).then(
        async (response) => [response.status, await response.text(), response.headers.get("sl-violations")],
        (error: Error) => error.message,
      ),
    [url, init] as const,
  );
const read = { headers: { "x-api-key": "key" } };
const write = { method: "POST", headers: { "x-api-key": "key", "content-type": "application/json" } };

test("docs and mock refuse a page whose name was rebound to this machine", async () => {
  for (const url of [`${docs.url}/openapi.html`, `${mock.baseUrl}/forms`]) {
    const answer = await page.goto(rebound(url));
    expect(answer?.status()).toBe(403);
    expect(await answer?.text()).toMatch(/This server only responds to requests to 127\.0\.0\.1:\d+ or /);
    // The page and the mock have the same origin here, so that CORS does not apply.
    const [status] = await call(page, rebound(`${new URL(url).origin}/api/external/v2/forms`), read);
    expect(status).toBe(403);
  }
  expect(mock.requests).toEqual([]);
});

test("a page of another origin cannot read the docs or call the mock", async () => {
  await page.goto(other.baseUrl);
  const body = JSON.stringify({ email: "mara.lind@mail.example", subject: "S", description: "D" });
  for (const init of [read, { ...write, body }, { method: "POST", body }, {}]) {
    expect(await call(page, `${mock.baseUrl}/tickets`, init)).toBe("Failed to fetch");
  }
  expect(mock.requests.filter(({ method }) => method === "POST")).toEqual([]);
  for (const file of ["openapi.html", "events"]) {
    expect(await call(page, `${docs.url}/${file}`, {})).toBe("Failed to fetch");
  }
});

test.each(["127.0.0.1", "localhost"])("a page of the docs at %s can call the mock", async (name) => {
  await page.goto(`${docs.url.replace("127.0.0.1", name)}/openapi.html`);
  expect((await call(page, `${mock.baseUrl}/forms`, read))[0]).toBe(200);
  expect(await call(page, `${mock.baseUrl}/tickets`, { ...write, body: "{}" })).toMatchObject([
    422,
    expect.anything(),
    expect.stringContaining("must have required property"),
  ]);
});
