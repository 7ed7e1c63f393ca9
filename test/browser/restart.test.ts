import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { startMock } from "../../src/desk/testing.js";
import { servePages } from "../../src/tools/pages/server.js";
import { test } from "../support/page.js";

const filesOf = async (text: string) => {
  const script = await readFile("src/tools/pages/browser/live.js", "utf8");
  const html = `<!doctype html><html><body><h1>${text}</h1><script>${script}</script></body></html>`;
  return new Map([["openapi.html", html]]);
};

test("an open page reloads when its server is started again", async ({ browser }) => {
  const first = await servePages(await filesOf("Before"), 0);
  const page = await browser.newPage();
  const connected = page.waitForResponse((response) => response.url().endsWith("/events"));
  await page.goto(`${first.url}/openapi.html`);
  await connected;
  await first.close();
  const second = await servePages(await filesOf("After"), Number(new URL(first.url).port));
  await page.getByRole("heading", { name: "After" }).waitFor({ timeout: 60_000 });
  second.showMistake("openapi/paths/forms.yaml:1:1");
  await page.getByRole("alert").waitFor({ timeout: 60_000 });
  expect(await page.getByRole("alert").textContent()).toBe("openapi/paths/forms.yaml:1:1");
  await second.close();
});

test.for(["127.0.0.1", "localhost"])(
  "a page of the docs at %s can call the mock",
  async (name, { browser }) => {
    const docs = await servePages(await filesOf("Docs"), 0);
    await using mock = await startMock({ cors: docs.origins });
    const page = await browser.newPage();
    await page.goto(`${docs.url.replace("127.0.0.1", name)}/openapi.html`);
    const call = `fetch("${mock.baseUrl}/forms", { headers: { "x-api-key": "key" } }).then(({ status }) => status)`;
    expect(await page.evaluate(call)).toBe(200);
    await docs.close();
  },
);
