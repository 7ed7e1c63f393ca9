// The only module that imports openapi-typescript. docs/decisions/type-generator.md says what replaces it.
import { pathToFileURL } from "node:url";
import type { Node, TypeElement, TypeNode } from "typescript";
import type { Document } from "../../document/openapi.js";
import { type AnnotatedSchema, annotated, isEncodedList } from "./annotated.js";

type TypeScript = typeof import("typescript");

/** Writes a module with the types of a document: `paths`, `components`, `operations`, and a type for each schema. */
export async function documentTypes(document: Document): Promise<string> {
  // A `require` is faster, but under Yarn PnP it does not find what openapi-typescript imports.
  const { default: openapiTS, astToString } = await import("openapi-typescript");
  const { default: ts } = await import("typescript");
  const refused = new Set<string>();
  const nodes = await openapiTS(JSON.stringify(annotated(document)), {
    // Callers may leave out a property that has a default.
    defaultNonNullable: false,
    silent: true,
    // By default, the current folder is a base URI, though its name can have signs such as % and #.
    cwd: pathToFileURL("/"),
    transform: (schema) => overridingType(ts, schema as AnnotatedSchema, refused),
  });
  const types = astToString(
    nameSchemas(
      ts,
      nodes.map((node) => withoutAbsentMethods(ts, node)),
    ),
  );
  const interfaces = [...refused].map(
    (name) => `export interface ${name} {\n    readonly [refused]: never;\n}\n`,
  );
  return [
    types,
    ...(refused.size > 0 ? ["declare const refused: unique symbol;\n"] : []),
    ...interfaces,
  ].join("");
}

/**
 * Returns our own type for an encoded list, for suggestions and for a refused property. openapi-typescript would write `string` or
 * `unknown`.
 *
 * @param refused - receives the names of the types of refused properties
 */
function overridingType(ts: TypeScript, schema: AnnotatedSchema, refused: Set<string>): TypeNode | undefined {
  const { factory, SyntaxKind } = ts;
  const string = factory.createKeywordTypeNode(SyntaxKind.StringKeyword);
  if (isEncodedList(schema)) {
    const end = factory.createTemplateLiteralTypeSpan(string, factory.createTemplateTail("]"));
    const list = factory.createTemplateLiteralType(factory.createTemplateHead("["), [end]);
    const encoder = schema["x-encoder"];
    if (typeof encoder !== "string") return list;
    return namingType(ts, list, encoder);
  }
  const name = schema["x-refused"];
  if (name !== undefined) {
    refused.add(name);
    return factory.createTypeReferenceNode(name);
  }
  const values = schema["x-suggestions"];
  if (values === undefined) return undefined;
  const literals = values.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value)));
  // `string & {}` accepts any string, and unlike `string` keeps the literals that an editor completes.
  const any = factory.createIntersectionTypeNode([string, factory.createTypeLiteralNode([])]);
  return factory.createUnionTypeNode([...literals, factory.createParenthesizedType(any)]);
}

/**
 * Adds the name of the encoder to the type of an encoded list, so that the compiler's message about a wrong value names it. Without the
 * indexed access, the message would name the schema instead.
 */
function namingType({ factory, SyntaxKind }: TypeScript, type: TypeNode, encoder: string): TypeNode {
  const property = (name: string, its: TypeNode) =>
    factory.createTypeLiteralNode([
      factory.createPropertySignature(undefined, factory.createStringLiteral(name), undefined, its),
    ]);
  const string = factory.createKeywordTypeNode(SyntaxKind.StringKeyword);
  const never = factory.createKeywordTypeNode(SyntaxKind.NeverKeyword);
  const named = factory.createParenthesizedType(
    factory.createIntersectionTypeNode([string, property(encoder, never)]),
  );
  const key = factory.createLiteralTypeNode(factory.createStringLiteral("encoded"));
  const either = factory.createUnionTypeNode([type, named]);
  return factory.createIndexedAccessTypeNode(property("encoded", either), key);
}

/**
 * Removes the methods that a path lacks: with `get?: never`, an app that adds a `get` by `paths & Mine` would get the type never.
 */
function withoutAbsentMethods(ts: TypeScript, node: Node): Node {
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== "paths") return node;
  const { factory, SyntaxKind } = ts;
  const items = node.members.map((item) => {
    if (!ts.isPropertySignature(item) || !item.type || !ts.isTypeLiteralNode(item.type)) return item;
    const present = item.type.members.filter((one) => {
      return !(ts.isPropertySignature(one) && one.type?.kind === SyntaxKind.NeverKeyword);
    });
    const type = factory.createTypeLiteralNode(present);
    return factory.updatePropertySignature(item, item.modifiers, item.name, item.questionToken, type);
  });
  return factory.createInterfaceDeclaration(node.modifiers, node.name, undefined, undefined, items);
}

/** Whether a schema name can be a type name. Some names have another meaning in the generated module. */
export const isTypeName = (name: string) => /^(?!(Record|Omit|OneOf|WithRequired)$)[A-Z]\w*$/.test(name);

/** Declares a type for each schema, so that editors and the compiler show its name instead of its members. */
function nameSchemas(ts: TypeScript, nodes: readonly Node[]): Node[] {
  const { factory } = ts;
  const named: Node[] = [];
  const name = (schema: TypeElement): TypeElement => {
    if (!ts.isPropertySignature(schema) || !ts.isIdentifier(schema.name) || !schema.type) return schema;
    const { text } = schema.name;
    if (!isTypeName(text)) return schema;
    const exported = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
    const alias = factory.createTypeAliasDeclaration(exported, text, undefined, schema.type);
    named.push(ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(schema)));
    return factory.createPropertySignature(undefined, text, undefined, factory.createTypeReferenceNode(text));
  };
  const all = nodes.map((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== "components") return node;
    const members = node.members.map((part) => {
      if (!ts.isPropertySignature(part) || !ts.isIdentifier(part.name) || part.name.text !== "schemas")
        return part;
      if (!part.type || !ts.isTypeLiteralNode(part.type)) return part;
      const schemas = factory.createTypeLiteralNode(part.type.members.map(name));
      return factory.updatePropertySignature(part, part.modifiers, part.name, part.questionToken, schemas);
    });
    return factory.createInterfaceDeclaration(node.modifiers, node.name, undefined, undefined, members);
  });
  return [...all, ...named];
}
