import { access } from "node:fs/promises";
import { type Browser, chromium } from "playwright-core";

/** Starts Debian's Chromium, or the one that CHROMIUM_PATH names. */
export async function startBrowser(...more: string[]): Promise<Browser> {
  const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
  await access(executablePath).catch(() => {
    throw new Error(`No browser at ${executablePath}: install Debian's chromium, or set CHROMIUM_PATH.`);
  });
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-sync",
    ...more,
  ];
  return chromium.launch({ executablePath, args });
}
