import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import type { ErrorContext } from "./errors/support-desk-error.js";
import { encodeScalar } from "./path.js";

/** Writes a query with its question mark, or nothing. Refuses values that have no one spelling in a URL. */
export function writeQuery(query: Record<string, unknown>, context: ErrorContext): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    if (value == null) continue;
    const pair = [encodeScalar(name), encodeScalar(value)];
    if (pair.includes(undefined)) {
      throw new InvalidArgumentError(
        `params.query.${name}`,
        "must be a well-formed string, a finite number or a boolean.",
        context,
      );
    }
    pairs.push(pair.join("="));
  }
  // The specification requires both dates with this range.
  if (query["range_type"] === "custom") {
    for (const name of ["start_date", "end_date"]) {
      if (query[name]) continue;
      throw new InvalidArgumentError(
        `params.query.${name}`,
        'is required when range_type is "custom".',
        context,
      );
    }
  }
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}
