import { expect } from "vitest";
import { gaps as register } from "../../src/document/gaps.js";
import { operationIds } from "../../src/generated/openapi-ids.js";
import { clipboard, expectAccessible, goTo, test } from "../support/page.js";

const gaps = "#/what-is-not-shown/limits.rate";
const operation = "#/tickets/createticket";
// With every method in the menu, and booleans in the samples.
const members = "#/team-members/updateteammember";

test.for([
  ["light", 1440, ["", gaps, operation, members, "#/schemas/ticket"]],
  ["dark", 1024, [gaps, operation, members]],
  ["light", 375, [operation]],
] as const)(
  "axe finds nothing serious on a %s screen of %i px",
  async ([colorScheme, width, places], { open }) => {
    const page = await open("", { colorScheme, viewport: { width, height: 900 } });
    for (const hash of places) {
      await goTo(page, hash);
      // Until the search has its index, it says so in a color that is only for a moment.
      await page.getByText("Loading...").waitFor({ state: "hidden" });
      // Redoc's button for the example to show is labelled "Example", and shows the title of the example.
      await expectAccessible(page, "label-content-name-mismatch");
    }
  },
);

test("a call and its id can be reached and copied with the keyboard alone, and the focus is always seen", async ({
  open,
}) => {
  const page = await open("#/tickets/createticket", clipboard);
  await page.getByText("POST /tickets", { exact: true }).first().waitFor();
  const isCopyButton = () => page.evaluate(() => document.activeElement?.hasAttribute("data-copy"));
  await page.getByRole("button", { name: "Copy createTicket" }).waitFor();
  for (let presses = 0; !(await isCopyButton()); presses += 1) {
    expect(presses).toBeLessThan(80);
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return { outlineStyle, outlineWidth, html: document.activeElement?.outerHTML.slice(0, 200) };
    });
    expect(focus).toMatchObject({ outlineStyle: "solid", outlineWidth: "2px" });
  }
  await page.keyboard.press("Enter");
  await page.getByRole("status").filter({ hasText: "createTicket was copied." }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("createTicket");
});

test("the first keys reach the content and the search", async ({ open }) => {
  const page = await open("#/tickets/createticket");
  await page.getByRole("button", { name: "Copy createTicket" }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Skip to the content");
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Search");
  await page.keyboard.press("Enter");
  await page.getByTestId("search-dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Skip to the content" }).focus();
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
});

test("the menu opens an operation with the keyboard alone", async ({ open }) => {
  const page = await open();
  await page.getByRole("link", { name: "Customers", exact: true }).first().focus();
  await page.keyboard.press("Enter");
  await page
    .getByRole("link", { name: /^Create a customer/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Copy createCustomer" }).waitFor();
  expect(page.url()).toMatch(/#\/customers\/createcustomer$/);
});

test("nothing moves for readers who asked for less motion", async ({ open }) => {
  const page = await open("#/tickets/createticket", { reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Copy createTicket" }).waitFor();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .map((element) => getComputedStyle(element))
      .filter(
        ({ animationName, transitionDuration }) => animationName !== "none" || transitionDuration !== "0s",
      )
      .map(({ animationName, transitionDuration }) => `${animationName} ${transitionDuration}`),
  );
  expect(moving).toEqual([]);
});

test("a printed page has every operation and every gap, and nothing to click", async ({ open }) => {
  // As wide as the paper.
  const page = await open("#/tickets/createticket", { viewport: { width: 718, height: 1000 } });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
  const text = await page.evaluate(() => document.body.innerText);
  for (const id of Object.keys(operationIds)) expect(text).toContain(id);
  const own = register.filter(({ locations }) => locations.some((one) => one.startsWith("openapi.json")));
  for (const { id } of own) expect(text).toContain(id);
  expect(await page.locator("button:visible, input:visible").count()).toBe(0);
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(17);
});

test("without scripts, the page shows what is printed", async ({ open }) => {
  const page = await open("", { javaScriptEnabled: false });
  await page.getByRole("heading", { name: "Create a customer" }).waitFor();
  await page.locator("#print").getByText(String(register[0]?.id)).first().waitFor();
});
