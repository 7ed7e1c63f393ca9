// The types of `support-desk-client/openapi.json`. Only the compiler reads this file, because the document is
// JSON. It is CommonJS, because `export =` works for both `import` and `require`.
import type { components, paths } from "../generated/openapi.js" with { "resolution-mode": "import" };
import type { PublishedDocument } from "./published-document.js" with { "resolution-mode": "import" };

/** The document of the current interface. */
declare const document: PublishedDocument<paths, components["schemas"]>;
export = document;
