// Removes API keys from everything that people can read. From top to bottom: how a key is found, which keys a client
// searches for, and the texts, JSON values, responses and causes of errors that it removes them from.

import { cut } from "../../base/printable.js";

const redactionMark = "[redacted]";

/** A shorter key is a placeholder such as "test". Removing it would break words. */
const shortestKey = 8;

/** How many characters of a key can be escaped. An engine compiles a pattern for more for seconds, or throws an error with the key. */
const mostEscapable = 256;

/** How many keys a client remembers at least: a response can repeat the key of a call that ran at the same time or before. */
const mostKeys = 100;

/** The maximum number of errors in a copied cause. */
const mostCauses = 50;

function createSearch(key: string) {
  return {
    pattern: new RegExp(sourceOf(key), "gi"),
    /** Finds a beginning of the key in a cut text, and whatever follows. */
    beginning: new RegExp(`(?:${sourceOf(key.slice(0, shortestKey))}).*`, "is"),
    /** How many calls on their way use the key. */
    uses: 0,
  };
}

/** Patterns for what JSON writes before a character: always before a backslash, and sometimes before the other two. */
const jsonPrefixes: Record<string, string> = { "\\": "\\\\", '"': "\\\\?", "/": "\\\\?" };

/** Returns a pattern for a key in all spellings that the client finds. */
function sourceOf(key: string): string {
  // Only JSON doubles backslashes. A pattern that allows both would try all ways to pair the backslashes of a text.
  return key.includes("\\") ? `${spell(key, jsonPrefixes)}|${spell(key, {})}` : spell(key, jsonPrefixes);
}

/** Returns a pattern for a key with its characters as they are, or escaped in JSON, in a URL or by a number in HTML. */
function spell(key: string, prefixes: Record<string, string>): string {
  let count = 0;
  return key.replace(/./gs, (char) => {
    const literal = char.replace(/\W/, "\\$&");
    // Encoders leave letters and digits as they are, so a long key can do without their escapes.
    if (count === mostEscapable || (key.length > mostEscapable && /\w/.test(char))) return literal;
    count += 1;
    // A sign must not be an alternative of itself, because a pattern would try both.
    const codes = [...new Set([char.toLowerCase(), char.toUpperCase()])].map((one) => one.charCodeAt(0));
    const hex = `(?:${codes.map((code) => code.toString(16).padStart(2, "0")).join("|")})`;
    const html = `&#(?:x0*${hex}|0*(?:${codes.join("|")}));`;
    return `(?:[\\\\%](?:u00)?${hex}|${html}|${prefixes[char] ?? ""}${literal})`;
  });
}

/**
 * Removes the API keys of a client: those of its calls on their way, and the last ones before. Finds a key in any letter
 * case, as it is, or with any of its characters escaped once.
 */
export class Redactor {
  /** From the earliest use to the latest. */
  readonly #keys = new Map<string, ReturnType<typeof createSearch>>();

  /** Adds the key of a call. */
  add(key: string): void {
    if (key.length < shortestKey) return;
    const search = this.#keys.get(key) ?? createSearch(key);
    search.uses += 1;
    this.#keys.delete(key);
    this.#keys.set(key, search);
  }

