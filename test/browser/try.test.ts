import type { Page } from "playwright-core";
import { expect } from "vitest";
import { routes } from "../../src/desk/workspace/memory.js";
import { readBundled } from "../../src/document/reading.js";
import { tryUrl } from "../../src/mock/try/calls.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { mockOfFile } from "../support/mock.js";
import { expectAccessible, test } from "../support/page.js";

const mock = await mockOfFile({ stateful: true, seed: "examples", tryPage: true });

const { document: served } = await readBundle();
/** The operations that the mock with memory knows. */
const operations = readBundled(served).operations.filter(({ name }) => name in routes);

/** Returns the address of the page to try an operation. */
const addressOf = (operationId: string) => tryUrl(mock.url, served, operationId);

/** Presses Send, and waits for the response or for questions. */
async function press(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText(/^(\d{3} .*, \d+ ms|The mock asks you, .*)$/).waitFor();
}

/** Presses Send, and returns the status. */
async function send(page: Page): Promise<number> {
  await press(page);
  return statusOf(page);
}

async function statusOf(page: Page): Promise<number> {
  const line = page.getByText(/^\d{3} .*, \d+ ms$/);
  return Number((await line.innerText()).slice(0, 3));
}

test("each call succeeds with the first Send, or with one button that answers all questions", async ({
  open,
}) => {
  const page = await open(`${mock.url}/__try`);
  const asked: string[] = [];
  for (const { id } of operations) {
    await page.goto(addressOf(id));
    await press(page);
    const button = page.getByRole("button", { name: "Assume this, and send" });
    if (await button.isVisible()) {
      asked.push(id);
      expect(await page.locator("output").getAttribute("class")).not.toBe("bad");
      await button.click();
    }
    const status = await statusOf(page);
    expect([id, status >= 200 && status < 300]).toEqual([id, true]);
  }
  expect(operations.length).toBeGreaterThan(10);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThanOrEqual(4);
});

test("a ticket that the page created can be read", async ({ open }) => {
  const page = await open(addressOf("createTicket"));
  expect(await send(page)).toBe(201);
  const created = mock.state.tickets.at(-1);
  await page.goto(addressOf("getTicket"));
  await page.getByRole("combobox", { name: "ticket_id" }).fill(String(created?.number));
  await expect.poll(() => page.locator("code").innerText()).toBe("/api/external/v2/tickets/1043");
  expect(await send(page)).toBe(200);
  expect(await page.getByRole("region", { name: "Response" }).innerText()).toContain(created?.id);
  mock.assertContract();
});

test("a choice is an assumption for all calls until a reset, and can be copied as code", async ({ open }) => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const page = await open(addressOf("removeTeamMember"), { permissions });
  await press(page);
  const aside = page.getByRole("complementary");
  const choice = aside.getByRole("combobox", { name: "last admin" });
  expect(await choice.locator("option").count()).toBe(3);
  expect(await aside.innerText()).toContain(
    "Not shown in the specification (team-members.remove.last-admin-status)",
  );
  await page.getByRole("button", { name: "Assume this, and send" }).click();
  await page.getByText(/^204 /).waitFor();
  const answer = { status: 422, adminRoles: ["Admin"] };
  const gap = "team-members.remove.last-admin-status";
  const line = `mock.assume({ "${gap}": ${JSON.stringify(answer)} })`;
  expect(await aside.innerText()).toContain(line);
  await page.getByRole("button", { name: "Copy" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(line);
  expect(mock.assumptions()).toContainEqual({ gap, answer, by: "test" });
  await page.goto(addressOf("listForms"));
  await press(page);
  expect(await aside.innerText()).toContain("The mock assumes these answers for all calls, until a reset.");
  mock.reset();
  await page.goto(addressOf("removeTeamMember"));
  await press(page);
  await choice.selectOption({ index: 1 });
  await page.getByRole("button", { name: "Assume this, and send" }).click();
  // With this role as the admin role, the member is the last admin.
  await page.getByText(/^400 /).waitFor();
  await page.getByRole("button", { name: "Assume nothing" }).click();
  await choice.waitFor();
});

test("the page names what breaks the contract beside a success", async ({ open }) => {
  const page = await open(addressOf("createTicket"));
  const body = { email: "a@mail.example", subject: "S", description: "D", prio: "high" };
  await page.locator("textarea").fill(JSON.stringify(body));
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText(/^201 .*, \d+ ms; prio is unknown$/).waitFor();
  expect(await page.locator("output").getAttribute("class")).toBe("bad");
});

test("the keyboard is enough to choose and send a call", async ({ open }) => {
  const page = await open(addressOf("createTicket"));
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40 && (await focused()) !== name; presses += 1)
      await page.keyboard.press("Tab");
    expect(await focused()).toBe(name);
  };
  await tabTo("PATCH Update a team member");
  await page.keyboard.press("Enter");
  await page.waitForURL(/updateTeamMember$/);
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Skip to the call");
  await page.keyboard.press("Enter");
  await tabTo("Send");
  await page.keyboard.press("Enter");
  await page.getByText(/^200 OK/).waitFor();
});

test.for([
  ["light", 1440],
  ["dark", 1440],
  ["light", 768],
  ["dark", 375],
] as const)(
  "axe finds nothing serious on a %s screen of %i px, which nothing widens",
  async ([colorScheme, width], { open }) => {
    const page = await open(`${mock.url}/__try`, { colorScheme, viewport: { width, height: 900 } });
    for (const id of ["createTicket", "createCustomer", "getAgentReport"]) {
      await page.goto(addressOf(id));
      await press(page);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  },
);

test("a truncated response is shown as text, without its elements", async ({ open }) => {
  const page = await open(addressOf("listForms"));
  const body = '{"forms":["<img src=x onerror=alert(1)>",';
  for (const status of [200, 501]) {
    await page.route("**/api/**", (route) => route.fulfill({ status, body }));
    expect(await send(page)).toBe(status);
    expect(await page.locator("pre").innerText()).toBe(body);
  }
});
