// npm run picture makes the README's picture of the rendered pages.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { documents } from "../src/desk/documents.js";
import { readBundles } from "../src/tools/codegen/bundles.js";
import { renderPages, writePages } from "../src/tools/pages/render.js";
import { root } from "../src/tools/root.js";
import { startBrowser } from "../test/support/browser.js";

const folder = await mkdtemp(join(tmpdir(), "support-desk-picture-"));
const browser = await startBrowser("--disable-lcd-text");
try {
  // A mock's address adds the link to try each call, as in npm start.
  const options = { mockUrl: "http://127.0.0.1:4010" };
  await writePages(folder, await renderPages(await readBundles(documents), options));
  const page = await browser.newPage({ viewport: { width: 1200, height: 440 }, deviceScaleFactor: 0.75 });
  await page.goto(`${pathToFileURL(join(folder, "openapi.html"))}#/customers/createcustomer`);
  // The search shows this text until it has its index.
  await page.getByText("Loading...").waitFor({ state: "hidden" });
  await page.screenshot({ path: join(root, "docs/page.png"), animations: "disabled" });
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
