import { parseJson } from "../result/json.js";
import { findExcess } from "../transport/json-limits.js";

/** A body that is no JSON, such as a page of a gateway. */
export const noJson = Symbol();

/** The JSON of a text, or `noJson`; undefined where it is empty, too large, or JSON that was cut off. */
export function bodyOf(text: string | undefined): unknown {
  if (text === undefined || text === "" || findExcess(text)) return undefined;
  const parsed = parseJson(text);
  if ("value" in parsed) return parsed.value;
  return /^\s*[[{"]/.test(text) ? undefined : noJson;
}
