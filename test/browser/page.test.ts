import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBrowser } from "../support/browser.js";
import { type OpenedPage, openPage } from "../support/page.js";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

describe("the links of the menu", () => {
  const server = createServer(async (request, response) => {
    if (request.url !== "/openapi.html") return response.writeHead(404).end("nothing here");
    response.writeHead(200, { "content-type": "text/html" }).end(await readFile("dist/docs/openapi.html"));
  });
  beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
  afterAll(() => server.close());

  test.each<[name: string, click: Parameters<Locator["click"]>[0]]>([
    ["ctrl-click", { modifiers: ["Control"] }],
    ["middle-click", { button: "middle" }],
  ])("open in a tab of their own at a %s", async (_, click) => {
    await using context = await browser.newContext();
    const page = await context.newPage();
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.html`;
    await page.goto(url);
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: "Customers" }).first().click(click),
    ]);
    await opened.getByRole("heading", { name: "Customers" }).first().waitFor();
    expect(opened.url()).toBe(`${url}#/customers`);
  });
});

test.each([
  ["an operation", "#/reports/getticketreport", "Report on tickets"],
  ["a schema", "#/schemas/ticketpriority", "TicketPriority"],
])("%s has an address that can be opened and reloaded", async (_, hash, title) => {
  await using opened = await openPage(browser, "openapi.html", hash);
  const heading = opened.page.getByRole("heading", { name: title }).first();
  await expect.poll(() => isInView(heading), { timeout: 30_000 }).toBe(true);
  await opened.page.reload();
  await expect.poll(() => isInView(heading), { timeout: 30_000 }).toBe(true);
  expect(opened.faults).toEqual([]);
});

test("a gap has an address, and the note at its place links to it", async () => {
  await using opened = await openPage(browser, "openapi.html", "#/customers/createcustomer");
  const { page, faults } = opened;
  await page
    .locator("blockquote")
    .getByRole("link", { name: "customers.create.required-fields" })
    .first()
    .click();
  const gap = page.locator("[id='what-is-not-shown/customers.create.required-fields']");
  await expect.poll(() => isInView(gap), { timeout: 30_000 }).toBe(true);
  await page.reload();
  await expect.poll(() => isInView(gap), { timeout: 30_000 }).toBe(true);
  expect(faults).toEqual([]);
});

const isInView = (locator: Locator): Promise<boolean> =>
  locator
    .evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    })
    .catch(() => false);

