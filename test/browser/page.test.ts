import { expect } from "vitest";
import { gaps } from "../../src/desk/gaps.js";
import { readBundled } from "../../src/document/reading.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { operationLink } from "../../src/tools/pages/gap-section.js";
import { expectInView, goTo, test } from "../support/page.js";

const { operations } = readBundled((await readBundle()).document);

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

test("an operation leads to all of its gaps, its note to a gap, and the gap to the operation", async ({
  open,
}) => {
  const page = await open("#/customers/createcustomer");
  await page.getByRole("link", { name: "points are not shown" }).first().click();
  await expectInView(page.getByRole("heading", { name: "Gaps of POST /customers" }));
  await page.goBack();
  const id = "customers.create.required-fields";
  await page.getByRole("main").locator(`blockquote a[href$="/${id}"]`).first().click();
  await expectInView(page.getByRole("heading", { name: id }));
  expect(new URL(page.url()).hash).toBe(`#/what-is-not-shown/${id}`);
  await goTo(page, "#/what-is-not-shown/createcustomer");
  await page.getByRole("main").getByRole("link", { name: "Create a customer" }).first().click();
  await expectInView(page.getByRole("heading", { name: "Create a customer" }).first());
});

test("a gap of the register takes at most 120 px of a screen of 1440 px", async ({ open }) => {
  const page = await open("#/what-is-not-shown", { viewport: { width: 1440, height: 900 } });
  const heights = new Map<string, number>();
  await page.mouse.move(800, 400);
  while (heights.size < gaps.length) {
    const parts = page.locator('[id^="what-is-not-shown/"]:has(h3)');
    for (const [id, height] of await parts.evaluateAll((all) =>
      all.map((one): [string, number] => [one.id, one.getBoundingClientRect().height]),
    )) {
      heights.set(id, height);
    }
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  expect([...heights].filter(([, height]) => height > 120)).toEqual([]);
});

test("code of the start has the room of the samples", async ({ open }) => {
  const page = await open("#/start-here", { viewport: { width: 1440, height: 900 } });
  const code = page.locator("#start-here pre");
  await code.first().waitFor();
  const widths = await code.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(600);
});

test.for([375, 1440])(
  "no button lies over the code of a sample on a screen of %i px",
  async (width, { open }) => {
    const page = await open("#/tickets/getticket", { viewport: { width, height: 900 } });
    await page.getByText("desk.GET").first().waitFor();
    const sample = page.locator("main .code-block-header + pre:has(code)").last();
    const covered = await sample.evaluate((one) => {
      const button = one.previousElementSibling?.querySelector("button")?.getBoundingClientRect();
      const lines = [...(one.querySelector("code")?.getClientRects() ?? [])];
      return lines.map(({ top, right }) => button && top < button.bottom && right > button.left);
    });
    expect(covered.length).toBeGreaterThan(5);
    expect(covered).not.toContain(true);
    expect(covered).not.toContain(undefined);
  },
);

test.for([
  ["an id", "updateTeamMember", "#/team-members/updateteammember"],
  ["a path", "/tickets/{ticket_id}/drafts", "#/comments-and-drafts/createdraft"],
  ["a field", "resolution_due_date", "#/tickets/createticket"],
  ["a gap", ofPages, `#/what-is-not-shown/${ofPages}`],
  ["the words of a gap", "rate limit", "#/what-is-not-shown/limits.rate"],
  ["the start", "install", "#/start-here"],
  ["a question about a limit", "429", "#/questions/how-fast"],
  ["the key", "api key", "#/authentication"],
  ["a question about an import", "import", "#/questions/is-there-a-bulk-import"],
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

test("Enter opens the first result of the search", async ({ open }) => {
  const page = await open();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("bulk");
  await page.getByRole("link", { name: "Is there a bulk import?" }).last().waitFor();
  await page.keyboard.press("Enter");
  await expectInView(page.getByRole("heading", { name: "Is there a bulk import?" }));
  expect(new URL(page.url()).hash).toBe("#/questions/is-there-a-bulk-import");
});

test("the fields of a body begin on the first screen, above the key", async ({ open }) => {
  const page = await open("", { viewport: { width: 1440, height: 900 } });
  for (const operation of operations) {
    if (!operation.located.node.requestBody) continue;
    const link = operationLink(operation);
    await goTo(page, link);
    const part = page.locator(`[id="${link.slice(2)}"]`);
    await expectInView(part.getByRole("heading").first());
    const field = await part.locator(".schema-property-item").first().boundingBox();
    expect(field?.y, operation.id).toBeLessThan(900);
    const key = await part.getByText("X-Api-Key").first().boundingBox();
    expect(key?.y, operation.id).toBeGreaterThan(field?.y ?? 0);
  }
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

test("an operation has samples in TypeScript and for curl", async ({ open }) => {
  const page = await open("#/tickets/getticket");
  await page.getByText("desk.GET").first().waitFor();
  await page.getByText("TypeScript", { exact: true }).first().click();
  await page.getByText("curl", { exact: true }).first().click();
  await page.getByText("--request GET").first().waitFor();
});

test.for([
  ["light", true],
  ["dark", false],
] as const)("the page follows a %s screen", async ([colorScheme, isDark], { open }) => {
  const page = await open("", { colorScheme });
  const ink = await page
    .getByRole("heading")
    .first()
    .evaluate((one) => getComputedStyle(one).color);
  expect(Number(/\d+/.exec(ink)?.[0]) < 128).toBe(isDark);
});
