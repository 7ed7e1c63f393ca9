import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser } from "../support/browser.js";
import { copyProject, type ProjectCopy } from "../support/project-copy.js";
import { endScripts, type Started, startScript } from "../support/started.js";

let browser: Browser;
let project: ProjectCopy;
let started: Started;
let page: Page;
const file = "openapi/paths/tickets_{ticket_id}.yaml";

// All of `npm start` on a copy of the project, with a page of it open.
beforeAll(async () => {
  browser = await startBrowser();
  project = await copyProject("dist");
  started = startScript(project.path("scripts/start.ts"), "--port", "0", "--docs-port", "0");
  await started.until("Waiting for edits");
  const context = await browser.newContext();
  page = await context.newPage();
  const url = String(/http:\S+\/openapi\.html/.exec(started.output())?.[0]);
  await page.goto(`${url}#tickets/getticket`);
});
afterAll(async () => {
  await browser?.close();
  started?.child.kill("SIGTERM");
  await started?.ended;
  endScripts();
  await project?.[Symbol.asyncDispose]();
});

const heading = (name: string) => page.getByRole("heading", { name }).first();

test("an edit shows on the open page, where the reader is", async () => {
  await heading("Read a ticket").waitFor();
  await project.edit(file, (text) => text.replace("summary: Read a ticket", "summary: Look at a ticket"));
  await heading("Look at a ticket").waitFor({ timeout: 120_000 });
  expect(page.url()).toMatch(/#tickets\/getticket$/);
  await started.until("up to date");
});

test("an edit leaves the reader at the same line, with the same panels open, and says what changed", async () => {
  const customer = page.locator("[id='tickets/getticket/t=response&c=200&path=ticket/customer']");
  const panel = customer.locator("[data-schema-nested-open]").first();
  await customer.scrollIntoViewIfNeeded();
  await panel.getByRole("button").first().click();
  await expect.poll(() => panel.getAttribute("data-schema-nested-open"), { timeout: 30_000 }).toBe("true");
  await customer.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 200, behavior: "instant" }),
  );
  await project.edit(file, (text) =>
    text.replace("summary: Look at a ticket", "summary: Look at one ticket"),
  );
  const notice = page.getByRole("status").filter({ hasText: "Changed:" });
  const link = notice.getByRole("link", { name: "Look at one ticket" });
  await link.waitFor({ timeout: 120_000 });
  await expect.poll(() => panel.getAttribute("data-schema-nested-open"), { timeout: 30_000 }).toBe("true");
  const top = () => customer.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  // Redoc renders what is above in steps, so that the line moves until it is where it was.
  await expect.poll(async () => Math.abs((await top()) - 200), { timeout: 30_000 }).toBeLessThan(50);
  await link.click();
  await expect
    .poll(() => heading("Look at one ticket").evaluate((one) => one.getBoundingClientRect().top >= 0), {
      timeout: 30_000,
    })
    .toBe(true);
  await notice.getByRole("button", { name: "Close" }).click();
  await notice.waitFor({ state: "detached" });
  await project.edit(file, (text) =>
    text.replace("summary: Look at one ticket", "summary: Look at a ticket"),
  );
  await heading("Look at a ticket").waitFor({ timeout: 120_000 });
});

test("a mistake is shown over the open page with its location, until it is corrected", async () => {
  await project.edit(file, (text) => text.replace("summary: Look", "summarry: Look"));
  const alert = page.getByRole("alert").filter({ hasText: file });
  await alert.waitFor({ timeout: 120_000 });
  expect(await alert.textContent()).toMatch(/:\d+:3\n.*`?summarry`?.*Did you mean summary\?/s);
  await project.edit(file, (text) => text.replace("summarry: Look", "summary: Look"));
  await alert.waitFor({ state: "detached", timeout: 120_000 });
});

test("an operation links to the page of the mock on which it is tried", async () => {
  const link = page.getByRole("link", { name: "Try it" }).first();
  await link.waitFor();
  const trial = await page.context().newPage();
  await trial.goto(String(await link.getAttribute("href")));
  await trial.getByRole("button", { name: "Send" }).first().waitFor();
  await trial.close();
});
