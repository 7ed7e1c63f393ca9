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

// Runs `npm start` on a copy of the project, and opens a page.
beforeAll(async () => {
  browser = await startBrowser();
  project = await copyProject();
  started = startScript(project.path("scripts/start.ts"), "--port", "0", "--docs-port", "0");
  await started.until("Waiting for edits");
  const context = await browser.newContext();
  page = await context.newPage();
  const url = String(/http:\S+\/openapi\.html/.exec(started.output())?.[0]);
  await page.goto(`${url}#/tickets/getticket`);
});
afterAll(async () => {
  await browser?.close();
  started?.child.kill("SIGTERM");
  await started?.ended;
  endScripts();
  await project?.[Symbol.asyncDispose]();
});

const heading = (name: string) => page.getByRole("heading", { name }).first();

test("an edit shows on the open page at the same address", async () => {
  await heading("Read a ticket").waitFor();
  await project.edit(file, (text) => text.replace("summary: Read a ticket", "summary: Look at a ticket"));
  await heading("Look at a ticket").waitFor({ timeout: 120_000 });
  expect(page.url()).toMatch(/#\/tickets\/getticket$/);
  await started.until("up to date");
});

test("an edit keeps the scroll position", async () => {
  // Found by its address, because Redoc may render other operations first.
  const body = page.locator('[id="tickets/getticket/responses"]').getByRole("heading", { name: "Responses" });
  await body.evaluate((one) => scrollBy({ top: one.getBoundingClientRect().top - 200, behavior: "instant" }));
  const text = "Found in the middle.";
  await project.edit(file, (yaml) => yaml.replace(/^ {2}description: .*/m, `  description: ${text}`));
  await page.getByRole("main").getByText(text).waitFor({ state: "attached", timeout: 120_000 });
  const top = () => body.evaluate((one) => one.getBoundingClientRect().top).catch(() => Number.NaN);
  await expect.poll(async () => Math.round(await top()), { timeout: 30_000 }).toBe(200);
  expect(page.url()).toMatch(/#\/tickets\/getticket$/);
  await started.until("up to date");
});

test("the open page shows a mistake with its location until it is corrected", async () => {
  await project.edit(file, (text) => text.replace("summary: Look", "summarry: Look"));
  const alert = page.getByRole("alert").filter({ hasText: file });
  await alert.waitFor({ timeout: 120_000 });
  expect(await alert.textContent()).toMatch(/:\d+:3\n.*`?summarry`?/s);
  await project.edit(file, (text) => text.replace("summarry: Look", "summary: Look"));
  await alert.waitFor({ state: "detached", timeout: 120_000 });
});

test("an operation links to the page to try it", async () => {
  const link = page.getByRole("link", { name: "Try it" }).first();
  await link.waitFor();
  const trial = await page.context().newPage();
  await trial.goto(String(await link.getAttribute("href")));
  await trial.getByRole("button", { name: "Send" }).first().waitFor();
  await trial.close();
});
