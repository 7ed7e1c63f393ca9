const mark = "[redacted]";

/**
 * The shortest part of a secret that is removed, in characters: where a text was cut, only a part may be left. A shorter
 * secret is removed whole.
 */
const shortestPart = 8;

/** Removes secrets, and every part of one that is long enough to matter, from whatever an error can show. */
export type Redactor = ReturnType<typeof createRedactor>;

/** Creates a redactor of some secrets. */
export function createRedactor(secrets: readonly string[]) {
  // In lower case, too, because that is how the platform writes the names of headers.
  const spellings = new Set(secrets.flatMap((secret) => [secret, secret.toLowerCase()]));
  const removals = [...spellings].map(removalOf);

  /** Removes the secrets from a text. */
  function text(value: string): string {
    return removals.reduce((safe, remove) => remove(safe), value);
  }

  /** Removes the secrets from the values and keys of parsed JSON, in place. Returns the value to use instead. */
  function json(value: unknown): unknown {
    if (typeof value === "string") return text(value);
    if (typeof value !== "object" || value === null) {
      // A key of digits can come back as a number.
      const safe = text(String(value));
      return safe === String(value) ? value : safe;
    }
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index += 1) value[index] = json(value[index]);
      return value;
    }
    const entries = value as Record<string, unknown>;
    for (const key in entries) {
      const item = entries[key];
      const safeItem = json(item);
      const safeKey = text(key);
      if (safeKey !== key) delete entries[key];
      // Every key is an own one, so that even __proto__ changes no prototype.
      if (safeKey !== key || safeItem !== item) entries[safeKey] = safeItem;
    }
    return value;
  }

  /** Copies headers without the secrets. A header whose name contains one is left out: a name allows no mark. */
  function headers(given: Headers): Headers {
    const copy = new Headers();
    for (const [name, value] of given) {
      if (text(name) === name) copy.append(name, text(value));
    }
    return copy;
  }

  /**
   * Copies what a fetch failed with: the name, message, code and stack of an error, and the errors behind it. Anything
   * else that an error carries could hide a secret where it cannot be searched for.
   */
  function cause(error: unknown, depth = 0): unknown {
    try {
      if (Object(error) !== error) return json(error);
      const { name, message, code, stack, errors, cause: behind } = error as Record<string, unknown>;
      const show = (value: unknown) => text(String(value ?? ""));
      const copy = Object.assign(new Error(show(message)), { name: show(name), stack: show(stack) });
      if (code !== undefined) Object.assign(copy, { code: Object(code) === code ? mark : json(code) });
      if (depth > 4) return copy;
      if (Array.isArray(errors)) {
        Object.assign(copy, { errors: errors.map((one) => cause(one, depth + 1)) });
      }
      if (behind !== undefined) copy.cause = cause(behind, depth + 1);
      return copy;
    } catch {
      // A cause that cannot be read cannot be shown.
      return mark;
    }
  }

  return { text, json, headers, cause };
}

/** Returns a function that replaces each run of characters that consists of parts of a secret. */
function removalOf(secret: string): (text: string) => string {
  const size = Math.min(shortestPart, secret.length);
  const parts = new Set<string>();
  for (let end = size; end <= secret.length; end += 1) parts.add(secret.slice(end - size, end));
  return (text) => {
    let safe = "";
    let kept = 0;
    for (let start = 0; start + size <= text.length; start += 1) {
      if (!parts.has(text.slice(start, start + size))) continue;
      safe += text.slice(kept, start) + mark;
      kept = start + size;
      while (parts.has(text.slice(kept + 1 - size, kept + 1))) kept += 1;
      start = kept - 1;
    }
    return kept === 0 ? text : safe + text.slice(kept);
  };
}
