import { InvalidArgumentError } from "./errors/invalid-argument-error.js";
import type { ErrorContext } from "./errors/support-desk-error.js";

/** Refuses query values that have no one spelling in a URL, and a custom range without its dates. */
export function checkQuery(query: Record<string, unknown>, context: ErrorContext): void {
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || typeof value === "boolean") continue;
    if (
      (typeof value === "string" && isWellFormed(value)) ||
      (typeof value === "number" && Number.isFinite(value))
    )
      continue;
    throw new InvalidArgumentError(
      `params.query.${name}`,
      "must be a well-formed string, a finite number or a boolean.",
      context,
    );
  }
  // The specification requires both dates with this range.
  if (query["range_type"] !== "custom") return;
  for (const name of ["start_date", "end_date"]) {
    if (query[name] === undefined || query[name] === null || query[name] === "") {
      throw new InvalidArgumentError(
        `params.query.${name}`,
        'is required when range_type is "custom".',
        context,
      );
    }
  }
}

function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
