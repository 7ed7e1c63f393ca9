import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import type { ErrorContext } from "./errors/support-desk-error.js";

/**
 * Fills a path template. A value is always one whole path segment: what could change the endpoint is refused.
 *
 * @param path - the template, for example `/tickets/{ticket_id}`
 * @param values - the value of each parameter
 */
export function fillPath(path: string, values: Record<string, unknown>, context: ErrorContext): string {
  return path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const argument = `params.path.${name}`;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value !== "string" && !(typeof value === "number" && Number.isFinite(value))) {
      throw new InvalidArgumentError(
        argument,
        value === undefined || value === null ? "is missing." : "must be a string or a finite number.",
        context,
      );
    }
    const text = String(value);
    if (text === "") throw new InvalidArgumentError(argument, "must not be empty.", context);
    // A URL resolves these two even where they are encoded.
    if (text === "." || text === "..")
      throw new InvalidArgumentError(argument, `must not be "${text}".`, context);
    try {
      return encodeURIComponent(text);
    } catch {
      throw new InvalidArgumentError(
        argument,
        "must be well-formed Unicode; it holds half of a surrogate pair.",
        context,
      );
    }
  });
}

/** Refuses a template that is not a plain absolute path. */
export function checkTemplate(path: unknown, context: ErrorContext): asserts path is string {
  if (typeof path !== "string" || !path.startsWith("/") || /[?#%\\\s]|\/\/|\/\.{1,2}(\/|$)/.test(path)) {
    throw new InvalidArgumentError(
      "path",
      'must be a path of the document, for example "/tickets/{ticket_id}"; values go into params.',
      context,
    );
  }
}
