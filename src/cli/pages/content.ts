// What only the pages have: a menu of what people look for, a line with its id above each operation, samples, and lists of gaps.
import { tryUrl } from "../../testing/try/calls.js";
import type { Bundle } from "../codegen/bundles.js";
import { withoutNotes } from "../codegen/gaps.js";
import { type Document, operationsOf } from "../codegen/openapi.js";
import { operationFile } from "../kit/kit.js";
import { listGaps } from "../kit/listed-gaps.js";
import { samplesOf } from "../kit/samples.js";
import { editTexts, withoutHtml } from "../kit/texts.js";
import { code } from "../markdown.js";
import { gapLine, gapTag } from "./gap-section.js";
import { liftNotes } from "./notes.js";
import { gapLink } from "./places.js";
import { splitSections } from "./sections.js";
import { nameValues } from "./values.js";

/**
 * Returns a copy of a bundled document for its page, which is beside the kit for coding agents.
 *
 * @param mockUrl - where a mock runs that serves a page to try calls; the page links to it
 */
export function pageDocument(
  { name: file, document: original }: Pick<Bundle, "name" | "document">,
  mockUrl?: string,
): Document {
  const document = structuredClone(original);
  editTexts(document, withoutHtml);
  const gaps = listGaps(document);
  // The gaps of the whole interface are in the list; twice would be too much for the first thing that people read.
  const { intro, sections } = splitSections(withoutNotes(document.info.description));
  document.info.description = intro;
  liftNotes(document);
  editTexts(document, linkNotes);
  for (const entry of operationsOf(document)) {
    const { operation, name } = entry;
    const links = [
      linkTo("Markdown", operationFile(file, entry)),
      ...(mockUrl ? [linkTo("Try it", tryUrl(mockUrl, original, operation.operationId))] : []),
    ];
    Object.assign(operation, {
      // Redoc shows the method and the path beside the samples, which are far below on a small screen, and no id.
      description: [
        [code(name), `\`${operation.operationId}\``, copyButton(operation.operationId), ...links].join(" "),
        gapLine(gaps, entry),
        operation.description ?? "",
      ].join("\n\n"),
      "x-codeSamples": samplesOf(document, entry),
    });
  }
  // Redoc's search has a result for each tag, and for each heading in it, and none for those of the introduction.
  document.tags = [...sections, gapTag(gaps), ...(document.tags ?? [])];
  delete document.info["x-not-shown"];
  nameKeys(document);
  nameValues(document);
  const { components = {} } = document;
  // In the menu, a schema is looked for by its name; in the document, they are in the order of their use.
  components.schemas = Object.fromEntries(
    Object.entries(components.schemas ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return document;
}

// Their labels are no text of the document, so that neither the search nor its excerpts have them.
const copyButton = (id: string) =>
  `<button type="button" data-copy="${id}" aria-label="Copy ${id}"></button>`;
const linkTo = (label: string, href: string) => `<a href="${href}" aria-label="${label}"></a>`;

/** Links the id in each note of a gap to the list. */
function linkNotes(markdown: string): string {
  return markdown.replaceAll(/^(> \*\*[^*]+\*\* \()`([\w.-]+)`(?=\): )/gm, (_, start, id) => {
    return `${start}[\`${id}\`](${gapLink(id)})`;
  });
}

/** Names each key by what a request has, because Redoc shows its name alone. */
function nameKeys(document: Document): void {
  const { securitySchemes = {} } = (document.components ?? {}) as {
    securitySchemes?: Record<string, { in?: string; name?: string }>;
  };
  const renamed = (schemes: object) =>
    Object.fromEntries(
      Object.entries(schemes).map(([id, value]) => {
        const { in: location, name } = securitySchemes[id] ?? {};
        return [name && location ? `${location} ${name}` : id, value];
      }),
    );
  for (const node of [document, ...operationsOf(document).map(({ operation }) => operation)]) {
    const { security } = node as { security?: object[] };
    if (security !== undefined) Object.assign(node, { security: security.map(renamed) });
  }
  Object.assign(document.components ?? {}, { securitySchemes: renamed(securitySchemes) });
}
