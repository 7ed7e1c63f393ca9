// Finds mistakes in a body that validators accept: undocumented names, and a list that isn't JSON in a string.
import { json } from "./outgoing.js";
import type { MockOperation } from "./prism.js";

type Schema = boolean | undefined | SchemaObject;

interface SchemaObject {
  contentMediaType?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/**
 * Returns the mistakes in the body of a request, as sentences.
 *
 * @param listEncoder - the name of the function that writes a list as JSON into a string
 */
export function checkBody(operation: MockOperation, body: unknown, listEncoder: string): string[] {
  const content = operation.request?.body?.contents?.find(({ mediaType }) => mediaType === json);
  return content ? [...mistakesIn(body, [content.schema as Schema], listEncoder, "body")] : [];
}

/** @param schemas - the schemas that can describe the value, such as each form of a union */
function* mistakesIn(
  value: unknown,
  schemas: readonly Schema[],
  listEncoder: string,
  at: string,
): Generator<string> {
  const parts = schemas.flatMap(partsOf);
  if (typeof value === "string") {
    const isJson = parts.some(({ contentMediaType }) => contentMediaType === "application/json");
    if (isJson && !isListAsJson(value))
      yield `${at} must be a JSON array in a string; ${listEncoder} writes it`;
  } else if (Array.isArray(value)) {
    const items = parts.map((part) => part.items);
    for (const [index, item] of value.entries())
      yield* mistakesIn(item, items, listEncoder, `${at}.${index}`);
  } else if (typeof value === "object" && value !== null) {
    const named = parts.filter(({ properties }) => properties !== undefined);
    const isOpen =
      named.length === 0 || parts.some(({ additionalProperties = false }) => additionalProperties !== false);
    for (const [name, one] of Object.entries(value)) {
      const below = named.filter(({ properties }) => Object.hasOwn(properties ?? {}, name));
      if (below.length > 0) {
        const own = below.map(({ properties }) => properties?.[name]);
        yield* mistakesIn(one, own, listEncoder, `${at}.${name}`);
      } else if (!isOpen) yield `${at}.${name} is not in the document`;
    }
  }
}

/** A schema, with the schemas that it combines. Prism has replaced all references. */
function partsOf(schema: Schema): SchemaObject[] {
  if (typeof schema !== "object") return [];
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  return [schema, ...[...allOf, ...anyOf, ...oneOf].flatMap(partsOf)];
}

function isListAsJson(text: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((item) => typeof item === "string");
  } catch {
    return false;
  }
}
