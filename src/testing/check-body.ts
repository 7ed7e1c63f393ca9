// What a body has that no validator looks at: names that the document does not have, and JSON in a string.
import { nodeAt } from "../document/json-pointer.js";
import { type MockDocument, objectAt, pathOf } from "./document.js";

interface Schema {
  $ref?: string;
  contentMediaType?: string;
  properties?: Record<string, Schema | boolean>;
  additionalProperties?: Schema | boolean;
  patternProperties?: object;
  items?: Schema | boolean;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** Returns what is wrong with a value, as sentences. */
export type CheckBody = (body: unknown) => string[];

/** Returns the checks of the bodies of operations, by method and path, such as `POST /api/external/v2/tickets`. */
export function bodyChecks(documents: readonly MockDocument[]): Map<string, CheckBody> {
  const checks = new Map<string, CheckBody>();
  for (const document of documents) {
    for (const [path, item] of Object.entries(objectAt(document, "paths") ?? {})) {
      for (const method of Object.keys(Object(item) as object)) {
        const operation = objectAt(document, "paths", path, method);
        const body = resolve(document, operation?.["requestBody"]);
        const content = body?.["content"] as Record<string, { schema?: Schema }> | undefined;
        const schema = content?.["application/json"]?.schema;
        if (schema === undefined) continue;
        const name = `${method.toUpperCase()} ${pathOf(document)}${path}`;
        checks.set(name, (value) => [...wrongIn(value, [schema], document, "body")]);
      }
    }
  }
  return checks;
}

function resolve(document: MockDocument, node: unknown): Record<string, unknown> | undefined {
  const { $ref } = Object(node) as { $ref?: string };
  return ($ref === undefined ? node : nodeAt(document, $ref)) as Record<string, unknown> | undefined;
}

/** @param schemas - those that can describe the value: of a union, each form */
function* wrongIn(
  value: unknown,
  schemas: readonly (Schema | boolean | undefined)[],
  document: MockDocument,
  at: string,
): Generator<string> {
  const parts = partsOf(schemas, document);
  if (typeof value === "string") {
    const isJson = parts.some(({ contentMediaType }) => contentMediaType === "application/json");
    if (isJson && !isListAsJson(value)) {
      yield `${at} must be a JSON array in a string; encodeRecipients writes it`;
    }
  } else if (Array.isArray(value)) {
    const items = parts.map((part) => part.items);
    for (const [index, item] of value.entries()) yield* wrongIn(item, items, document, `${at}.${index}`);
  } else if (typeof value === "object" && value !== null) {
    const named = parts.filter(({ properties }) => properties !== undefined);
    const isOpen = named.length === 0 || parts.some(statesOthers);
    for (const [name, one] of Object.entries(value)) {
      const below = named.filter(({ properties }) => Object.hasOwn(properties ?? {}, name));
      if (below.length > 0) {
        const own = below.map(({ properties }) => properties?.[name]);
        yield* wrongIn(one, own, document, `${at}.${name}`);
      } else if (!isOpen) yield `${at}.${name} is not in the document`;
    }
  }
}

/** Whether a schema says something of names that it does not list. */
function statesOthers({ additionalProperties, patternProperties }: Schema): boolean {
  return (additionalProperties ?? false) !== false || patternProperties !== undefined;
}

/** Schemas with all that they refer to and consist of. */
function partsOf(schemas: readonly (Schema | boolean | undefined)[], document: MockDocument): Schema[] {
  const parts = new Set<Schema>();
  const add = (schema: Schema | boolean | undefined): void => {
    if (typeof schema !== "object" || schema === null || parts.has(schema)) return;
    parts.add(schema);
    if (schema.$ref !== undefined) add(nodeAt(document, schema.$ref) as Schema | undefined);
    for (const part of [schema.allOf, schema.anyOf, schema.oneOf].flatMap((list) => list ?? [])) add(part);
  };
  schemas.forEach(add);
  return [...parts];
}

function isListAsJson(text: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((item) => typeof item === "string");
  } catch {
    return false;
  }
}
