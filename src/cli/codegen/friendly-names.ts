import type { Document } from "./document.js";
import { lineComment, literal } from "./quote.js";

/**
 * Writes a type for each schema of the documents, by its name. A name that two documents have is the first one's. One that
 * does not begin with a capital letter could be a word of the language, such as `string`, and is only mentioned.
 */
export function friendlyNames(documents: readonly { name: string; document: Document }[]): string {
  const taken = new Set<string>();
  const groups = documents.map(({ name, document }) => {
    const names = Object.keys(document.components?.schemas ?? {}).filter((one) => !taken.has(one));
    for (const one of names) taken.add(one);
    return { name, alias: `${name}Schemas`, names: names.sort() };
  });
  return [
    ...groups.map(({ name, alias }) => `import type { components as ${alias} } from "./${name}.js";`),
    "",
    ...groups.flatMap(({ alias, names }) =>
      names.map((one) => {
        const type = `${alias}["schemas"][${literal(one)}]`;
        return /^[A-Z]\w*$/.test(one)
          ? `export type ${one} = ${type};`
          : lineComment(`No name of a type: ${type}`);
      }),
    ),
    "",
  ].join("\n");
}
