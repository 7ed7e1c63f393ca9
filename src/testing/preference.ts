/** Which of the documented answers the mock returns. */
export interface Preference {
  /** The status, for example 401, or any other that the document leaves to `default`, such as 429 or 503. */
  code?: number;
  /** The name of an example in the document, for example `lastAdmin`. */
  example?: string;
  /**
   * Makes up an answer that fits the schema, instead of taking an example.
   *
   * @default false
   */
  dynamic?: boolean;
}

/**
 * Gives the headers that ask the mock for one of the documented answers, for a single call.
 *
 * @param preference - the status, the example, or both
 * @returns headers for a call: `desk.GET("/forms", { headers: prefer({ code: 401 }) })`
 */
export function prefer({ code, example, dynamic }: Preference): { Prefer: string } {
  const parts = Object.entries({ code, example, dynamic }).filter(([, value]) => value !== undefined);
  return { Prefer: parts.map(([name, value]) => `${name}=${value}`).join(", ") };
}

/** What Prism calls a preference. */
interface Wanted {
  code?: number;
  exampleKey?: string;
  dynamic?: boolean;
}

/** Adds what the mock was told to prefer to what a request asks for; the request goes first. */
export function withPreference(asked: Wanted = {}, { code, example, dynamic }: Preference = {}): object {
  return {
    ...asked,
    code: asked.code ?? code,
    exampleKey: asked.exampleKey ?? example,
    dynamic: asked.dynamic || dynamic,
  };
}
