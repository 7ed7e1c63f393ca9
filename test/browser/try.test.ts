import axe, { type AxeResults } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operationsOf } from "../../src/cli/codegen/document.js";
import { readBundles } from "../../src/cli/codegen/documents.js";
import { type StatefulMock, startMock } from "../../src/testing/index.js";
import { tryUrl } from "../../src/testing/try/page.js";
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
  /** Opens an operation by its link, and the form that sends it. */
  open(operationId: string): Promise<void>;
  /** Sends what is in the form, and returns the text of what is shown of the answer. */
  send(status: number): Promise<string>;
}

async function openTryPage(options: Parameters<Browser["newContext"]>[0] = {}): Promise<TryPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== mock.url)
      faults.push(request.url());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    // A status of the mock's is no error of the page.
    if (message.type() === "error" && !/the server responded with a status/.test(message.text()))
      faults.push(message.text());
  });
  const section = (operationId: string) => page.locator(`[id$="/${operationId}"]`);
  return {
    page,
    faults,
    async open(operationId) {
      await page.goto(urlOf(operationId));
      // A change of nothing but the hash does not load the page.
      await page.reload();
      await section(operationId)
        .getByRole("button", { name: /Test Request/ })
        .click();
      await form(page).getByRole("button", { name: /^Send/ }).first().waitFor();
    },
    async send(status) {
      await form(page).getByRole("button", { name: /^Send/ }).first().click();
      await form(page)
        .getByText(new RegExp(`^${status} `))
        .waitFor();
      return form(page).innerText();
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

const form = (page: Page) => page.getByRole("dialog", { name: "API Client" });

function urlOf(operationId: string): string {
  const found = operations.find(({ operation }) => operation.operationId === operationId);
  if (found === undefined) throw new Error(`There is no operation ${operationId}.`);
  return tryUrl(mock.url, found.document, found.operation);
}

test("each operation has its own link, and the page requests nothing of other hosts", async () => {
  await using opened = await openTryPage();
  const { page, faults } = opened;
  expect(operations).toHaveLength(18);
  for (const { document } of bundles) {
    const own = operations.filter((one) => one.document === document);
    const links = own.map(({ operation }) => tryUrl(mock.url, document, operation));
    await page.goto(String(links[0]));
    await page.reload();
    for (const link of links) await page.locator(`[id="${new URL(link).hash.slice(1)}"]`).waitFor();
  }
  expect(faults).toEqual([]);
});

test("a ticket that is created by hand is read by hand, and remembered", async () => {
  await using opened = await openTryPage();
  const { faults } = opened;
  await opened.open("createTicket");
  await opened.send(201);
  const created = mock.state.tickets.at(-1);
  expect(created?.number).toBe(1043);
  await opened.open("getTicket");
  const field = form(opened.page).locator("tr", { hasText: "ticket_id" }).getByRole("textbox").last();
  const read = async () => {
    await field.click();
    await opened.page.keyboard.press("Control+A");
    await opened.page.keyboard.type("1043");
    // Scalar reads a field a moment after it was filled in, and a slow machine makes the moment longer.
    await opened.page.waitForTimeout(1_000);
    return opened.send(200);
  };
  await expect.poll(read, { timeout: 60_000 }).toContain(created?.id);
  expect(mock.requests.map(({ operationId, status }) => `${operationId} ${status}`)).toContain(
    "createTicket 201",
  );
  expect(mock.requests.at(-1)).toMatchObject({ operationId: "getTicket", status: 200 });
  mock.assertContract();
  expect(faults).toEqual([]);
});

test("the refusal to guess can be read", async () => {
  await using opened = await openTryPage();
  await opened.open("createCustomer");
  expect(await opened.send(501)).toContain("The mock would guess");
  expect(opened.faults).toEqual([]);
});

/**
 * What axe finds in the elements that Scalar makes, and that no option or style of a page changes: editors, boxes to check and
 * buttons without a name, and attributes that do not fit their elements. What is not listed is ours to repair.
 */
const scalarsOwn = new Set([
  "aria-allowed-attr",
  "aria-input-field-name",
  "aria-prohibited-attr",
  "aria-valid-attr-value",
  "button-name",
  "label",
  "scrollable-region-focusable",
]);

test.each([
  ["light", 1440],
  ["dark", 375],
] as const)(
  "axe finds nothing serious on a %s screen of %i px that the page could repair",
  async (colorScheme, width) => {
    await using opened = await openTryPage({ colorScheme, viewport: { width, height: 900 } });
    const { page } = opened;
    const serious = async (scope: string) => {
      await page.evaluate(axe.source);
      const { violations, passes } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(scope)})`);
      expect(passes.map(({ id }) => id)).toContain("color-contrast");
      return violations
        .filter(({ id, impact }) => /^(serious|critical)$/.test(impact ?? "") && !scalarsOwn.has(id))
        .map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    };
    await page.goto(urlOf("createTicket"));
    await page.getByRole("heading", { name: "Create a ticket" }).first().waitFor();
    expect(await serious("body")).toEqual([]);
    await opened.open("createTicket");
    await opened.send(201);
    expect(await serious("[role=dialog]")).toEqual([]);
  },
);
