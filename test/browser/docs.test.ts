import { expect } from "vitest";
import { readBundled } from "../../src/document/reading.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { operationLink } from "../../src/tools/pages/gap-section.js";
import { goTo, test } from "../support/page.js";

test("the page shows every operation at its address, without requests to other hosts", async ({ open }) => {
  const { document } = await readBundle();
  const page = await open();
  expect(await page.title()).toBe(document.info.title);
  for (const entry of readBundled(document).operations) {
    // Redoc renders only the operations in view.
    await goTo(page, operationLink(entry));
    await page.getByRole("heading", { name: entry.place.node.summary }).first().waitFor();
  }
});

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
