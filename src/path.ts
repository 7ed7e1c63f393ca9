import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import type { ErrorContext } from "./errors/support-desk-error.js";

/** Refuses a template that is not a plain absolute path. */
export function checkTemplate(path: unknown, method: string): asserts path is string {
  if (typeof path !== "string" || !/^(?!.*(\/\/|\/\.\.?(\/|$)))\/[^?#%\\\s]*$/.test(path)) {
    throw new InvalidArgumentError(
      "path",
      'must be a path of the document, for example "/tickets/{ticket_id}"; values go into params.',
      { method, path: "?" },
    );
  }
}

/**
 * Fills a path template. A value is always one whole path segment: what could change the endpoint is refused.
 *
 * @param path - the template, for example `/tickets/{ticket_id}`
 * @param values - the value of each parameter
 */
export function fillPath(path: string, values: Record<string, unknown>, context: ErrorContext): string {
  return path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const segment = encodeScalar(value);
    // A URL resolves dots even where they are encoded.
    if (segment && !/^\.\.?$/.test(segment) && typeof value !== "boolean") return segment;
    throw new InvalidArgumentError(
      `params.path.${name}`,
      value == null
        ? "is missing."
        : 'must be a non-empty, well-formed string or a finite number, and not "." or "..".',
      context,
    );
  });
}

/** Writes a value for a URL; gives undefined for one that has no one spelling there. */
export function encodeScalar(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "boolean" && !Number.isFinite(value)) return undefined;
  try {
    return encodeURIComponent(value as string | number | boolean);
  } catch {
    // Half of a surrogate pair.
    return undefined;
  }
}
