import { expect } from "vitest";
import { readScripts } from "../../src/cli/pages/scripts.js";
import { servePages } from "../../src/cli/pages/server.js";
import { testFolder } from "../support/folder.js";
import { test } from "../support/page.js";

const folder = testFolder();

const pageOf = async (text: string) =>
  `<!doctype html><html><body><h1>${text}</h1><script>${(await readScripts(["live"])).join("")}</script></body></html>`;

test("an open page loads again when a server that was ended is started again", async ({ browser }) => {
  await folder.write("openapi.html", await pageOf("Before"));
  const first = await servePages(folder.path(), 0);
  const page = await browser.newPage();
  const connected = page.waitForResponse((response) => response.url().endsWith("/events"));
  await page.goto(`${first.url}/openapi.html`);
  await connected;
  await first.close();
  await folder.write("openapi.html", await pageOf("After"));
  const second = await servePages(folder.path(), Number(new URL(first.url).port));
  await page.getByRole("heading", { name: "After" }).waitFor({ timeout: 60_000 });
  second.showMistake("openapi/paths/forms.yaml:1:1");
  await page.getByRole("alert").waitFor({ timeout: 60_000 });
  expect(await page.getByRole("alert").textContent()).toBe("openapi/paths/forms.yaml:1:1");
  await second.close();
});
