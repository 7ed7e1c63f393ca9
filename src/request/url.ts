import { InvalidArgumentError } from "../errors/invalid-argument-error.js";

/** Refuses a template that is not a plain absolute path. */
export function checkTemplate(path: unknown): asserts path is string {
  if (typeof path !== "string" || !/^(?!.*(\/\/|\/\.\.?(\/|$)))\/[^?#%\\\s\p{Cc}]*$/u.test(path)) {
    throw new InvalidArgumentError("path", 'must be a path of the document, such as "/tickets/{ticket_id}".');
  }
}

/**
 * The `pathSerializer` of openapi-fetch. A value is always one whole path segment: what could change the endpoint is refused.
 *
 * @param url - the base URL and the template, for example `https://acme.desk.example/tickets/{ticket_id}`
 * @param values - the value of each parameter
 */
export function serializePath(url: string, values: Record<string, unknown>): string {
  return url.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const segment = encodeScalar(value);
    // A URL resolves dots even where they are encoded.
    if (segment && !/^\.\.?$/.test(segment) && typeof value !== "boolean") return segment;
    throw new InvalidArgumentError(
      `params.path.${name}`,
      value == null
        ? "is missing."
        : 'must be a non-empty, well-formed string or a finite number, and not "." or "..".',
    );
  });
}

/** The `querySerializer` of openapi-fetch. Refuses values that have no single spelling in a URL. */
export function serializeQuery(query: Record<string, unknown>): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    if (value == null) continue;
    const text = encodeScalar(value);
    if (text === undefined) {
      throw new InvalidArgumentError(
        `params.query.${name}`,
        "must be a well-formed string, a finite number or a boolean.",
      );
    }
    pairs.push(`${encodeURIComponent(name)}=${text}`);
  }
  return pairs.join("&");
}

/** Encodes a value for a URL. Returns undefined for one that has no single spelling there. */
function encodeScalar(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "boolean" && !Number.isFinite(value)) return undefined;
  try {
    return encodeURIComponent(value as string | number | boolean);
  } catch {
    // Half of a surrogate pair.
    return undefined;
  }
}
