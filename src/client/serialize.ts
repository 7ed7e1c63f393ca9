// The serializers for openapi-fetch. They also check the arguments of a call.

import { checkOwnValues, isPlainObject, Refusal, refuse } from "./checks.js";

/** Refuses a path template that is not a plain absolute path. */
export function checkTemplate(path: unknown): asserts path is string {
  if (typeof path !== "string" || !/^(?!.*(\/\/|\/\.\.?(\/|$)))\/[^?#%\\\s\p{Cc}]*$/u.test(path)) {
    refuse("path", 'must be a path of the document, for example "/items/{item_id}".');
  }
}

/**
 * The `pathSerializer` for openapi-fetch. A value fills exactly one path segment, so that it cannot change the endpoint.
 *
 * @param url - the base URL with the template, for example `https://acme.desk.example/items/{item_id}`
 * @param values - the value of each parameter
 */
export function serializePath(url: string, values: Record<string, unknown>): string {
  return url.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const segment = encodeScalar(value);
    // A URL resolves dots even where they are encoded.
    if (segment && !/^\.\.?$/.test(segment) && typeof value !== "boolean") return segment;
    refuse(
      `params.path.${name}`,
      value == null
        ? "is missing."
        : 'must be a non-empty, well-formed string or a finite number, and not "." or "..".',
    );
  });
}

/** The `querySerializer` for openapi-fetch. Refuses lists, objects and other values without a clear spelling in a URL. */
export function serializeQuery(query: Record<string, unknown>): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    if (value == null) continue;
    const key = encodeScalar(name);
    const text = encodeScalar(value);
    if (key === undefined || text === undefined) {
      refuse(`params.query.${name}`, "must be a well-formed string, a finite number or a boolean.");
    }
    pairs.push(`${key}=${text}`);
  }
  return pairs.join("&");
}

/** Encodes a value for a URL. Returns undefined for a value without a clear spelling. */
function encodeScalar(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "boolean" && !Number.isFinite(value)) return undefined;
  try {
    return encodeURIComponent(value as string | number | boolean);
  } catch {
    // encodeURIComponent throws for half of a surrogate pair.
    return undefined;
  }
}

/** The `bodySerializer` for openapi-fetch. Writes JSON, and refuses values that JSON would silently lose. */
export function serializeBody(body: unknown): string {
  // The location of each list and object so far.
  const locations = new Map<unknown, string>();
  function check(this: Record<string, unknown>, name: string, value: unknown): unknown {
    if (locations.size === 0 && !isPlainObject(value)) {
      refuse("body", "must be an object.");
    }
    if (typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) return value;
    const isItem = Array.isArray(this);
    // JSON leaves out undefined in an object, but writes null for it in a list. For an invalid date, it always writes null.
    if (value === undefined && !isItem) return value;
    if (value === null && this[name] === null) return value;
    const holder = locations.get(this);
    const location = holder === undefined ? "body" : isItem ? `${holder}[${name}]` : `${holder}.${name}`;
    if (isPlainObject(value)) checkOwnValues(location, value);
    else if (!Array.isArray(value)) refuse(location, notJson);
    locations.set(value, location);
    return value;
  }
  try {
    return JSON.stringify(body, check);
  } catch (cause) {
    // The body has a cycle, or one of its getters or toJSON methods throws.
    if (cause instanceof Refusal) throw cause;
    refuse("body", notJson, cause);
  }
}

const notJson =
  "cannot be written as JSON; use strings, finite numbers, booleans, null, lists and plain objects.";
