import { Refused } from "../../server/refuse.js";
import { type Assumptions, gapAnswers, isAssumable } from "./gap-answers.js";

/** The header with the assumptions of a single request. */
export const headerName = "Mock-Assume";

/**
 * Returns a header with assumptions for a single call, in addition to those that the mock was started with.
 *
 * @param assumptions - answers, by the ids of the gaps that they resolve
 * @returns headers for a call: `desk.GET("/forms", { headers: assume({ ... }) })`
 * @throws Error if an answer has the wrong form
 */
export function assume(assumptions: Assumptions): { "Mock-Assume": string } {
  checkAssumptions(assumptions);
  // A header can only have ASCII.
  return { [headerName]: encodeURIComponent(JSON.stringify(assumptions ?? {})) };
}

/**
 * Reads the assumptions of a request: the header that {@link assume} writes, or plain JSON, as people write it in a command.
 *
 * @throws Refused if the header is neither, or an answer has the wrong form
 */
export function readAssumptions(headers: Readonly<Record<string, string | undefined>> = {}): Assumptions {
  const assumptions = parse(headers[headerName.toLowerCase()] ?? "{}");
  checkAssumptions(assumptions);
  return assumptions;
}

function parse(text: string): Assumptions {
  try {
    const json = text.startsWith("{") ? text : decodeURIComponent(text);
    if (json.startsWith("{")) return JSON.parse(json) as Assumptions;
  } catch {}
  const example = '{"errors.unknown-id":{"status":404,"body":null}}';
  throw new Refused(
    422,
    `The header ${headerName} must be a JSON object of answers by gap, such as ${example}.`,
  );
}

/**
 * Checks assumptions, because the compiler sees neither JSON files nor the header of a request.
 *
 * @throws Refused that names the gap, and the answers that it can have
 */
export function checkAssumptions(assumptions: object): void {
  for (const [id, answer] of Object.entries(Object(assumptions))) {
    if (!isAssumable(id)) {
      throw new Refused(422, `assume: the mock's responses do not depend on a gap "${id}".`);
    }
    const { accepts, form } = gapAnswers[id];
    if (!accepts(answer)) {
      throw new Refused(422, `assume: "${id}" must be ${form}, and not ${JSON.stringify(answer)}.`);
    }
  }
}
