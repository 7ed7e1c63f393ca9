import type { Page } from "playwright-core";
import { expect } from "vitest";
import { findGap, gaps as register } from "../../src/document/gaps.js";
import { expectInView, test } from "../support/page.js";

const list = (page: Page, operation: string) => page.locator(`main [data-gaps-of="${operation}"]`);

test("one click on the line of an operation lists all of its gaps, with advice", async ({ open }) => {
  const page = await open("#/customers/createcustomer");
  const gaps = register.filter(({ operations }) => operations.includes("POST /customers"));
  const line = list(page, "createCustomer");
  await line.getByLabel(`Not shown here: ${gaps.length}`).click();
  await line.getByText(String(gaps[0]?.advice)).waitFor();
  expect((await line.getByRole("link").allTextContents()).sort()).toEqual(gaps.map(({ id }) => id));
});

/** A gap of each kind of place; an edit of the document can have closed some. */
const placed: [where: string, place: string, gap: string][] = [
  ["a schema", "customers/createCustomer", "customers.create.required-fields"],
  ["a variant in a closed panel", "customers/createCustomer", "customers.create.email-fields"],
  ["a response that is not open", "customers/createCustomer", "customers.create.success-status"],
  ["a parameter", "team-members/listTeamMembers", "pagination.page-size-parameter"],
  ["the items of a list", "comments-and-drafts/createComment", "comments.attachments.unset-values"],
  ["the whole interface", "customers/createCustomer", "limits.rate"],
];

test.for(placed.filter(([, , gap]) => findGap(gap)))(
  "a gap of %s leads to its place, which is marked, and back",
  async ([, place, id], { open }) => {
    const hash = `#/${place.toLowerCase()}`;
    const operation = String(place.split("/")[1]);
    const page = await open(hash);
    const summary = list(page, operation).getByLabel(/^Not shown here/);
    await summary.focus();
    await page.keyboard.press("Enter");
    await list(page, operation).getByRole("link", { name: id, exact: true }).focus();
    await page.keyboard.press("Enter");
    const mark = page.locator("[data-arrived]").filter({ hasText: id });
    await expectInView(mark);
    expect(await mark.evaluate((one) => one === document.activeElement)).toBe(true);
    await mark.getByRole("button", { name: "Back to what is not shown there" }).click();
    await expect
      .poll(() => summary.evaluate((one) => one === document.activeElement), { timeout: 30_000 })
      .toBe(true);
    expect(new URL(page.url()).hash).toBe(hash);
  },
);
