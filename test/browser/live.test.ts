// The served pages. test/deep/start-loop.test.ts shows edits of the document to their server.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { pageParameter } from "../../src/desk/page-parameter.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { renderPages } from "../../src/tools/pages/render.js";
import { servePages } from "../../src/tools/pages/server.js";
import { test } from "../support/page.js";

const bundle = await readBundle(pageParameter);
let server: Awaited<ReturnType<typeof servePages>>;

/** Renders the pages with another summary and description of the operation that reads a ticket. */
async function filesWith(texts: { summary?: string; description?: string }) {
  const edited = structuredClone(bundle);
  Object.assign(edited.document.paths["/tickets/{ticket_id}"]?.get ?? {}, texts);
  return renderPages(edited, { isLive: true });
}

beforeAll(async () => {
  server = await servePages(await filesWith({}), 0);
});
afterAll(() => server.close());

const heading = (page: Page, name: string) => page.getByRole("heading", { name }).first();

test("an edit shows on the open page at the same address and scroll position", async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(`${server.url}/openapi.html#/tickets/getticket`);
  // Found by its address, because Redoc may render other operations first.
  const body = page.locator('[id="tickets/getticket/responses"]').getByRole("heading", { name: "Responses" });
  const top = () =>
    body.evaluate((one) => Math.round(one.getBoundingClientRect().top)).catch(() => Number.NaN);
  const scroll = async () => {
    await body.evaluate((one) =>
      scrollBy({ top: one.getBoundingClientRect().top - 200, behavior: "instant" }),
    );
    // Redoc scrolls, too, until it has rendered.
    await page.waitForTimeout(1_000);
    return top();
  };
  await expect.poll(scroll, { timeout: 30_000 }).toBe(200);
  server.show(await filesWith({ summary: "Look at a ticket", description: "Found in the middle." }));
  await heading(page, "Look at a ticket").waitFor({ state: "attached", timeout: 60_000 });
  await expect.poll(top, { timeout: 30_000 }).toBe(200);
  expect(page.url()).toMatch(/#\/tickets\/getticket$/);
  await page.close();
});

test("an open page shows a mistake until it is corrected, and reloads when its server is started again", async ({
  browser,
}) => {
  const page = await browser.newPage();
  const connected = page.waitForResponse((response) => response.url().endsWith("/events"));
  await page.goto(`${server.url}/openapi.html#/tickets/getticket`);
  await connected;
  const mistake = "openapi/paths/forms.yaml:1:1";
  server.showMistake(mistake);
  await page.getByRole("alert").waitFor({ timeout: 60_000 });
  expect(await page.getByRole("alert").textContent()).toBe(mistake);
  server.showMistake("");
  await page.getByRole("alert").waitFor({ state: "detached", timeout: 60_000 });
  await server.close();
  server = await servePages(await filesWith({ summary: "Started again" }), Number(new URL(server.url).port));
  await heading(page, "Started again").waitFor({ timeout: 60_000 });
  await page.close();
});
