/** What replaces a secret. A key that is a part of it is none. */
const mark = "[redacted]";

/** The shortest secret that is searched for: a shorter one is a placeholder, such as "test", and taking it out would break words. */
const shortest = 8;

/** How many errors behind an error are copied. */
const mostCauses = 50;

/** Removes secrets from texts. */
export interface Redactor {
  /** Whether a text has a secret in it. */
  finds(value: string): boolean;
  /** Removes the secrets from a text. */
  text(value: string): string;
  /** Removes the secrets from a text that was cut, and what can be the beginning of one at its end. */
  beginning(value: string): string;
}

/** Creates a redactor of some secrets. */
export function createRedactor(secrets: Iterable<string>): Redactor {
  const real = [...secrets].filter((secret) => secret.length >= shortest);
  // In lower case, too, because that is how the platform writes the names of headers; as JSON does, for bodies that are not
  // parsed; and as a URL does.
  const spell = (key: string) => [key, key.toLowerCase(), encodeURIComponent(key), ...inJson(key)];
  const spellings = [...new Set(real.flatMap(spell))]
    // One that begins with another is removed as a whole.
    .sort((a, b) => b.length - a.length);
  const text = (value: string) => spellings.reduce((rest, secret) => rest.replaceAll(secret, mark), value);
  const beginning = (value: string) => {
    const safe = text(value);
    return safe.slice(0, safe.length - Math.max(0, ...spellings.map((secret) => overlap(safe, secret))));
  };
  return { finds: (value) => spellings.some((secret) => value.includes(secret)), text, beginning };
}

/** How JSON spells a text: some services write a slash with a backslash. */
function inJson(text: string): string[] {
  const spelling = JSON.stringify(text).slice(1, -1);
  return [spelling, spelling.replaceAll("/", "\\/")];
}

/** How many characters at the end of a text are the beginning of a secret. */
function overlap(text: string, secret: string): number {
  let length = secret.length - 1;
  while (!text.endsWith(secret.slice(0, length))) length -= 1;
  return length;
}

/** Removes the secrets from the values and keys of parsed JSON, in place. Returns the value to use instead. */
export function redactJson(value: unknown, redactor: Redactor): unknown {
  const { text } = redactor;
  if (typeof value === "string") return text(value);
  if (typeof value !== "object" || value === null) {
    // A key of digits can come back as a number.
    const safe = text(String(value));
    return safe === String(value) ? value : safe;
  }
  const entries = value as Record<string, unknown>;
  for (const key of Object.keys(entries)) {
    const item = entries[key];
    const safeItem = redactJson(item, redactor);
    const safeKey = text(key);
    if (safeKey !== key) delete entries[key];
    // Every key is an own one, so that even __proto__ changes no prototype.
    if (safeKey !== key || safeItem !== item) entries[safeKey] = safeItem;
  }
  return value;
}

/** Copies headers without the secrets. A header whose name contains one is left out: a name allows no mark. */
export function redactHeaders(given: Headers, { finds, text }: Redactor): Headers {
  const copy = new Headers();
  for (const [name, value] of given) {
    if (finds(name)) continue;
    try {
      copy.append(name, text(String(value)));
    } catch {
      // A fetch other than the platform's can return what is refused here.
    }
  }
  return copy;
}

/** A copy of what a fetch failed with. */
export interface CopiedCause {
  readonly cause: unknown;
  /** The codes of the errors in it, the outermost first; empty for one that was not read. */
  readonly codes: readonly string[];
}

/**
 * Copies what a fetch failed with: the name, message, code and stack of an error, and the errors behind it. Anything
 * else that an error carries could hide a secret where it cannot be searched for.
 */
export function redactCause(error: unknown, redactor: Redactor): CopiedCause {
  const { text } = redactor;
  const show = (value: unknown) => text(String(value ?? ""));
  const codes: string[] = [];
  let visited = 0;
  const copyOf = (one: unknown): unknown => {
    visited += 1;
    try {
      if (visited > mostCauses) throw one;
      if (Object(one) !== one) return redactJson(one, redactor);
      const { name, message, code, stack, errors, cause } = one as Record<string, unknown>;
      const copy = Object.assign(new Error(show(message)), { name: show(name), stack: show(stack) });
      // DOMException has a number.
      if (typeof code === "string" || typeof code === "number") {
        Object.assign(copy, { code: redactJson(code, redactor) });
        if (typeof code === "string") codes.push(text(code));
      }
      if (Array.isArray(errors)) Object.assign(copy, { errors: errors.slice(0, mostCauses).map(copyOf) });
      if (cause !== undefined) copy.cause = copyOf(cause);
      return copy;
    } catch {
      // What cannot be read cannot be shown.
      codes.push("");
      return mark;
    }
  };
  return { cause: copyOf(error), codes };
}
