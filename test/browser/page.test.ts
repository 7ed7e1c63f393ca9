import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { gaps } from "../../src/document/gaps.js";
import { clipboard, expectInView, goTo, test } from "../support/page.js";

/** The gap about pages with the longest id. */
const [ofPages = ""] = gaps
  .map(({ id }): string => id)
  .filter((id) => id.startsWith("pagination."))
  .sort((a, b) => b.length - a.length);

test.for<[name: string, click: Parameters<Locator["click"]>[0]]>([
  ["ctrl-click", { modifiers: ["Control"] }],
  ["middle-click", { button: "middle" }],
])("a link of the menu opens in a tab of its own at a %s", async ([, click], { open }) => {
  const page = await open();
  const [opened] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: "Customers" }).first().click(click),
  ]);
  await opened.getByRole("heading", { name: "Customers" }).first().waitFor();
  expect(opened.url()).toBe(`${page.url()}#/customers`);
});

const createTicket = "role=heading[name=/Create a ticket/]";
test.for([
  ["an operation", "#/reports/getticketreport", "role=heading[name=/Report on tickets/]"],
  ["a schema", "#/schemas/ticketpriority", "role=heading[name=/TicketPriority/]"],
  ["a gap", "#/what-is-not-shown/limits.rate", "[id='what-is-not-shown/limits.rate']"],
  ["an operation, as Redoc had it,", "#operation/createTicket", createTicket],
  ["an operation, by its id,", "#createTicket", createTicket],
  ["an operation, by tag and id,", "#/tickets/createTicket", createTicket],
  [
    "a gap, in its section,",
    "#/section/what-is-not-shown#limits.rate",
    "[id='what-is-not-shown/limits.rate']",
  ],
] as const)("%s has an address that can be opened and reloaded", async ([, hash, place], { open }) => {
  const page = await open(hash);
  await expectInView(page.locator(place).first());
  await page.reload();
  await expectInView(page.locator(place).first());
});

test("the note of a gap at its place links to it", async ({ open }) => {
  const page = await open("#/customers/createcustomer");
  const note = page.locator("blockquote").getByRole("link", { name: "customers.create.required-fields" });
  await note.first().click();
  await expectInView(page.locator("[id='what-is-not-shown/customers.create.required-fields']"));
});

test("the copy button of a sample covers none of it, and works with the keyboard", async ({ open }) => {
  const page = await open("#/tickets/createticket", clipboard);
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

test.for([
  ["an id", "updateTeamMember", "#/team-members/updateteammember"],
  ["a path", "/tickets/{ticket_id}/drafts", "#/comments-and-drafts/createdraft"],
  ["a field", "resolution_due_date", "#/tickets/createticket"],
  ["a gap", ofPages, `#/what-is-not-shown/${ofPages}`],
] as const)("the search finds %s", async ([, text, hash], { open }) => {
  const page = await open();
  await page.keyboard.press("Control+k");
  await page.keyboard.type(text);
  const result = page.locator(`[role=dialog] a[href^='${hash}'], [data-testid*=search] a[href^='${hash}']`);
  await result.first().waitFor();
});

test.for([
  ["rate limit", "/what-is-not-shown/limits.rate"],
  ["webhook", "/what-is-not-shown/events.webhooks"],
  ["authenticate", "/authentication/authenticate-a-request"],
  ["install", "/start-here"],
] as const)("Enter opens the first result for %s", async ([text, address], { open }) => {
  const page = await open();
  await page.keyboard.press("Control+k");
  await page.keyboard.type(text);
  const results = page.locator("[data-component-name='Search/SearchItem']");
  await results.first().waitFor();
  await expect.poll(() => results.first().getAttribute("href"), { timeout: 30_000 }).toBe(`#${address}`);
  for (const excerpt of await results.allInnerTexts()) expect(excerpt).not.toMatch(/Markdown|Try it|Copy/);
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${address}`);
});

test("a sample in the text is coloured, and has a button that copies it", async ({ open }) => {
  const page = await open("#/start-here", clipboard);
  const sample = page.locator("pre").filter({ hasText: "127.0.0.1" }).first();
  await sample.getByRole("button", { name: "Copy the sample" }).click();
  await page.getByRole("status").filter({ hasText: "the sample was copied." }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^import .*\n\nconst desk/);
  expect(await page.evaluate(() => CSS.highlights.get("string")?.size)).toBeGreaterThan(2);
});

describe("a screen", () => {
  test.for([320, 375, 768, 1024, 1440])(
    "of %i px shows method, path and id, and needs no scrolling to the side",
    async (width, { open }) => {
      const page = await open("", { viewport: { width, height: 800 } });
      for (const [hash, texts] of Object.entries({
        "#/tickets/createticket": ["POST /tickets", "createTicket"],
        "#/comments-and-drafts/getcomment": ["GET /tickets/{ticket_id}/comments/{comment_id}", "getComment"],
        "#/what-is-not-shown": ["What is not shown"],
        [`#/what-is-not-shown/${ofPages}`]: [ofPages],
        "#/schemas/newteammembers": ["send_invitation_email"],
      })) {
        await goTo(page, hash);
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

  test.for([320, 375])("of %i px has the search and the menu in a bar on top", async (width, { open }) => {
    const page = await open("#/tickets/createticket", { viewport: { width, height: 800 } });
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
