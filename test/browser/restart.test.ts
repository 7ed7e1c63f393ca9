import { readFile } from "node:fs/promises";
import { expect } from "vitest";
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
