// What the page to try calls consists of: its HTML, its policy, and what it is for Scalar to do.
import { type MockDocument, pathOf } from "../document.js";
import { style } from "./style.js";

/** Where the page is. Operations are under the paths of the documents' servers, and one at this path would go first. */
export const tryPath = "/__try";

/**
 * What the page may do. Its scripts come from the mock, and it sends calls to the mock alone. Scalar inserts its style as an
 * element, and positions what floats by attributes, whose texts are not known before: that needs `unsafe-inline`.
 */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Try calls</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
  </head>
  <body>
    <noscript>This page needs scripts.</noscript>
    <div id="page"></div>
    <script src="${tryPath}/scalar.js"></script>
    <script src="${tryPath}/page.js"></script>
  </body>
</html>
`;

/** What the page says of its mock. */
export interface MockTraits {
  /** Whether any API key is right. */
  readonly hasAnyKey: boolean;
  /** Whether it remembers what it is sent. */
  readonly remembers: boolean;
}

const introduction = ({ hasAnyKey, remembers }: MockTraits) => `
Calls from this page reach a mock on this machine. ${hasAnyKey ? "It accepts any API key." : "It accepts the one API key that it was started with."}
${
  remembers
    ? `It remembers what it is sent until it stops.

- Where an answer depends on what the specification does not show, the mock answers 501. The body names the gap, and the assumption
  that settles it.
- The header \`Mock-Assume\` settles a gap for one call, for example
  \`{ "errors.unknown-id": { "status": 404, "body": null } }\`.`
    : "It answers with the examples of the document."
}

A request that the document does not describe is refused, and the header \`sl-violations\` says why.
`;

/** The script of the page, which starts Scalar. What Scalar could ask of other hosts is off, and the policy forbids it, too. */
export function pageScript(documents: readonly MockDocument[], { hasAnyKey }: MockTraits): string {
  const options = {
    sources: documents.map((document) => ({
      title: titleOf(document),
      slug: slugOf(document),
      url: `${tryPath}/${slugOf(document)}.json`,
    })),
    telemetry: false,
    withDefaultFonts: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: "never",
    hideClientButton: true,
    documentDownloadType: "none",
    persistAuth: false,
    // The pages of the docs have the samples, the schemas and a search.
    hiddenClients: true,
    hideModels: true,
    hideSearch: true,
    defaultOpenAllTags: true,
    orderSchemaPropertiesBy: "preserve",
    customCss: style,
    ...(hasAnyKey && { authentication: { securitySchemes: { WorkspaceKey: { value: "any-key" } } } }),
  };
  return `"use strict";
const options = ${JSON.stringify(options)};
options.generateOperationSlug = ({ operationId }) => operationId;
Scalar.createApiReference("#page", options);
`;
}

/** A document as the page shows it: with the mock as its server, and with words of its own at the top. */
export function pageDocument(document: MockDocument, traits: MockTraits): MockDocument {
  const info = { ...(document["info"] as object), description: introduction(traits) };
  return { ...document, info, servers: [{ url: pathOf(document) }] };
}

/** The address of an operation on the page. */
export function tryUrl(
  mockUrl: string,
  document: Pick<MockDocument, "servers">,
  { operationId, tags = [] }: { operationId: string; tags?: readonly string[] },
): string {
  return `${mockUrl}${tryPath}#${slugOf(document)}/tag/${slug(tags[0] ?? "default")}/${operationId}`;
}

/** The last part of a document's path, such as \`v2\`. */
export function slugOf(document: Pick<MockDocument, "servers">): string {
  return pathOf(document).split("/").at(-1) || "document";
}

function titleOf(document: MockDocument): string {
  return `${(document["info"] as { title?: string } | undefined)?.title} (${slugOf(document)})`;
}

/** The name of a tag as Scalar has it in addresses. */
function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}
