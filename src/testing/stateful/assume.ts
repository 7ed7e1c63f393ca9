import type { Assumptions } from "./answers.js";
import { checkAssumptions, WrongAssumption } from "./settlements.js";

/** The header of a request that has assumptions for it alone. */
export const headerName = "Mock-Assume";

/**
 * Returns the header with what the remembering mock assumes in a single call, beside what it assumes in all.
 *
 * @param assumptions - answers by the ids of the gaps that they settle
 * @returns headers for a call: `desk.GET("/forms", { headers: assume({ ... }) })`
 * @throws WrongAssumption where an assumption has the wrong form
 */
export function assume(assumptions: Assumptions): { "Mock-Assume": string } {
  checkAssumptions(assumptions);
  // A header has room for ASCII alone.
  return { [headerName]: encodeURIComponent(JSON.stringify(assumptions)) };
}

/**
 * Reads what a request assumes.
 *
 * @throws WrongAssumption where it is not what {@link assume} writes, or has the wrong form
 */
export function readAssumptions(headers: Readonly<Record<string, string | undefined>> = {}): Assumptions {
  const text = headers[headerName.toLowerCase()];
  if (text === undefined) return {};
  const assumptions = parse(text);
  if (typeof assumptions !== "object" || assumptions === null || Array.isArray(assumptions)) {
    throw new WrongAssumption(`The header ${headerName} must be a JSON object of assumptions.`);
  }
  checkAssumptions(assumptions);
  return assumptions;
}

/** Parses what {@link assume} writes, or JSON as a person writes it in a command. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.startsWith("{") ? text : decodeURIComponent(text));
  } catch {
    return undefined;
  }
}
