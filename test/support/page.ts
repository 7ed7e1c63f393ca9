import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";

export interface OpenedPage extends AsyncDisposable {
  page: Page;
  /** Requests to anything but the page itself, and errors that the page shows in its console. */
  faults: string[];
}

/**
 * Opens a rendered page from its file, without a server.
 *
 * @param hash - the place of the page to open
 */
export async function openPage(
  browser: Browser | BrowserContext,
  name: string,
  hash = "",
  folder = "dist/docs",
): Promise<OpenedPage> {
  const page = await browser.newPage();
  const url = pathToFileURL(resolve(folder, name)).href;
  const faults: string[] = [];
  page.on("request", (request) => {
    if (request.url().split("#")[0] !== url && !/^(data|blob):/.test(request.url()))
      faults.push(request.url());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  await page.goto(url + hash);
  await page.getByRole("heading").first().waitFor();
  return { page, faults, [Symbol.asyncDispose]: () => page.close() };
}