  /** Ends the use of a call's keys. Forgets the earliest keys, so that a client whose key changes doesn't get slower. */
  release(keys: readonly string[]): void {
    for (const key of keys) {
      const search = this.#keys.get(key);
      if (search) search.uses -= 1;
    }
    for (const [key, { uses }] of this.#keys) {
      if (uses === 0 && this.#keys.size > mostKeys) this.#keys.delete(key);
    }
  }

  /** Checks whether a text contains a key. */
  finds(text: string): boolean {
    return [...this.#keys.values()].some(({ pattern }) => text.search(pattern) >= 0);
  }

  /** Checks whether the values of a JSON text can contain a key. */
  canBeIn(json: string): boolean {
    // An escape in a value can be escaped in the text, such as "\\u0041" and "\u0026#65;". JSON writers escape only some signs.
    const nested = /\\(?:\\|u00(?:26#|(?!2[267bf]|3[cde]|60)[2-7]))/i;
    return nested.test(json) || this.finds(json);
  }

  /** Removes the keys from a text. */
  readonly text = (text: string): string => {
    if (!this.finds(text)) return text;
    // A key can begin with another key.
    const longestFirst = [...this.#keys].sort(([a], [b]) => b.length - a.length);
    return longestFirst.reduce((safe, [, { pattern }]) => safe.replace(pattern, redactionMark), text);
  };

  /** Removes the keys from the first characters of a text, even a key that the cut goes through. */
  beginning(text: string, length: number): string {
    let safe = this.text(cut(text, length));
    for (const { beginning } of this.#keys.values()) safe = safe.replace(beginning, "");
    return safe;
  }
}

/** Copies parsed JSON without the keys in its values and names. */
export function redactJson(value: unknown, redactor: Redactor): unknown {
  if (typeof value === "string") return redactor.text(value);
  if (Array.isArray(value)) return value.map((item) => redactJson(item, redactor));
  // A response can repeat a key of digits as a number.
  if (Object(value) !== value) return redactor.finds(String(value)) ? redactionMark : value;
  const copy = new Map<string, unknown>();
  for (const [name, item] of Object.entries(value as object)) {
    const safe = redactor.text(name);
    // A number keeps fields apart that have the same name without the keys.
    copy.set(copy.has(safe) ? `${safe} (${copy.size + 1})` : safe, redactJson(item, redactor));
  }
  // Even __proto__ becomes an own property, so it does not change a prototype.
  return Object.fromEntries(copy);
}

/** Copies headers without the keys. Leaves out a header whose name contains a key. */
function redactHeaders(headers: Headers, { text }: Redactor): Headers {
  const copy = new Headers();
  for (const [name, value] of headers) {
    try {
      copy.append(text(name), text(String(value)));
    } catch {
      // The name contains the mark, or an injected fetch returned an invalid header.
    }
  }
  return copy;
}

/** Copies a response with another body and without the keys, even if `Response` does not allow its status. */
export function redactedCopy(response: Response, body: string | null, redactor: Redactor): Response {
  const { status, statusText = "", url = "" } = response;
  const isAllowed = status >= 200 && status <= 599;
  const copy = new Response([204, 205, 304].includes(status) ? null : body, {
    status: isAllowed ? status : 200,
    // `Response` refuses some characters. They must not hide a key.
    statusText: redactor.text(String(statusText).replace(/[^\t -~]/g, "")),
    headers: redactHeaders(response.headers, redactor),
  });
  const properties = isAllowed ? {} : { status: { value: status }, ok: { value: false } };
  return Object.defineProperties(copy, { url: { value: redactor.text(String(url)) }, ...properties });
}

/**
 * Copies the rejection of a fetch: the name, message, code and stack of each error. Leaves out all other properties, because
 * they could hide a key where a search cannot find it.
 *
 * @returns the copy, and the codes of all errors in it, outermost first, each with the message on the next line. A cause that
 * could not be read has an empty code
 */
export function redactCause(error: unknown, redactor: Redactor): { cause: unknown; codes: string[] } {
  const codes: string[] = [];
  let visited = 0;
  const show = (value: unknown) => redactor.text(String(value ?? ""));
  const copyOf = (one: unknown): unknown => {
    visited += 1;
    try {
      if (visited > mostCauses) throw one;
      if (Object(one) !== one) return redactJson(one, redactor);
      const { name, message, code, stack, errors, cause } = one as Record<string, unknown>;
      const copy = Object.assign(new Error(show(message)), { name: show(name), stack: show(stack) });
      // Node gives the error of several addresses the code of the first one, without its text.
      const told = Array.isArray(errors) ? Object(errors[0]) : one;
      if (typeof code === "string") codes.push(show(`${code}\n${told.message}`));
      // The code of a DOMException is a number.
      if (/string|number/.test(typeof code)) Object.assign(copy, { code: redactJson(code, redactor) });
      if (Array.isArray(errors)) Object.assign(copy, { errors: errors.slice(0, mostCauses).map(copyOf) });
      if (cause !== undefined) copy.cause = copyOf(cause);
      return copy;
    } catch {
      // Reading a property threw an error, or there are too many causes.
      codes.push("");
      return redactionMark;
    }
  };
  return { cause: copyOf(error), codes };
}
