import { expect } from "vitest";
import { gaps } from "../../src/desk/gaps.js";
import { expectInView, goTo, test } from "../support/page.js";

/** The longest id of a gap about pages. */
const [ofPages = ""] = gaps
  .map(({ id }): string => id)
  .filter((id) => id.startsWith("pagination."))
  .sort((a, b) => b.length - a.length);

test.for([
  ["an operation", "#/reports/getticketreport", "Report on tickets"],
  ["a schema", "#/schemas/ticketpriority", "TicketPriority"],
  ["a gap", "#/what-is-not-shown/limits.rate", "limits.rate"],
] as const)("%s has an address that can be opened and reloaded", async ([, hash, name], { open }) => {
  const page = await open(hash);
  await expectInView(page.getByRole("heading", { name }).first());
  await page.reload();
  await expectInView(page.getByRole("heading", { name }).first());
});

test.for([
  ["the line of an operation", "Not shown in the specification:"],
  ["the note at its location", "Not shown in the specification ("],
] as const)("%s leads to a gap, and the gap to the operation", async ([, text], { open }) => {
  const page = await open("#/customers/createcustomer");
  const id = "customers.create.required-fields";
  const part = page.getByRole("main").locator("p").filter({ hasText: text });
  await part.getByRole("link", { name: id, exact: true }).first().click();
  await expectInView(page.getByRole("heading", { name: id }));
  expect(new URL(page.url()).hash).toBe(`#/what-is-not-shown/${id}`);
  const where = page.getByText("Operations: Create a customer").getByRole("link");
  const inView = page.getByRole("heading", { name: "Create a customer" }).first();
  await where.first().click();
  await expectInView(inView);
});

test.for([
  ["an id", "updateTeamMember", "#/team-members/updateteammember"],
  ["a path", "/tickets/{ticket_id}/drafts", "#/comments-and-drafts/createdraft"],
  ["a field", "resolution_due_date", "#/tickets/createticket"],
  ["a gap", ofPages, `#/what-is-not-shown/${ofPages}`],
  ["the words of a gap", "rate limit", "#/what-is-not-shown/limits.rate"],
  ["the start", "install", "#/start-here"],
  ["a question about a limit", "429", "#/questions/how-fast"],
  ["a question about the end of a call", "timeout", "#/questions/when-does-a-call-end"],
] as const)("the search finds %s", async ([, text, hash], { open }) => {
  const page = await open();
  const menu = await page.locator("a").count();
  await page.keyboard.press("Control+k");
  await page.keyboard.type(text);
  await expect.poll(() => page.locator("a").count(), { timeout: 30_000 }).toBeGreaterThan(menu);
  // The last link is in the results, which cover the page.
  await expect
    .poll(() => page.locator(`a[href^='${hash}']`).last().innerText(), { timeout: 30_000 })
    .toMatch(new RegExp(text.split(" ")[0] ?? "", "i"));
});

test.for([320, 375, 768, 1024, 1440])(
  "a screen of %i px shows method, path and id without scrolling to the side",
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
