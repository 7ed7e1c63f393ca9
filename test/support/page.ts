import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import axe, { type AxeResults } from "axe-core";
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { test as base, expect } from "vitest";
import { startBrowser } from "./browser.js";

/**
 * Opens a page in a context of its own.
 *
 * @param address - a URL, or a location in the rendered pages, which open from their file without a server
 */
type Open = (address?: string, options?: BrowserContextOptions) => Promise<Page>;

const docs = pathToFileURL(resolve("dist/docs/openapi.html"));

/** Whether a page may request a URL: only its own file or its own server. */
const isOwn = (url: string, page: string) =>
  /^(data|blob):/.test(url) ||
  (page.startsWith("file:")
    ? url.split("#")[0] === page.split("#")[0]
    : url.startsWith(new URL(page).origin));

/** A test with one browser for its file. It fails if one of its pages requests another host, or logs an error. */
export const test = base.extend<{ browser: Browser; open: Open }>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the dependencies of the fixture here.
    async ({}, use) => {
      const browser = await startBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: "file" },
  ],
  open: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async (address = "", options = {}) => {
      const url = new URL(address, docs).href;
      const context = await browser.newContext(options);
      contexts.push(context);
      const page = await context.newPage();
      page.on("request", (request) => {
        if (!isOwn(request.url(), url)) faults.push(request.url());
      });
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("dialog", (dialog) => faults.push(dialog.message()));
      page.on("console", (message) => {
        // Chromium logs a failing status of a response as an error.
        const isStatus = /the server responded with a status/.test(message.text());
        if (message.type() === "error" && !isStatus) faults.push(message.text());
      });
      await page.goto(url);
      await page.getByRole("heading").first().waitFor();
      return page;
    });
    for (const context of contexts) await context.close();
    expect(faults).toEqual([]);
  },
});

/** Goes to a location in the open page. */
export async function goTo(page: Page, hash: string): Promise<void> {
  await page.goto(`${page.url().split("#")[0]}${hash}`);
  await page.getByRole("heading").first().waitFor();
}

/** Waits until a whole element is on the screen, because pages render in steps and scroll meanwhile. */
export async function expectInView(locator: Locator): Promise<void> {
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  await expect.poll(() => locator.evaluate(isInView).catch(() => false), { timeout: 30_000 }).toBe(true);
}

/**
 * Expects that axe finds nothing serious.
 *
 * @param rules - rules of axe that it skips
 */
export async function expectAccessible(page: Page, ...rules: string[]): Promise<void> {
  const options = { rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])) };
  await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(serious.map(({ id, nodes }) => [page.url(), id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain("color-contrast");
}
