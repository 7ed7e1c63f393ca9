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
  await page.getByRole("link", { name: "customers.create.required-fields" }).first().click();
  const gap = page.locator("[id='customers.create.required-fields']");
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

test("the gaps are grouped by operation, and a filter leaves those with its words", async () => {
  await using opened = await openPage(browser, "openapi.html", "#/section/what-is-not-shown");
  const { page } = opened;
  const group = page
    .locator("[data-gap-group]")
    .filter({ has: page.getByRole("link", { name: "Create a customer", exact: true }).first() });
  await group.last().getByRole("link", { name: "customers.create.success-status" }).waitFor();
  const all = await page.locator("[data-gap-group] a[id]").count();
  await page.getByLabel("Filter").fill("success status");
  const shown = page.locator("[data-gap-group] li:visible");
  await expect.poll(() => shown.count(), { timeout: 30_000 }).toBeLessThan(all);
  expect(await shown.allTextContents()).toEqual([expect.stringContaining("customers.create.success-status")]);
  await page.getByText("1 found").waitFor();
  await page.getByLabel("Filter").fill("");
  await expect.poll(() => page.locator("[data-gap-group] a[id]").count()).toBe(all);
});

test("an operation in the menu has a badge with the number of its gaps", async () => {
  await using opened = await openPage(browser, "openapi.html", "#/customers/createcustomer");
  const link = opened.page.getByRole("listitem").getByRole("link", { name: /^Create a customer/ });
  expect(await link.first().innerText()).toMatch(/\d+ gaps/);
});

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
  ["a gap", "customers.create.success-status", "#/customers/createcustomer"],
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
        "#/section/what-is-not-shown": ["pagination.page-size-parameter"],
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

  test.each([320, 375])(
    "of %i px has the button of the menu beside the text, wherever it is scrolled to",
    async (width) => {
      const { page } = opened;
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${page.url().split("#")[0]}#/tickets/createticket`);
      await page.getByRole("button", { name: "Open navigation menu" }).waitFor();
      const seen = new Set<string>();
      for (let step = 0; step < 15; step += 1) {
        await page.mouse.wheel(0, 300);
        for (const one of await page.evaluate(coveredByMenuButton)) seen.add(one);
      }
      expect([...seen]).toEqual([]);
    },
  );
});

/** In the page: what has text and is below the button of the menu. */
function coveredByMenuButton(): string[] {
  const button = document.querySelector<HTMLElement>("[data-testid=floating-button]");
  if (button === null) return ["There is no button."];
  const { left, right, top, bottom } = button.getBoundingClientRect();
  button.style.visibility = "hidden";
  const found: string[] = [];
  for (let y = top; y <= bottom; y += 4) {
    for (let x = left; x < right; x += 4) {
      const element = document.elementFromPoint(x, y);
      if (element?.matches("p, li, pre, code, span, td, th, h1, h2, h3, a, button, blockquote, svg, input")) {
        found.push(element.outerHTML.slice(0, 100));
      }
    }
  }
  button.style.visibility = "";
  return found;
}
