// A page, put together from what Redoc rendered and what is ours.
import { createHash } from "node:crypto";
import { escaped } from "../../testing/try/html.js";
import type { Document } from "../codegen/openapi.js";
import { pageStart } from "./head.js";
import { printStyle, style } from "./style.js";

/** What Redoc rendered of a document. */
export interface Rendered {
  /** Its style sheets. */
  head: string;
  /** What a browser shows until its script runs. */
  body: string;
  /** Its script, without the document and the options. */
  script: string;
}

interface Content {
  document: Document;
  /** The options of Redoc. */
  options: object;
  /** What is printed, as HTML. */
  print: string;
  /** Scripts of ours, which run in this order, before Redoc's. */
  scripts: readonly string[];
}

/** Writes the page of a document, which may be newer than the one that Redoc rendered. */
export function pageHtml(
  { head, body, script }: Rendered,
  { document, options, print, scripts }: Content,
): string {
  const start = `hydrate(${embedded(document)}, ${embedded(options)}, document.getElementById("redoc"));`;
  // A browser reads every end of a line as this one before it compares a script with its hash.
  const module = `${script}\n${start}\n`.replaceAll(/\r\n?/g, "\n");
  const { title } = document.info;
  return `${pageStart(title, policy([inlineScript(body), ...scripts, module]))}
    <meta name="description" content="Every operation and field of the ${escaped(title)}, with samples, and with all that its specification does not show.">
    <link rel="license" href="licenses.txt">
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='3' fill='%23225577'/%3E%3Cpath d='M3 5h10v6H8l-3 3v-3H3z' fill='%23fff'/%3E%3C/svg%3E">
    <style>${style}</style>
    <noscript><style>${printStyle}</style></noscript>
    ${head}
  </head>
  <body>
    <div id="bar">
      <button type="button" data-skip>Skip to the content</button>
      <button type="button" data-search>Search</button>
    </div>
    ${body}
    <div id="print">${print}</div>
    <div id="announcement" role="status"></div>
${scripts.map((one) => `    <script>${one}</script>\n`).join("")}    <script type="module">${module}</script>
  </body>
</html>
`;
}

/** JSON that can be in a script. */
function embedded(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** The script that Redoc has at the start of its HTML, before all that comes from the document. */
function inlineScript(body: string): string {
  const [, rest = ""] = body.split("<script>", 2);
  return rest.slice(0, rest.indexOf("</script>"));
}

/**
 * The page contains everything that it shows. The policy keeps it from requesting or reporting anything, and from running any script
 * but its own: neither one that a document brings, nor a link or an attribute with a script.
 */
function policy(scripts: readonly string[]): string {
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
