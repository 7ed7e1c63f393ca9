// The HTML of a page: a document with the script that renders it.
import { createHash } from "node:crypto";
import { escapeHtml } from "../../base/html.js";
import type { Document } from "../../document/openapi.js";
import { redocOptions } from "./redoc.js";
import { pageStyle } from "./style.js";

interface Content {
  document: Document;
  /** The HTML for print and for browsers without scripts. */
  print: string;
  redoc: string;
  /** The script that reloads the page after an edit. @default none */
  live?: string;
}

/**
 * Opens the first result of Redoc's search at Enter, because Redoc itself opens one only after an arrow key. Opens the search by the
 * keys of a button, and moves the focus to the section of the address.
 */
const keyboard = `addEventListener("keydown", (event) => {
  const { key, target, isComposing } = event;
  if (isComposing || (key !== "Enter" && key !== " ")) return;
  if (target.matches('[data-testid="search-trigger"]')) {
    event.preventDefault();
    target.click();
  } else if (key === "Enter" && target.matches('[data-component-name="Search/SearchInput"] input')) {
    document.querySelector('[data-component-name="Search/SearchItem"]')?.click();
  }
});
document.getElementById("skip").addEventListener("click", (event) => {
  event.preventDefault();
  const content = document.getElementById(location.hash.slice(2)) ?? document.querySelector("main");
  content.tabIndex = -1;
  content.focus();
});`;

export function pageHtml({ document, print, redoc, live = "" }: Content): string {
  const start = `init(${embedded(document)}, ${embedded(redocOptions)}, document.getElementById("redoc"));`;
  // Browsers normalize line ends before they compare a script with its hash.
  const module = `${redoc}\n${start}\n${keyboard}\n`.replaceAll(/\r\n?/g, "\n");
  const { title } = document.info;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${escapeHtml(title)}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="${policyFor(live ? [live, module] : [module])}">
    <meta name="description" content="Every operation and field of the ${escapeHtml(title)}, with samples, and every point that its specification does not show.">
    <link rel="license" href="licenses.txt">
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='3' fill='%23225577'/%3E%3Cpath d='M3 5h10v6H8l-3 3v-3H3z' fill='%23fff'/%3E%3C/svg%3E">
    <style>${pageStyle}</style>
  </head>
  <body>
    <a id="skip" href="#redoc">Skip to the content</a>
    <div id="redoc"></div>
    <div id="print">${print}</div>
${live && `    <script>${live}</script>\n`}    <script type="module">${module}</script>
  </body>
</html>
`;
}

/** Writes JSON that cannot end the script element. */
function embedded(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/**
 * Returns the content security policy. The page contains everything it shows, so the policy forbids all requests to other hosts, and all
 * scripts except its own: script elements in a text, `javascript:` links and event attributes do not run.
 */
function policyFor(scripts: readonly string[]): string {
  const hashes = scripts.map((one) => `'sha256-${createHash("sha256").update(one).digest("base64")}'`);
  return [
    "default-src 'none'",
    `script-src ${hashes.join(" ")}`,
    "style-src 'unsafe-inline'",
    "img-src data:",
    "font-src data:",
    "worker-src blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}
