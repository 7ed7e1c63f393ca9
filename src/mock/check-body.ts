// Finds mistakes in a body that validators accept: undocumented names, and a list that isn't JSON in a string.
import { bodyOf } from "../document/bodies.js";
import { isObject } from "../document/place.js";
import type { Operation } from "../document/reading.js";
import { combining, walk } from "../document/walk.js";

/** A value in a body, and where it is. */
interface Given {
  value: unknown;
  at: string;
}

/**
 * Returns the mistakes in the body of a request, as sentences.
 *
 * @param listEncoder - the name of the function that writes a list as JSON into a string
 */
export function checkBody(operation: Operation, body: unknown, listEncoder: string): string[] {
  const schema = bodyOf(operation.place.child("requestBody"));
  if (schema === undefined) return [];
  // Each form of a union can describe a value.
  const options = { joined: combining, given: { value: body, at: "body" } };
  return walk<string[], Given>(schema, options, ({ schemas, given: { value, at } }, below) => {
    const nodes = schemas.map(({ node }) => node);
    if (typeof value === "string") {
      const isJson = nodes.some(({ contentMediaType }) => contentMediaType === "application/json");
      return isJson && !isListAsJson(value)
        ? [`${at} must be a JSON array in a string; ${listEncoder} writes it`]
        : [];
    }
    if (Array.isArray(value)) {
      const items = value.flatMap((item, index) =>
        below("items", () => ({ value: item, at: `${at}.${index}` })),
      );
      return items.flatMap(([, mistakes]) => mistakes);
    }
    if (!isObject(value)) return [];
    const inside = new Map(below("properties", (name) => ({ value: value[name], at: `${at}.${name}` })));
    const isOpen =
      !nodes.some(({ properties }) => properties) ||
      nodes.some(({ additionalProperties }) => additionalProperties);
    const unknown = (name: string) => (isOpen ? [] : [`${at}.${name} is not in the document`]);
    return Object.keys(value).flatMap((name) => inside.get(name) ?? unknown(name));
  });
}

function isListAsJson(text: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((item) => typeof item === "string");
  } catch {
    return false;
  }
}
