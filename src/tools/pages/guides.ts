// The pages of the guides.
import { readdir, readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { escapeHtml } from "../../base/html.js";
import { root } from "../root.js";
import { pageStart } from "./page.js";
import { guideStyle } from "./style.js";

/** Returns the README and the guides of `docs` as HTML pages, by path. */
export async function guidePages(): Promise<Map<string, string>> {
  // Imported here, because it is an optional peer that only `docs` needs.
  const { Marked } = await import("marked");
  const names = (await readdir(join(root, "docs"))).filter((name) => name.endsWith(".md"));
  const sources = ["README.md", ...names.map((name) => `docs/${name}`)];
  const pages = sources.map(async (source): Promise<[file: string, html: string]> => {
    const marked = new Marked({
      renderer: {
        // The images are not written beside the pages.
        image: () => "",
        heading({ tokens, depth, text }) {
          return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
        },
        link({ href, tokens }) {
          const text = this.parser.parseInline(tokens);
          const target = linkTarget(href, source, sources);
          return target === undefined ? text : `<a href="${escapeHtml(target)}">${text}</a>`;
        },
      },
    });
    const content = marked.parse(await readFile(join(root, source), "utf8"), { async: false });
    return [`guides/${pageFile(source)}`, guideHtml(posix.basename(source, ".md"), content)];
  });
  return new Map(await Promise.all(pages));
}

const pageFile = (source: string) => `${posix.basename(source, ".md")}.html`;

/** Returns the address that a link of a guide has among the pages, or undefined for a file of the project. */
function linkTarget(href: string, source: string, sources: readonly string[]): string | undefined {
  if (/^(https?:|#)/.test(href)) return href;
  const [path = "", anchor] = href.split("#");
  const target = posix.join(posix.dirname(source), path);
  if (!sources.includes(target)) return undefined;
  return pageFile(target) + (anchor === undefined ? "" : `#${anchor}`);
}

/** Returns the anchor of a heading, by the same rules as on GitHub. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");
}

const guidePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const guideHtml = (title: string, content: string) => `${pageStart(title, guidePolicy)}
    <style>${guideStyle}</style>
  </head>
  <body>
    <nav><a href="../openapi.html">The pages</a> · <a href="README.html#guides">All guides</a></nav>
    <main>${content}</main>
  </body>
</html>
`;
