const mark = "[redacted]";

/** The minimum length of a secret. A shorter key is a placeholder such as "test", and removing it would break words. */
const shortest = 8;

/** The number of keys that a client remembers, because a response can repeat the key of an earlier call. */
const mostKeys = 10;

/** The maximum number of errors in a copied cause. */
const mostCauses = 50;

/** Removes secrets from texts. */
export interface Redactor {
  /** Checks whether a text contains a secret. */
  finds(value: string): boolean;
  /** Removes the secrets from a text. */
  text(value: string): string;
  /** Removes the secrets from a truncated text, and the possible beginning of a secret at its end. */
  beginning(value: string): string;
}

export function createRedactor(secrets: Iterable<string>): Redactor {
  const real = [...secrets].filter((secret) => secret.length >= shortest);
  // A secret can appear as it is, in lower case (in the name of a header), percent-encoded (in a URL), or escaped (in JSON).
  const spell = (key: string) => [
    key,
    key.toLowerCase(),
    encodeURIComponent(key),
    JSON.stringify(key).slice(1, -1),
  ];
  const spellings = [...new Set(real.flatMap(spell))]
    // Longest first, so that a secret that begins with another is removed as a whole.
    .sort((a, b) => b.length - a.length);
  const finds = (value: string) => spellings.some((secret) => value.includes(secret));
  const remove = (value: string) => spellings.reduce((rest, secret) => rest.replaceAll(secret, mark), value);
  const text = (value: string) => {
    const rest = remove(value);
    const unescaped = unescapeJson(rest);
    return finds(unescaped) ? remove(unescaped) : rest;
  };
  const beginning = (value: string) => {
    // An incomplete escape at the cut would hide the beginning of a secret before it.
    const safe = unescapeJson(text(value).replace(/\\(u[\da-f]{0,3})?$/i, ""));
    return safe.slice(0, safe.length - Math.max(0, ...spellings.map((secret) => countOverlap(safe, secret))));
  };
  return { finds, text, beginning };
}

/** Decodes the escapes of visible characters in a JSON text, a run of escapes at a time, because there can be millions. */
function unescapeJson(text: string): string {
  return text.replace(/(\\(u00[2-7][\da-fA-F]|["\\/])[^"\\\p{Cc}]{0,99}){1,99}/gu, (run) =>
    JSON.parse(`"${run}"`),
  );
}

/** Counts how many characters at the end of a text may be the beginning of a secret. */
function countOverlap(text: string, secret: string): number {
  let length = secret.length - 1;
  while (!text.endsWith(secret.slice(0, length))) length -= 1;
  return length;
}

/** The keys of all running calls, and the last keys that a client has sent. */
export class SentKeys {
  /** The number of running calls that use each key. The latest key is the last. */
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

  get redactor(): Redactor {
    this.#redactor ??= createRedactor(this.#uses.keys());
    return this.#redactor;
  }
}

/** Removes the secrets from the values and keys of parsed JSON, in place. Returns the redacted value. */
export function redactJson(value: unknown, redactor: Redactor): unknown {
  const { text } = redactor;
  if (typeof value === "string") return text(value);
  if (typeof value !== "object" || value === null) {
    // A response can repeat an API key of digits as a number.
    const safe = text(String(value));
    return safe === String(value) ? value : safe;
  }
  const entries = value as Record<string, unknown>;
  for (const key of Object.keys(entries)) {
    const item = entries[key];
    const safeItem = redactJson(item, redactor);
    let safeKey = text(key);
    if (safeKey !== key) delete entries[key];
    // Different keys stay apart.
    while (safeKey !== key && Object.hasOwn(entries, safeKey)) safeKey += "*";
    // JSON.parse makes even __proto__ an own property, so this assignment does not change a prototype.
    if (safeKey !== key || safeItem !== item) entries[safeKey] = safeItem;
  }
  return value;
}

/** Copies headers without the secrets. Leaves out a header whose name contains a secret. */
export function redactHeaders(given: Headers, { text }: Redactor): Headers {
  const copy = new Headers();
  for (const [name, value] of given) {
    try {
      copy.append(text(name), text(String(value)));
    } catch {
      // The name contains the mark, or an injected fetch returned an invalid header.
    }
  }
  return copy;
}

/** Copies a response with another body and without secrets, even if `Response` does not allow its status. */
export function redactedCopy(response: Response, body: string | null, redactor: Redactor): Response {
  const { text } = redactor;
  const { status, statusText = "", url = "" } = response;
  const isAllowed = status >= 200 && status <= 599;
  const copy = new Response([204, 205, 304].includes(status) ? null : body, {
    status: isAllowed ? status : 200,
    // A space replaces each invalid character, because removing the character could join two pieces of a key.
    statusText: text(String(statusText).replace(/[^\t -~]/g, " ")),
    headers: redactHeaders(response.headers, redactor),
  });
  const properties = isAllowed ? {} : { status: { value: status }, ok: { value: false } };
  return Object.defineProperties(copy, { url: { value: text(String(url)) }, ...properties });
}

/** A redacted copy of the rejection of a fetch. */
export interface CopiedCause {
  readonly cause: unknown;
  /** The codes of all errors in it, outermost first. A cause that could not be read has an empty code. */
  readonly codes: readonly string[];
}

/**
 * Copies the rejection of a fetch: the name, message, code and stack of each error. All other properties are left out,
 * because they could hide a secret where a search cannot find it.
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
      // The code of a DOMException is a number.
      if (typeof code === "string" || typeof code === "number") {
        Object.assign(copy, { code: redactJson(code, redactor) });
        if (typeof code === "string") codes.push(text(code));
      }
      if (Array.isArray(errors)) Object.assign(copy, { errors: errors.slice(0, mostCauses).map(copyOf) });
      if (cause !== undefined) copy.cause = copyOf(cause);
      return copy;
    } catch {
      // Reading a property threw an error, or there are too many causes.
      codes.push("");
      return mark;
    }
  };
  return { cause: copyOf(error), codes };
}
