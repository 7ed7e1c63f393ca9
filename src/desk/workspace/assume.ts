import { Refused } from "../../server/refuse.js";
import { type Assumptions, isAssumable, settlements } from "./settlements.js";

/** The header of a request that has assumptions for it alone. */
export const headerName = "Mock-Assume";

/**
 * Returns the header with what the remembering mock assumes in a single call, beside what it assumes in all.
 *
 * @param assumptions - answers by the ids of the gaps that they settle
 * @returns headers for a call: `desk.GET("/forms", { headers: assume({ ... }) })`
 * @throws Error where an assumption has the wrong form
 */
export function assume(assumptions: Assumptions): { "Mock-Assume": string } {
  checkAssumptions(assumptions);
  // A header has room for ASCII alone.
  return { [headerName]: encodeURIComponent(JSON.stringify(assumptions)) };
}

/**
 * Reads what a request assumes: what {@link assume} writes, or JSON as a person writes it in a command.
 *
 * @throws Refused where it is neither, or an assumption has the wrong form
 */
export function readAssumptions(headers: Readonly<Record<string, string | undefined>> = {}): Assumptions {
  const text = headers[headerName.toLowerCase()] ?? "{}";
  try {
    const json = text.startsWith("{") ? text : decodeURIComponent(text);
    if (!json.startsWith("{")) throw new SyntaxError();
    const assumptions = JSON.parse(json) as Assumptions;
    checkAssumptions(assumptions);
    return assumptions;
  } catch (error) {
    const reason =
      error instanceof WrongAssumption
        ? error.message
        : `The header ${headerName} must be a JSON object of assumptions.`;
    throw new Refused(422, reason);
  }
}

/** An assumption has the wrong form. */
export class WrongAssumption extends Error {}

/**
 * Checks assumptions, for callers without a compiler and for the header of a request.
 *
 * @throws WrongAssumption that names the gap, and what can be assumed of it
 */
export function checkAssumptions(assumptions: object): void {
  for (const [id, answer] of Object.entries(assumptions)) {
    if (!isAssumable(id)) {
      throw new WrongAssumption(`assume: the mock's answers do not depend on a gap "${id}".`);
    }
    const { accepts, form } = settlements[id];
    if (!accepts(answer)) {
      throw new WrongAssumption(`assume: "${id}" must be ${form}, and not ${JSON.stringify(answer)}.`);
    }
  }
}