test("an operation shows its id, with a button that copies it and says so", async () => {
  await using context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  await using opened = await openPage(context, "openapi.html", "#/tickets/createticket");
  const { page } = opened;
  await page.getByText("POST /tickets", { exact: true }).first().waitFor();
  const button = page.getByRole("button", { name: "Copy createTicket" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("status").filter({ hasText: "createTicket was copied." }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("createTicket");
});

test("the copy button of a sample covers none of it, and works with the keyboard", async () => {
  await using context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  await using opened = await openPage(context, "openapi.html", "#/tickets/createticket");
  const { page } = opened;
  const sample = page
    .locator("[data-component-name='CodeBlock/CodeBlock']")
    .filter({ hasText: "desk.POST" })
    .first();
  const button = sample.getByRole("button", { name: "Copy", exact: true });
  const bottom = await button.evaluate((one) => one.getBoundingClientRect().bottom);
  const top = await sample
    .locator(".line")
    .first()
    .evaluate((one) => one.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(top);
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("status").filter({ hasText: "The sample was copied." }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("desk.POST(");
});

test.each([
  ["an id", "updateTeamMember", "#/team-members/updateteammember"],
  ["a path", "/tickets/{ticket_id}/drafts", "#/comments-and-drafts/createdraft"],
  ["a field", "resolution_due_date", "#/tickets/createticket"],
  ["a gap", "customers.create.success-status", "#/what-is-not-shown/customers.create.success-status"],
])("the search finds %s", async (_, text, hash) => {
  await using opened = await openPage(browser, "openapi.html");
  await opened.page.keyboard.press("Control+k");
  await opened.page.keyboard.type(text);
  const result = opened.page.locator(
    `[role=dialog] a[href^='${hash}'], [data-testid*=search] a[href^='${hash}']`,
  );
  await result.first().waitFor();
  expect(opened.faults).toEqual([]);
});

test.each([
  ["rate limit", "/what-is-not-shown/limits.rate"],
  ["webhook", "/what-is-not-shown/events.webhooks"],
  ["authenticate", "/authentication/authenticate-a-request"],
  ["install", "/start-here"],
])("Enter opens the first result for %s", async (text, address) => {
  await using opened = await openPage(browser, "openapi.html");
  const { page } = opened;
  await page.keyboard.press("Control+k");
  await page.keyboard.type(text);
  const results = page.locator("[data-component-name='Search/SearchItem']");
  await results.first().waitFor();
  await expect.poll(() => results.first().getAttribute("href"), { timeout: 30_000 }).toBe(`#${address}`);
  for (const excerpt of await results.allInnerTexts()) expect(excerpt).not.toMatch(/Markdown|Try it|Copy/);
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${address}`);
});

test.each(["#operation/createTicket", "#createTicket", "#/tickets/createTicket"])(
  "the older address %s opens the operation",
  async (hash) => {
    await using opened = await openPage(browser, "openapi.html", hash);
    await opened.page.getByRole("button", { name: "Copy createTicket" }).waitFor();
    await expect
      .poll(() => isInView(opened.page.getByRole("heading", { name: "Create a ticket" }).first()))
      .toBe(true);
  },
);

test("the older address of a gap opens it", async () => {
  await using opened = await openPage(browser, "openapi.html", "#/section/what-is-not-shown#limits.rate");
  await expect.poll(() => new URL(opened.page.url()).hash).toBe("#/what-is-not-shown/limits.rate");
});

test("a sample in the text is coloured, and has a button that copies it", async () => {
  await using context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  await using opened = await openPage(context, "openapi.html", "#/start-here");
  const { page } = opened;
  const sample = page.locator("pre").filter({ hasText: "127.0.0.1" }).first();
  await sample.getByRole("button", { name: "Copy the sample" }).click();
  await page.getByRole("status").filter({ hasText: "the sample was copied." }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^import .*\n\nconst desk/);
  expect(await page.evaluate(() => CSS.highlights.get("string")?.size)).toBeGreaterThan(2);
});

describe("a screen", () => {
  let opened: OpenedPage;
  beforeAll(async () => {
    opened = await openPage(browser, "openapi.html");
  });
  afterAll(() => opened?.page.close());

  test.each([320, 375, 768, 1024, 1440])(
    "of %i px shows method, path and id, and needs no scrolling to the side",
    async (width) => {
      const { page } = opened;
      await page.setViewportSize({ width, height: 800 });
      for (const [hash, texts] of Object.entries({
        "#/tickets/createticket": ["POST /tickets", "createTicket"],
        "#/comments-and-drafts/getcomment": ["GET /tickets/{ticket_id}/comments/{comment_id}", "getComment"],
        "#/what-is-not-shown": ["What is not shown"],
        "#/what-is-not-shown/pagination.page-size-parameter": ["pagination.page-size-parameter"],
        "#/schemas/newteammembers": ["send_invitation_email"],
      })) {
        await page.goto(`${page.url().split("#")[0]}${hash}`);
        for (const text of texts) {
          const element = page.getByText(text, { exact: true }).locator("visible=true").first();
          await element.waitFor();
          const box = await element.boundingBox();
          expect((box?.x ?? width) + (box?.width ?? width)).toBeLessThanOrEqual(width);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    },
  );

  test.each([320, 375])("of %i px has the search and the menu in a bar on top", async (width) => {
    const { page } = opened;
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${page.url().split("#")[0]}#/tickets/createticket`);
    const menu = page.getByRole("button", { name: "Open navigation menu" });
    const search = page.getByRole("button", { name: "Search", exact: true });
    for (const button of [menu, search]) {
      const { x = -1, y = -1, width: own = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(x + own).toBeLessThan(width);
      expect(y).toBeLessThan(20);
    }
    // What is opened begins below the bar.
    const heading = page.getByRole("heading", { name: "Create a ticket" }).first();
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(56);
    await search.click();
    await page.getByTestId("search-dialog").waitFor();
    await page.keyboard.press("Escape");
  });
});
