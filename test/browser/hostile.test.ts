import { pathToFileURL } from "node:url";
import { beforeAll, expect } from "vitest";
import { readBundled } from "../../src/document/reading.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { renderPages, writePages } from "../../src/tools/pages/render.js";
import { testFolder } from "../support/folder.js";
import { test } from "../support/page.js";

const text = `<script>alert(1)</script> <img src="x" onerror="alert(1)"> [link](javascript:alert(1)) The end.
<a href="javascript:alert(1)">link</a> <iframe srcdoc="<script>alert(1)</script>"></iframe>`;

// The linter refuses such a document. These pages are rendered without the linter, so that Redoc and the policy have to protect them.
const folder = testFolder();
const address = (hash = "") => pathToFileURL(folder.path("openapi.html")).href + hash;
beforeAll(async () => {
  const { document } = await readBundle();
  Object.assign(document.info, { title: "About script-src x", description: text });
  for (const { located } of readBundled(document).operations) located.node.description = text;
  await writePages(folder.path(), await renderPages({ document }));
});

test.for(["", "#/forms/listforms"])(
  "a script in a text does not run and is not shown, at %j",
  async (hash, { browser }) => {
    const page = await browser.newPage();
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(address(hash));
    await page.getByRole("main").getByText("The end.").first().waitFor();
    const left = await page.evaluate(() => {
      for (const link of document.links) if (link.protocol === "javascript:") link.click();
      return document.querySelectorAll("main script, iframe, [onerror]").length;
    });
    expect(left).toBe(0);
    expect(dialogs).toEqual([]);
    await page.close();
  },
);
