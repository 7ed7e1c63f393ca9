// Finds what no validator looks at in a body: names that the document does not have, and JSON in a string.
import { nodeAt } from "../validate/json-pointer.js";
import { json } from "./outgoing.js";
import type { MockOperation } from "./prism.js";

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

/**
 * Returns what is wrong with the body of a request for an operation, as sentences.
 *
 * @param listEncoder - the function that writes a list as JSON into a string
 */
export function checkBody(operation: MockOperation, body: unknown, listEncoder: string): string[] {
  const content = operation.request?.body?.contents?.find(({ mediaType }) => mediaType === json);
  // Prism has put what a schema refers to in its place, but for one that refers to itself.
  const context = { operation, listEncoder };
  return content ? [...wrongIn(body, [content.schema as Schema], context, "body")] : [];
}

interface Context {
  operation: MockOperation;
  listEncoder: string;
}

/** @param schemas - those that can describe the value: of a union, each form */
function* wrongIn(
  value: unknown,
  schemas: readonly (Schema | boolean | undefined)[],
  context: Context,
  at: string,
): Generator<string> {
  const parts = partsOf(schemas, context.operation);
  if (typeof value === "string") {
    const isJson = parts.some(({ contentMediaType }) => contentMediaType === "application/json");
    if (isJson && !isListAsJson(value)) {
      yield `${at} must be a JSON array in a string; ${context.listEncoder} writes it`;
    }
  } else if (Array.isArray(value)) {
    const items = parts.map((part) => part.items);
    for (const [index, item] of value.entries()) yield* wrongIn(item, items, context, `${at}.${index}`);
  } else if (typeof value === "object" && value !== null) {
    const named = parts.filter(({ properties }) => properties !== undefined);
    const isOpen = named.length === 0 || parts.some(statesOthers);
    for (const [name, one] of Object.entries(value)) {
      const below = named.filter(({ properties }) => Object.hasOwn(properties ?? {}, name));
      if (below.length > 0) {
        const own = below.map(({ properties }) => properties?.[name]);
        yield* wrongIn(one, own, context, `${at}.${name}`);
      } else if (!isOpen) yield `${at}.${name} is not in the document`;
    }
  }
}

/** Whether a schema says something of names that it does not list. */
function statesOthers({ additionalProperties, patternProperties }: Schema): boolean {
  return (additionalProperties ?? false) !== false || patternProperties !== undefined;
}

/** Schemas with all that they refer to and consist of. */
function partsOf(schemas: readonly (Schema | boolean | undefined)[], operation: MockOperation): Schema[] {
  const parts = new Set<Schema>();
  const add = (schema: Schema | boolean | undefined): void => {
    if (typeof schema !== "object" || schema === null || parts.has(schema)) return;
    parts.add(schema);
    if (schema.$ref !== undefined) add(nodeAt(operation, schema.$ref) as Schema | undefined);
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
