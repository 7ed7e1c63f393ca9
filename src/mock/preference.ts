import { isFinalStatus } from "./outgoing.js";

/** Which of the documented answers the mock returns. */
export interface Preference {
  /**
   * The status, for example 401, or any other that the document leaves to `default`, such as 429 or 503: a whole number from
   * 200 to 599.
   */
  code?: number;
  /** The name of an example in the document, for example `unknownBook`. */
  example?: string;
  /**
   * Makes up an answer that fits the schema, instead of taking an example.
   *
   * @default false
   */
  dynamic?: boolean;
}

/**
 * Returns the headers that ask the mock for one of the documented answers, for a single call.
 *
 * @param preference - the status, the example, or both
 * @returns headers for a call: `client.GET("/books", { headers: prefer({ code: 401 }) })`
 * @throws Error where the status is not one of a final answer
 */
export function prefer(preference: Preference): { Prefer: string } {
  checkPreference(preference);
  const { code, example, dynamic } = preference;
  const parts = Object.entries({ code, example, dynamic }).filter(([, value]) => value !== undefined);
  return { Prefer: parts.map(([name, value]) => `${name}=${value}`).join(", ") };
}

/**
 * Checks what is preferred. An answer with a status below 200 is not final: a client would wait for another.
 *
 * @throws Error where the status is not one of a final answer, or a name is misspelt
 */
export function checkPreference({ code, example, dynamic, ...others }: Preference): void {
  for (const name in others) throw new Error(`A preference has no ${name}.`);
  if (code === undefined || isFinalStatus(code)) return;
  throw new Error(`The preferred code must be a status from 200 to 599, and not ${code}.`);
}

/**
 * Reads what a request prefers, from its header `Prefer`.
 *
 * @throws Error where the status is not one of a final answer
 */
export function readPreference(header: string | undefined): Preference {
  if (header === undefined) return {};
  const asked = new Map(
    [...header.matchAll(/(\w+) *= *(?:"([^"]*)"|([^\s,;]+))/g)].map(([, name = "", quoted, plain]) => [
      name.toLowerCase(),
      quoted ?? plain ?? "",
    ]),
  );
  const code = asked.get("code");
  if (code !== undefined && !(/^\d{3}$/.test(code) && isFinalStatus(Number(code)))) {
    throw new Error(`The header Prefer must ask for a code from 200 to 599, and not "${code}".`);
  }
  const example = asked.get("example");
  return {
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { example }),
    ...(asked.get("dynamic") === "true" && { dynamic: true }),
  };
}
