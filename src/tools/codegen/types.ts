// The only module that imports openapi-typescript. docs/decisions/type-generator.md says what replaces it.
import { pathToFileURL } from "node:url";
import type { Node, TypeAliasDeclaration } from "typescript";
import type { Document } from "../../document/openapi.js";
import { type AnnotatedSchema, annotated, isEncodedList } from "./annotated.js";
import { literal } from "./quote.js";

type TypeScript = typeof import("typescript");

/** Writes a module with the types of a document: `paths`, `components`, `operations`, and a type for each schema. */
export async function documentTypes(document: Document): Promise<string> {
  // A `require` is faster, but under Yarn PnP it does not find what openapi-typescript imports.
  const { default: openapiTS, astToString, stringToAST } = await import("openapi-typescript");
  const { default: ts } = await import("typescript");
  const refused = new Set<string>();
  const nodes = await openapiTS(JSON.stringify(annotated(document)), {
    // Callers may leave out a property that has a default.
    defaultNonNullable: false,
    silent: true,
    // By default, the current folder is a base URI, though its name can have signs such as % and #.
    cwd: pathToFileURL("/"),
    transform(schema) {
      const code = overridingType(schema as AnnotatedSchema, refused);
      const [alias] =
        code === undefined ? [] : (stringToAST(`type Own = ${code};`) as TypeAliasDeclaration[]);
      return alias?.type;
    },
  });
  return [
    withoutAbsentMethods(astToString([...nodes, ...nameSchemas(ts, nodes)])),
    ...(refused.size > 0 ? ["declare const refused: unique symbol;\n"] : []),
    ...[...refused].map((name) => `export interface ${name} {\n    readonly [refused]: never;\n}\n`),
  ].join("");
}

/**
 * Returns our own type for an encoded list, for suggestions and for a refused property. openapi-typescript would write `string` or
 * `unknown`.
 *
 * @param refused - receives the names of the types of refused properties
 */
function overridingType(schema: AnnotatedSchema, refused: Set<string>): string | undefined {
  const { "x-encoder": encoder, "x-refused": name, "x-suggestions": values } = schema;
  if (isEncodedList(schema)) {
    const list = `\`[\${string}]\``;
    // The compiler's message about a wrong value names the encoder. Without the indexed access, it would name the schema instead.
    return typeof encoder === "string"
      ? `{ "encoded": ${list} | (string & { ${literal(encoder)}: never }) }["encoded"]`
      : list;
  }
  if (name !== undefined) refused.add(name);
  // `string & {}` accepts any string, and unlike `string` keeps the literals that an editor completes.
  return name ?? (values && [...values.map((value) => literal(value)), "(string & {})"].join(" | "));
}

/** Removes the methods that a path lacks: with `get?: never`, an app that adds a `get` by `paths & Mine` would get the type never. */
function withoutAbsentMethods(types: string): string {
  return types.replace(/^export interface paths \{$.*?^\}$/ms, (paths) =>
    paths.replaceAll(/^ {8}\w+\?: never;\n/gm, ""),
  );
}

/** Whether a schema name can be a type name. Some names have another meaning in the generated module. */
export const isTypeName = (name: string) => /^(?!(Record|Omit|OneOf|WithRequired)$)[A-Z]\w*$/.test(name);

/**
 * Declares a type for each schema, and refers to it in `components`, so that editors and the compiler show its name instead of its
 * members.
 *
 * @returns the declarations
 */
function nameSchemas(ts: TypeScript, nodes: readonly Node[]): Node[] {
  const { factory } = ts;
  const components = nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === "components");
  const [schemas] = components && ts.isInterfaceDeclaration(components) ? components.members : [];
  if (!schemas || !ts.isPropertySignature(schemas) || !schemas.type || !ts.isTypeLiteralNode(schemas.type))
    return [];
  return schemas.type.members.flatMap((schema) => {
    if (!ts.isPropertySignature(schema) || !ts.isIdentifier(schema.name) || !schema.type) return [];
    const { text } = schema.name;
    if (!isTypeName(text)) return [];
    const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
    const alias = factory.createTypeAliasDeclaration(exported, text, undefined, schema.type);
    ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(schema));
    ts.setSyntheticLeadingComments(schema, undefined);
    Object.assign(schema, { type: factory.createTypeReferenceNode(text) });
    return alias;
  });
}
