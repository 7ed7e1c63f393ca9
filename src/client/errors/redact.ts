/** The text that replaces a secret. */
const mark = "[redacted]";

/** The shortest secret that is searched for: a shorter one is a placeholder, such as "test", and taking it out would break words. */
const shortest = 8;

/** How many keys a client remembers, because an answer can repeat one that a call before it sent. */
const mostKeys = 10;

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
  // In lower case, too, because that is how the platform writes the names of headers; as a URL does; and
  // as `JSON.stringify` does.
  const spell = (key: string) => [
    key,
    key.toLowerCase(),
    encodeURIComponent(key),
    JSON.stringify(key).slice(1, -1),
  ];
  const spellings = [...new Set(real.flatMap(spell))]
    // One that begins with another is removed as a whole.
    .sort((a, b) => b.length - a.length);
  const finds = (value: string) => spellings.some((secret) => value.includes(secret));
  const remove = (value: string) => spellings.reduce((rest, secret) => rest.replaceAll(secret, mark), value);
  const text = (value: string) => {
    const rest = remove(value);
    const unescaped = unescapeJson(rest);
    return finds(unescaped) ? remove(unescaped) : rest;
  };
  const beginning = (value: string) => {
    // Without the escape that the cut goes through.
    const safe = unescapeJson(text(value).replace(/\\(u[\da-f]{0,3})?$/i, ""));
    return safe.slice(0, safe.length - Math.max(0, ...spellings.map((secret) => overlap(safe, secret))));
  };
  return { finds, text, beginning };
}

/** Replaces the escapes of visible characters in a JSON text, each run of them at once: there can be millions. */
function unescapeJson(text: string): string {
  return text.replace(/(\\(u00[2-7][\da-fA-F]|["\\/])[^"\\\p{Cc}]{0,99}){1,99}/gu, (run) =>
    JSON.parse(`"${run}"`),
  );
}

/** How many characters at the end of a text are the beginning of a secret. */
function overlap(text: string, secret: string): number {
  let length = secret.length - 1;
  while (!text.endsWith(secret.slice(0, length))) length -= 1;
  return length;
}

/** The API keys that a client has sent last, and those of the calls on their way. */
export class SentKeys {
  /** Each key, with how often calls on their way have sent it. The ones that were sent last are at the end. */
  readonly #uses = new Map<string, number>();
  #redactor: Redactor | undefined;

  /** Remembers a key, at least until it is released. */
  add(key: string): void {
    const before = this.#uses.get(key) ?? 0;
    if (!this.#uses.delete(key)) this.#redactor = undefined;
    this.#uses.set(key, before + 1);
    for (const [old, uses] of this.#uses) {
      if (this.#uses.size <= mostKeys) return;
      if (uses > 0) continue;
      this.#uses.delete(old);
      this.#redactor = undefined;
    }
  }

  release(key: string): void {
    this.#uses.set(key, (this.#uses.get(key) ?? 1) - 1);
  }

  /** Removes these keys from what is shown. */
  get redactor(): Redactor {
    this.#redactor ??= createRedactor(this.#uses.keys());
    return this.#redactor;
  }
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
    let safeKey = text(key);
    if (safeKey !== key) delete entries[key];
    // Names that differ stay apart.
    while (safeKey !== key && Object.hasOwn(entries, safeKey)) safeKey += "*";
    // Every key is an own one, so that even __proto__ changes no prototype.
    if (safeKey !== key || safeItem !== item) entries[safeKey] = safeItem;
  }
  return value;
}

/** Copies headers without the secrets. A header whose name contains one is left out: a name allows no mark. */
export function redactHeaders(given: Headers, { text }: Redactor): Headers {
  const copy = new Headers();
  for (const [name, value] of given) {
    try {
      copy.append(text(name), text(String(value)));
    } catch {
      // Refused, as is what a fetch other than the platform's can return.
    }
  }
  return copy;
}

/** Copies a response with another body, and without the API key, also one that the constructor refuses. */
export function redactedCopy(response: Response, body: string | null, redactor: Redactor): Response {
  const { text } = redactor;
  const { status, statusText = "", url = "" } = response;
  const isAllowed = status >= 200 && status <= 599;
  const copy = new Response([204, 205, 304].includes(status) ? null : body, {
    status: isAllowed ? status : 200,
    // A character that is refused becomes a space: without it, pieces of the key would meet.
    statusText: text(String(statusText).replace(/[^\t -~]/g, " ")),
    headers: redactHeaders(response.headers, redactor),
  });
  const properties = isAllowed ? {} : { status: { value: status }, ok: { value: false } };
  return Object.defineProperties(copy, { url: { value: text(String(url)) }, ...properties });
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
