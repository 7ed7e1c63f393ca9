import { generatorMark } from "./own-files.js";
import { printed } from "./print.js";
import { printStyle, style } from "./style.js";

/** Returns the Redoc template of a page. Redocly fills in what is in braces. */
export const template = (scripts: readonly string[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    ${generatorMark}
    <title>{{title}}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="description" content="Every operation and field of the {{title}}, with samples, and with all that its specification does not show.">
    <meta name="color-scheme" content="light dark">
    {{! The page contains everything that it shows; this keeps it from requesting or reporting anything, and the hashes of its scripts from running any other. }}
    <meta http-equiv="Content-Security-Policy"
      content="default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:; connect-src 'self'; base-uri 'none'; form-action 'none'">
    <link rel="license" href="licenses.txt">
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='3' fill='%23225577'/%3E%3Cpath d='M3 5h10v6H8l-3 3v-3H3z' fill='%23fff'/%3E%3C/svg%3E">
    <style>${style}</style>
    <noscript><style>${printStyle}</style></noscript>
    {{{redocHead}}}
  </head>
  <body>
    {{{redocHTML}}}
    ${printed("")}
    <div id="announcement" role="status"></div>
${scripts.map((script) => `    <script>\n${script}</script>`).join("\n")}
  </body>
</html>
`;
