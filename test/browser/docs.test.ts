import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser } from "../support/browser.js";
import { openPage } from "../support/page.js";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

interface Bundle {
  info: { title: string };
  paths: Record<string, Record<string, { summary?: string; operationId?: string; tags?: string[] }>>;
}
const bundle = async (name: string) =>
  JSON.parse(await readFile(`src/generated/${name}.json`, "utf8")) as Bundle;

test.each(["openapi", "v1"])(
  "%s.html shows every operation and requests nothing from other hosts",
  async (name) => {
    const { info, paths } = await bundle(name);
    await using opened = await openPage(browser, `${name}.html`);
    const { page, faults } = opened;
    expect(await page.title()).toBe(info.title);
    const operations = Object.values(paths).flatMap((item) =>
      Object.values(item).filter((one) => one.operationId),
    );
    expect(operations.length).toBeGreaterThan(0);
    for (const { summary = "", operationId = "", tags = [] } of operations) {
      // Operations are rendered when they are in view, so each is opened by its own link.
      const link = `${tags[0]}/${operationId}`.toLowerCase().replaceAll(" ", "-");
      await page.goto(`${page.url().split("#")[0]}#${link}`);
      await page.locator("h1, h2").filter({ hasText: summary }).first().waitFor();
    }
    expect(faults).toEqual([]);
  },
);

test.each([
  ["the document", "what-is-not-shown/auth.permissions", "auth.permissions"],
  ["a path", "tickets/createticket", "tickets.list"],
  ["an operation", "team-members/listteammembers", "team-members.list.email-filter-parameter"],
  ["a parameter", "team-members/listteammembers", "pagination.page-size-parameter"],
  ["a schema", "customers/createcustomer", "customers.create.required-fields"],
  ["a property", "tickets/createticket", "tickets.create.field-values"],
])("a gap of %s can be read", async (_, hash, id) => {
  await using opened = await openPage(browser, "openapi.html");
  if (hash) await opened.page.goto(`${opened.page.url()}#${hash}`);
  await opened.page.getByText(id, { exact: true }).first().waitFor();
  expect(await opened.page.getByText(id, { exact: true }).first().isVisible()).toBe(true);
});

test("a call has its sample in TypeScript and for curl", async () => {
  await using opened = await openPage(browser, "openapi.html");
  const { page } = opened;
  await page.goto(`${page.url()}#tickets/getticket`);
  await page.getByText("desk.GET").first().waitFor();
  await page.getByText("TypeScript", { exact: true }).first().click();
  await page.getByText("curl", { exact: true }).first().click();
  await page.getByText("--request GET").first().waitFor();
});

test.each(["light", "dark"] as const)("the page follows a %s screen", async (colorScheme) => {
  await using opened = await openPage(browser, "openapi.html");
  const { page } = opened;
  await page.emulateMedia({ colorScheme });
  await page.reload();
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  const ink = await page.evaluate(() => {
    const [red = 0] =
      getComputedStyle(document.querySelector("h1") ?? document.body)
        .color.match(/\d+/g)
        ?.map(Number) ?? [];
    return red;
  });
  expect(ink < 128 ? "light" : "dark").toBe(colorScheme);
});
