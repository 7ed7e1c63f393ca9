import axe, { type AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBundles } from "../../src/cli/codegen/bundles.js";
import { operationsOf } from "../../src/cli/codegen/openapi.js";
import { type MockDocument, type StatefulMock, startMock } from "../../src/testing/index.js";
import { tryUrl } from "../../src/testing/try/calls.js";
import { startBrowser } from "../support/browser.js";

let browser: Browser;
let mock: StatefulMock;
beforeAll(async () => {
  browser = await startBrowser();
  mock = await startMock({ stateful: true, seed: "examples", tryPage: true });
});
afterAll(async () => {
  await browser?.close();
  await mock?.close();
});

const bundles = await readBundles();
const operations = bundles.flatMap(({ document }) =>
  operationsOf(document).map(({ operation }) => ({ document, operation })),
);

interface TryPage extends AsyncDisposable {
  page: Page;
  /** Requests to other hosts, and errors in the console, which are also where a policy is violated. */
  faults: string[];
  open(operationId: string): Promise<void>;
  /** Sends what is in the form, and returns the status. */
  send(): Promise<number>;
}

async function openTryPage(
  options: Parameters<Browser["newContext"]>[0] = {},
  { url } = mock,
): Promise<TryPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== url)
      faults.push(request.url());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("dialog", (dialog) => faults.push(dialog.message()));
  page.on("console", (message) => {
    // A status of the mock's is no error of the page.
    if (message.type() === "error" && !/the server responded with a status/.test(message.text()))
      faults.push(message.text());
  });
  return {
    page,
    faults,
    async open(operationId) {
      const found = operations.find(({ operation }) => operation.operationId === operationId);
      if (found === undefined) throw new Error(`There is no operation ${operationId}.`);
      await page.goto(tryUrl(url, found.document, operationId));
    },
    async send() {
      await page.getByRole("button", { name: "Send" }).click();
      return statusOf(page);
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

async function statusOf(page: Page): Promise<number> {
  const line = page.getByText(/^\d{3} .*, \d+ ms$/);
  return Number((await line.innerText()).slice(0, 3));
}

test("the first Send of each call succeeds, or asks for a choice that the next click makes", async () => {
  await using opened = await openTryPage();
  mock.reset();
  const asked: string[] = [];
  for (const { document, operation } of operations) {
    await opened.page.goto(tryUrl(mock.url, document, operation.operationId));
    let status = await opened.send();
    if (status === 501) asked.push(operation.operationId);
    // A call can depend on more gaps than one.
    for (let clicks = 0; status === 501 && clicks < 4; clicks += 1) {
      await opened.page.getByRole("complementary").getByRole("button").first().click();
      status = await statusOf(opened.page);
    }
    expect([operation.operationId, status >= 200 && status < 300]).toEqual([operation.operationId, true]);
  }
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThanOrEqual(4);
  expect(opened.faults).toEqual([]);
});

test("a ticket that is created by hand is read by hand, and remembered", async () => {
  await using opened = await openTryPage();
  mock.reset();
  await opened.open("createTicket");
  expect(await opened.send()).toBe(201);
  const created = mock.state.tickets.at(-1);
  await opened.open("getTicket");
  await opened.page.getByRole("combobox", { name: "ticket_id" }).fill(String(created?.number));
  await expect.poll(() => opened.page.locator("code").innerText()).toBe("/api/external/v2/tickets/1043");
  expect(await opened.send()).toBe(200);
  expect(await opened.page.getByRole("region", { name: "Answer" }).innerText()).toContain(created?.id);
  mock.assertContract();
  expect(opened.faults).toEqual([]);
});

test("a choice is sent as the assumption of the call alone, and is shown as a line to copy", async () => {
  await using opened = await openTryPage({ permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = opened;
  await opened.open("removeTeamMember");
  mock.reset();
  expect(await opened.send()).toBe(501);
  const aside = page.getByRole("complementary");
  expect(await aside.innerText()).toContain("Not shown (team-members.admin-role): Which organization roles");
  await page.getByRole("button", { name: '["Admin"]' }).click();
  await page.getByText(/^204 /).waitFor();
  expect(await aside.innerText()).toContain('assume: { "team-members.admin-role": ["Admin"] }');
  await page.getByRole("button", { name: "Copy" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'assume: { "team-members.admin-role": ["Admin"] }',
  );
  mock.reset();
  await page.getByRole("button", { name: "Assume nothing" }).click();
  await page.getByText(/^501 /).waitFor();
});

test("a call is chosen, changed and sent with the keyboard alone", async () => {
  await using opened = await openTryPage();
  const { page } = opened;
  await opened.open("createTicket");
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
  expect(opened.faults).toEqual([]);
});

test("hostile texts of a document do not run", async () => {
  const text =
    "</textarea></title><script>alert(1)</script><img src=x onerror=alert(1)>\"' onfocus=alert(1) ";
  const documents = JSON.parse(JSON.stringify(bundles.map(({ document }) => document)), (name, value) =>
    ["summary", "description", "subject"].includes(name) ? text : value,
  ) as MockDocument[];
  await using hostile = await startMock({ documents, tryPage: true });
  await using opened = await openTryPage({}, hostile as StatefulMock);
  for (const id of ["createTicket", "getAgentReport", "getTicket"]) {
    await opened.open(id);
    expect(await opened.send()).toBeLessThan(300);
    expect(await opened.page.getByRole("heading", { level: 2 }).innerText()).toContain("<script>");
  }
  expect(opened.faults).toEqual([]);
});

test.each([
  ["light", 1440],
  ["dark", 1440],
  ["light", 768],
  ["dark", 375],
] as const)(
  "axe finds nothing serious on a %s screen of %i px, which nothing widens",
  async (colorScheme, width) => {
    await using opened = await openTryPage({ colorScheme, viewport: { width, height: 900 } });
    const { page } = opened;
    const serious = async () => {
      await page.evaluate(axe.source);
      const { violations, passes } = await page.evaluate<AxeResults>("axe.run()");
      expect(passes.map(({ id }) => id)).toContain("color-contrast");
      return violations
        .filter(({ impact }) => /^(serious|critical)$/.test(impact ?? ""))
        .map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    };
    mock.reset();
    for (const id of ["createTicket", "createCustomer", "getAgentReport"]) {
      await opened.open(id);
      await opened.send();
      expect(await serious()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  },
);

test("an answer that is cut is shown as the text that came, also where it would ask", async () => {
  await using opened = await openTryPage();
  await opened.open("listForms");
  for (const status of [200, 501]) {
    await opened.page.route("**/api/**", (route) => route.fulfill({ status, body: '{"forms":[' }));
    expect(await opened.send()).toBe(status);
    expect(await opened.page.locator("pre").innerText()).toBe('{"forms":[');
  }
});
