// Makes the README's picture of the rendered pages: `npm run docs && node --import tsx scripts/picture.ts`.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { root } from "../src/cli/root.js";

const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 600 } });
await page.goto(`${pathToFileURL(join(root, "dist/docs/openapi.html"))}#reports/getagentreport`);
await page.getByText("desk.GET").first().waitFor();
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: join(root, "openapi/page.png"), animations: "disabled" });
await browser.close();
