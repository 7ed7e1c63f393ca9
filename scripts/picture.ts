// Makes the README's picture of the rendered pages: `npm run docs && node --import tsx scripts/picture.ts`.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { root } from "../src/cli/root.js";

const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1440, height: 720 } });
await page.goto(`${pathToFileURL(join(root, "dist/docs/openapi.html"))}#/team-members/listteammembers`);
await page.getByText("desk.GET").first().waitFor();
// Until the search has its index, it says so.
await page.getByText("Loading...").waitFor({ state: "hidden" });
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: join(root, "openapi/page.png"), animations: "disabled" });
await browser.close();
