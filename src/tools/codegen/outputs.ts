import type { Document, Schema } from "../../document/openapi.js";
import type { Bundle } from "./bundles.js";
import { gapRegister } from "./gaps.js";
import { operationIds, operationTable } from "./operation-table.js";
import { lineComment, literal } from "./quote.js";
import { responseChecks } from "./response-checks.js";
import { toolTable } from "./tool-table.js";
import { documentTypes, isTypeName } from "./types.js";

/** Generates all files of src/generated from bundled documents. Returns the contents by file name. */
export async function outputs(
  bundles: readonly Pick<Bundle, "name" | "source" | "exported" | "pageParameter" | "document">[],
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { name, source, document, pageParameter } of bundles) {
    files.set(`${name}.json`, `${JSON.stringify(document, null, 2)}\n`);
    const modules = {
      [name]: await documentTypes(document),
      [`${name}-operations`]: operationTable(document, pageParameter),
      [`${name}-checks`]: responseChecks(document),
      [`${name}-ids`]: operationIds(document),
      [`${name}-tools`]: toolTable(name, document, pageParameter),
    };
    for (const [module, code] of Object.entries(modules)) files.set(`${module}.ts`, banner(source) + code);
  }
  const ofAll = banner(...bundles.map(({ source }) => source));
  files.set("names.ts", ofAll + friendlyNames(bundles));
  files.set("values.ts", ofAll + enumValues(bundles));
  files.set("gaps.ts", ofAll + gapRegister(bundles));
  return files;
}

/**
 * Exports the type of each schema. If two documents have a schema of the same name, the first one counts. Names that a type cannot
 * have, such as `string`, are left out.
 */
function friendlyNames(documents: readonly { name: string; document: Document }[]): string {
  const taken = new Set<string>();
  const exported = documents.map(({ name, document }) => {
    const names = Object.keys(document.components?.schemas ?? {}).filter((one) => !taken.has(one));
    for (const one of names) taken.add(one);
    const types = names.filter(isTypeName).sort();
    return `export type {\n${types.map((one) => `  ${one},\n`).join("")}} from "./${name}.js";\n`;
  });
  return exported.join("");
}

/**
 * Exports the values of each schema with an `enum`: those of `Priority` as `priorities`. openapi-typescript would write them
 * into the module of the types, whose users then load it. If two documents have a schema of the same name, the first one counts.
 */
function enumValues(documents: readonly { document: Document }[]): string {
  const schemas = Object.assign(
    {},
    ...documents.map(({ document }) => document.components?.schemas).reverse(),
  );
  const lists = Object.entries<Schema>(schemas).flatMap(([name, { enum: values }]) => {
    if (values === undefined || !isTypeName(name)) return [];
    const plural = name.replace(/([^aeiou])y$/, "$1ie").replace(/(s|x|z|ch|sh)$/, "$1e");
    const constant = `${plural.charAt(0).toLowerCase()}${plural.slice(1)}s`;
    return `/** The values of \`${name}\`. */\nexport const ${constant} = ${literal(values)} as const;\n`;
  });
  return lists.sort().join("\n") || "export {};\n";
}

/** Writes the first lines of a module. */
const banner = (...sources: string[]) =>
  `${lineComment(`Generated from ${sources.join(" and ")} by \`npm run generate\`. Do not edit: change the document instead.`)}\n\n`;
