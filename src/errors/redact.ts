/**
 * The shortest part of a secret that is removed, in characters: where a text was cut, only a part may be left. A shorter secret
 * is a placeholder, such as "test", which removed everywhere would take words apart.
 */
const partSize = 8;

// Every part contains a run of so many characters that begins at a multiple of gramStride.
const gramSize = 4;
const gramStride = partSize - gramSize + 1;

/** How many errors behind an error are copied. */
const mostCauses = 50;

/** Removes secrets, and every part of one that is long enough to matter, from whatever an error can show. */
export type Redactor = ReturnType<typeof createRedactor>;

/** Creates a redactor of some secrets. */
export function createRedactor(secrets: Iterable<string>) {
  // In lower case, too, because that is how the platform writes the names of headers.
  const real = [...secrets].filter((secret) => secret.length >= partSize);
  const spellings = [...new Set(real.flatMap((secret) => [secret, secret.toLowerCase()]))]
    // One that begins with another is removed as a whole.
    .sort((a, b) => b.length - a.length);
  const parts = windowsOf(spellings, partSize);
  const grams = windowsOf(spellings, gramSize);
  // A mark that shows a secret, or a part of it, would be none. No key contains the dots.
  const mark = removeAll("[redacted]", "") === "[redacted]" ? "[redacted]" : "\xb7\xb7\xb7";
  let visited = 0;

  function removeAll(value: string, by: string): string {
    // Whole ones first, because that is much faster.
    const safe = spellings.reduce((rest, secret) => rest.replaceAll(secret, by), value);
    return removeParts(safe, parts, grams, by);
  }

  /** Removes the secrets from a text. */
  const text = (value: string): string => removeAll(value, mark);

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
      // A fetch other than the platform's can return names that are refused here.
      if (text(name) !== name || !/^[\w!#$%&'*+.^`|~-]+$/.test(name)) continue;
      copy.append(name, text(String(value).replace(/[^\t -~]/g, " ")));
    }
    return copy;
  }

  /**
   * Copies what a fetch failed with: the name, message, code and stack of an error, and the errors behind it. Anything
   * else that an error carries could hide a secret where it cannot be searched for.
   */
  function cause(error: unknown): unknown {
    visited += 1;
    try {
      if (Object(error) !== error) return json(error);
      const { name, message, code, stack, errors, cause: behind } = error as Record<string, unknown>;
      const show = (value: unknown) => text(String(value ?? ""));
      const copy = Object.assign(new Error(show(message)), { name: show(name), stack: show(stack) });
      if (code !== undefined) Object.assign(copy, { code: Object(code) === code ? mark : json(code) });
      const causeOf = (one: unknown) => (visited < mostCauses ? cause(one) : mark);
      if (Array.isArray(errors)) Object.assign(copy, { errors: errors.slice(0, mostCauses).map(causeOf) });
      if (behind !== undefined) copy.cause = causeOf(behind);
      return copy;
    } catch {
      // A cause that cannot be read cannot be shown.
      return mark;
    }
  }

  return { text, json, headers, cause };
}

/** All runs of so many characters in some texts. */
function windowsOf(texts: readonly string[], size: number): ReadonlySet<string> {
  const windows = new Set<string>();
  for (const text of texts) {
    if (text.length < partSize) continue;
    for (let end = size; end <= text.length; end += 1) windows.add(text.slice(end - size, end));
  }
  return windows;
}

/** Replaces each run of characters that consists of parts. */
function removeParts(
  text: string,
  parts: ReadonlySet<string>,
  grams: ReadonlySet<string>,
  mark: string,
): string {
  const isPart = (start: number) => parts.has(text.slice(start, start + partSize));
  let safe = "";
  let kept = 0;
  for (let at = 0; at + gramSize <= text.length; at += gramStride) {
    if (at < kept || !grams.has(text.slice(at, at + gramSize))) continue;
    let start = Math.max(kept, at + gramSize - partSize);
    while (start <= at && !isPart(start)) start += 1;
    if (start > at) continue;
    safe += text.slice(kept, start) + mark;
    kept = start + partSize;
    while (isPart(kept + 1 - partSize)) kept += 1;
  }
  return kept === 0 ? text : safe + text.slice(kept);
}
