// The types of `support-desk-client/openapi-v1.json`. This file is never run: the document is JSON. CommonJS, because `export =` is
// right for both `import` and `require`.
import type { components, paths } from "../generated/v1.js" with { "resolution-mode": "import" };
import type { PublishedDocument } from "./published-document.js" with { "resolution-mode": "import" };

/** The document of the older team-member update. */
declare const document: PublishedDocument<paths, components["schemas"]>;
export = document;
