import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { beforeAll, expect } from "vitest";
import { readBundles } from "../../src/cli/codegen/bundles.js";
import { type Document, operationsOf } from "../../src/cli/codegen/openapi.js";
import { renderPages, writePages } from "../../src/cli/pages/render.js";
import { testFolder } from "../support/folder.js";
import { test } from "../support/page.js";

/** What somebody else's overlay may try in a text. HTML that is rendered has the class `hostile`. */
const hostileText = await readFile("test/support/hostile-text.md", "utf8");

// The linter refuses such a document. These pages are rendered without it: what is behind it has to hold alone.
const folder = testFolder();
const address = (hash = "") => pathToFileURL(folder.path("openapi.html")).href + hash;
beforeAll(async () => {
  const bundles = (await readBundles()).slice(0, 1);
  for (const { document } of bundles) makeHostile(document);
  await writePages(folder.path(), await renderPages(bundles));
});

function makeHostile(document: Document): void {
  const url = "javascript:alert(1)";
  const info = document.info as object as Record<string, unknown>;
  Object.assign(info, {
    title: "About script-src x",
    description: hostileText,
    termsOfService: url,
    contact: { name: "x", url },
  });
  document["externalDocs"] = { description: hostileText, url };
  for (const tag of document["tags"] as object[]) {
    Object.assign(tag, { description: hostileText, externalDocs: { url } });
  }
  for (const { operation } of operationsOf(document)) {
    Object.assign(operation, { description: hostileText, externalDocs: { description: hostileText, url } });
  }
  for (const schema of Object.values(document.components?.schemas ?? {})) {
    Object.assign(schema, { description: hostileText, "x-enumDescriptions": { open: hostileText } });
  }
}

test.for([
  "",
  "#/forms",
  "#/forms/listforms",
  "#/tickets/createticket",
  "#/schemas/form",
  "#/schemas/ticketchannel",
])(
  "a hostile document runs nothing, and has neither its HTML nor a link to a script, at %s",
  async (hash, { browser }) => {
    const page = await browser.newPage();
    const dialogs: string[] = [];
    page.context().on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(address(hash));
    await page.locator("main").getByText("[hostile]").first().waitFor();
    const found = await page.evaluate(() => {
      for (const link of document.links) {
        // A link that runs a script would run it now; any other opens a tab that is of no interest.
        if (link.protocol === "javascript:") link.click();
      }
      const schemes = new Set([...document.links].map(({ protocol }) => protocol));
      return {
        html: [...document.querySelectorAll(".hostile, main form, iframe")].length,
        schemes: [...schemes],
      };
    });
    expect(found.html).toBe(0);
    expect(found.schemes.filter((one) => !/^(https?|file|mailto|javascript):$/.test(one))).toEqual([]);
    // React puts a script that only throws in place of one; of the document's own, none is left.
    const scripts = await page
      .locator("a[href^='javascript:' i]")
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute("href")).filter((href) => !href?.includes("React has blocked")),
      );
    expect(scripts).toEqual([]);
    expect(dialogs).toEqual([]);
    await page.context().close();
  },
);

test("the policy of a page lets no script run but its own", async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(address());
  const ran = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'script'";
    const link = Object.assign(document.createElement("a"), { href: "javascript:document.title='link'" });
    document.body.append(script, link);
    link.click();
    document.body.insertAdjacentHTML("beforeend", "<img src='data:,' onerror='document.title=`attribute`'>");
    await new Promise((done) => setTimeout(done, 500));
    return document.title;
  });
  expect(ran).toBe("About script-src x");
});
