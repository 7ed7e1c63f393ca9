import type { Document, Schema } from "../../document/openapi.js";
import type { Bundle } from "./bundle.js";
import { gapRegister } from "./gaps.js";
import { operationTable } from "./operation-table.js";
import { literal } from "./quote.js";
import { schemaTable } from "./schema-table.js";
import { documentTypes, isTypeName } from "./types.js";

/** The document that people edit. */
export const sourceFile = "openapi/openapi.yaml";

/** Generates all files of src/generated from the bundled document. Returns the contents by file name. */
export async function outputs({ document, pageParameter }: Bundle): Promise<Map<string, string>> {
  const modules = {
    openapi: await documentTypes(document),
    operations: operationTable(document, pageParameter),
    schemas: schemaTable(document),
    names: friendlyNames(document),
    values: enumValues(document),
    gaps: gapRegister(document),
  };
  const banner = `// Generated from ${sourceFile} by \`npm run generate\`. Do not edit: change the document instead.`;
  return new Map([
    ["openapi.json", `${JSON.stringify(document, null, 2)}\n`],
    ...Object.entries(modules).map(([name, code]): [string, string] => {
      return [`${name}.ts`, `${banner}\n\n${code}`];
    }),
  ]);
}

/** Exports the type of each schema. Names that a type cannot have, such as `string`, are left out. */
function friendlyNames({ components }: Document): string {
  const types = Object.keys(components?.schemas ?? {})
    .filter(isTypeName)
    .sort();
  return `export type {\n${types.map((one) => `  ${one},\n`).join("")}} from "./openapi.js";\n`;
}

/**
 * Exports the values of each schema with an `enum`: those of `Priority` as `priorities`. openapi-typescript would write them
 * into the module of the types, whose users then load it.
 */
function enumValues({ components }: Document): string {
  const lists = Object.entries<Schema>(components?.schemas ?? {}).flatMap(([name, { enum: values }]) => {
    if (values === undefined || !isTypeName(name)) return [];
    const plural = name.replace(/([^aeiou])y$/, "$1ie").replace(/(s|x|z|ch|sh)$/, "$1e");
    const constant = `${plural.charAt(0).toLowerCase()}${plural.slice(1)}s`;
    return `/** The values of \`${name}\`. */\nexport const ${constant} = ${literal(values)} as const;\n`;
  });
  return lists.sort().join("\n") || "export {};\n";
}
