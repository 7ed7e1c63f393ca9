import type { Document } from "./openapi.js";
import { isTypeName } from "./types.js";

/**
 * Exports the type of each schema of the documents. A name that two documents have is the first one's. One that is no name of a
 * type, such as `string`, is left out.
 */
export function friendlyNames(documents: readonly { name: string; document: Document }[]): string {
  const taken = new Set<string>();
  const exported = documents.map(({ name, document }) => {
    const names = Object.keys(document.components?.schemas ?? {}).filter((one) => !taken.has(one));
    for (const one of names) taken.add(one);
    const types = names.filter(isTypeName).sort();
    return `export type {\n${types.map((one) => `  ${one},\n`).join("")}} from "./${name}.js";\n`;
  });
  return exported.join("");
}
