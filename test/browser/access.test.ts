import axe from "axe-core";
import { expect } from "vitest";
import { gaps as register } from "../../src/desk/gaps.js";
import { operations } from "../../src/generated/operations.js";
import { expectAccessible, expectInView, goTo, test } from "../support/page.js";

const gap = "#/what-is-not-shown/limits.rate";
const operation = "#/tickets/createticket";
// The menu shows every method here, and the samples have booleans.
const members = "#/team-members/updateteammember";

test.for([
  ["light", 1440, ["", gap, operation, members, "#/schemas/ticket"]],
  ["dark", 1024, ["", gap, operation, members, "#/schemas/ticket"]],
  ["light", 375, [operation]],
  ["dark", 375, [operation]],
] as const)(
  "axe finds nothing serious on a %s screen of %i px",
  async ([colorScheme, width, hashes], { open }) => {
    const page = await open("", { colorScheme, viewport: { width, height: 900 } });
    for (const hash of hashes) {
      await goTo(page, hash);
      // While the search builds its index, it shows a text with too little contrast for a moment.
      await page.getByText("Loading...").waitFor({ state: "hidden" });
      // Redoc labels a button "Example", although its text is the title of the example.
      await expectAccessible(page, "label-content-name-mismatch");
    }
  },
);

test("the Tab key reaches the links of an operation, and the focus is always visible", async ({ open }) => {
  const page = await open("#/tickets/createticket");
  await page.getByRole("link", { name: "Markdown" }).first().waitFor();
  const isFocused = () => page.evaluate(() => document.activeElement?.textContent === "Markdown");
  for (let presses = 0; !(await isFocused()); presses += 1) {
    expect(presses).toBeLessThan(80);
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return { outlineStyle, outlineWidth, html: document.activeElement?.outerHTML.slice(0, 200) };
    });
    expect(focus).toMatchObject({ outlineStyle: "solid", outlineWidth: "2px" });
  }
});

test("the first Tab offers to skip the menu, and the second reaches the search", async ({ open }) => {
  const page = await open("#/");
  await page.getByText("Search Ctrl+K").waitFor();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the content");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator('[data-component-name="Search/SearchInput"] input').waitFor();
});

test.for([
  ["the start", "#/", "MAIN"],
  ["an operation", operation, "tickets/createticket"],
] as const)("the skip link moves the focus to %s", async ([, hash, content], { open }) => {
  const page = await open(hash);
  await page.getByRole("link", { name: "Skip to the content" }).focus();
  await page.keyboard.press("Enter");
  const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);
  expect(await focused()).toBe(content);
  expect(new URL(page.url()).hash).toBe(hash);
});

test.for(["light", "dark"] as const)(
  "the menu button of a phone stands out in %s colors, and hides no part of a line",
  async (colorScheme, { open }) => {
    const page = await open("", { colorScheme, viewport: { width: 375, height: 800 } });
    await page.evaluate(axe.source);
    const contrast = await page.evaluate<number>(`{
    const { Color, getContrast } = axe.commons.color;
    const button = document.querySelector('[data-testid="floating-button"]');
    const ground = new Color();
    ground.parseString(getComputedStyle(button).backgroundColor);
    const ink = new Color();
    ink.parseString(getComputedStyle(button.querySelector("path")).fill);
    getContrast(ground, ink);
  }`);
    expect(contrast).toBeGreaterThanOrEqual(3);
    const button = page.getByRole("button", { name: "Open navigation menu" });
    expect(await button.boundingBox()).toMatchObject({ x: 0, width: 375 });
  },
);

test("nothing moves for readers who prefer reduced motion", async ({ open }) => {
  const page = await open("#/tickets/createticket", { reducedMotion: "reduce" });
  await page.getByRole("heading", { name: "Create a ticket" }).first().waitFor();
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

test("a printed page has every operation and every gap, and no buttons", async ({ open }) => {
  // As wide as the paper.
  const page = await open("#/tickets/createticket", { viewport: { width: 718, height: 1000 } });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
  const text = await page.evaluate(() => document.body.innerText);
  for (const { id } of Object.values(operations)) expect(text).toContain(`operation id ${id}`);
  for (const { id, advice } of register)
    expect(text.split(`\n${id}\n`)[1]).toContain(advice.replaceAll("`", ""));
  expect(await page.locator("button:visible, input:visible").count()).toBe(0);
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(17);
});

test.for([
  ["an operation", operation, "Create a ticket"],
  ["a gap", gap, "limits.rate"],
] as const)("without scripts, %s can be read at its address", async ([, hash, name], { open }) => {
  const page = await open(hash, { javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
  await expectInView(page.getByRole("heading", { name, exact: true }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});
