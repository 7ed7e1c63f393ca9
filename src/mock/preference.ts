import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import { Refused } from "../server/refuse.js";
import { isFinalStatus } from "./outgoing.js";

/** The documented response that the mock should return. */
export interface Preference {
  /**
   * The status, for example 401. A status that the document leaves to `default`, such as 429 or 503, is accepted, too. It is a whole
   * number from 200 to 599.
   */
  code?: number;
  /** The name of an example in the document, for example `unknownBook`. */
  example?: string;
  /**
   * Generates a response from the schema, instead of using an example.
   *
   * @default false
   */
  dynamic?: boolean;
}

/**
 * Returns headers that ask the mock for one of the documented responses, for a single call.
 *
 * @param preference - the status, the example, or both
 * @returns headers for a call: `client.GET("/books", { headers: prefer({ code: 401 }) })`
 * @throws InvalidArgumentError if the status is not from 200 to 599
 */
export function prefer(preference: Preference): { Prefer: string } {
  const parts = Object.entries(checkPreference(preference));
  return { Prefer: parts.map(([name, value]) => `${name}=${value}`).join(", ") };
}

/**
 * Checks a preference. A response with a status below 200 is not final: the client would wait for another one.
 *
 * @returns the preference without null and undefined
 * @throws InvalidArgumentError if the status is not from 200 to 599, or a name is misspelt
 */
export function checkPreference(preference: Preference): Preference {
  const stated = withoutNull(preference);
  const { code, example, dynamic, ...others } = stated;
  for (const name in others) {
    throw new InvalidArgumentError(
      `preference.${name}`,
      "is not a preference; use code, example or dynamic.",
    );
  }
  if (code === undefined || isFinalStatus(code)) return stated;
  throw new InvalidArgumentError("preference.code", `must be a status from 200 to 599, and not ${code}.`);
}

/** Leaves out null and undefined, which stand for missing properties. */
function withoutNull(preference: object): Preference {
  return Object.fromEntries(Object.entries(Object(preference)).filter(([, value]) => value != null));
}

/**
 * Reads the header `Prefer` of a request.
 *
 * @throws Refused if the status is not from 200 to 599
 */
export function readPreference(header: string | undefined): Preference {
  if (header === undefined) return {};
  const asked = new Map(
    [...header.matchAll(/(\w+) *= *(?:"([^"]*)"|([^\s,;]+))/g)].map(([, name = "", quoted, plain]) => [
      name.toLowerCase(),
      quoted ?? plain ?? "",
    ]),
  );
  const [code, example, dynamic] = ["code", "example", "dynamic"].map((name) => asked.get(name));
  if (code !== undefined && !(/^\d{3}$/.test(code) && isFinalStatus(Number(code)))) {
    throw new Refused(422, `The header Prefer must ask for a code from 200 to 599, and not "${code}".`);
  }
  return withoutNull({ code: code && Number(code), example, dynamic: dynamic === "true" || null });
}
