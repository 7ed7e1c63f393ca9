// The only module that knows openapi-typescript; CONTRIBUTING says what a move to another generator would need.
import type { Node, TypeElement, TypeNode } from "typescript";
import { type AnnotatedSchema, annotated, isEncodedList } from "./annotated.js";
import type { Document } from "./openapi.js";

type TypeScript = typeof import("typescript");

/** Writes a module with the types of a document: `paths`, `components`, `operations`, and one for each schema. */
export async function documentTypes(document: Document): Promise<string> {
  const { default: openapiTS, astToString } = await import("openapi-typescript");
  const { default: ts } = await import("typescript");
  const nodes = await openapiTS(JSON.stringify(annotated(document)), {
    // A default does not make a property of a request required: the caller may leave it out.
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => typeOf(ts, schema as AnnotatedSchema),
  });
  return astToString(nameSchemas(ts, nodes));
}

/** The type of what openapi-typescript would type as any string. */
function typeOf(ts: TypeScript, schema: AnnotatedSchema): TypeNode | undefined {
  const { factory, SyntaxKind } = ts;
  const string = factory.createKeywordTypeNode(SyntaxKind.StringKeyword);
  if (isEncodedList(schema)) {
    const end = factory.createTemplateLiteralTypeSpan(string, factory.createTemplateTail("]"));
    const list = factory.createTemplateLiteralType(factory.createTemplateHead("["), [end]);
    const encoder = schema["x-encoder"];
    if (typeof encoder !== "string") return list;
    return namingType(ts, list, encoder);
  }
  const values = schema["x-suggestions"];
  if (values === undefined) return undefined;
  const literals = values.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(value)));
  // Any string, but in a form that does not absorb the others: an editor completes those.
  const any = factory.createIntersectionTypeNode([string, factory.createTypeLiteralNode([])]);
  return factory.createUnionTypeNode([...literals, factory.createParenthesizedType(any)]);
}

/**
 * A type that no other value has, beside the name of the function that writes it: the compiler says the name to whoever passes a list. The
 * detour through a key keeps it from saying the name of the schema in its place.
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

/** The name of a schema's own type, unless it means something else in the generated module. */
export const isTypeName = (name: string) => /^(?!(Record|Omit|OneOf|WithRequired)$)[A-Z]\w*$/.test(name);

/** Declares a type for each schema, so that an editor and the compiler name it instead of writing it out. */
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
  const nameAll = (part: TypeElement): TypeElement => {
    if (!ts.isPropertySignature(part) || !ts.isIdentifier(part.name) || part.name.text !== "schemas")
      return part;
    if (!part.type || !ts.isTypeLiteralNode(part.type)) return part;
    const schemas = factory.createTypeLiteralNode(part.type.members.map(name));
    return factory.updatePropertySignature(part, part.modifiers, part.name, part.questionToken, schemas);
  };
  const all = nodes.map((node) =>
    ts.isInterfaceDeclaration(node) && node.name.text === "components"
      ? factory.createInterfaceDeclaration(
          node.modifiers,
          node.name,
          undefined,
          undefined,
          node.members.map(nameAll),
        )
      : node,
  );
  return [...all, ...named];
}
