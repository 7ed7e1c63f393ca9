import type { Document } from "./document.js";

/** Writes a type for each schema of the documents, by its name. A name that two documents have is the first one's. */
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
      names.map((one) => `export type ${one} = ${alias}["schemas"]["${one}"];`),
    ),
    "",
  ].join("\n");
}
