export const redactionMark = "[redacted]";

/** The minimum length of a secret. A shorter key is a placeholder such as "test", and removing it would break words. */
const shortestSecret = 8;

/** The number of keys that a client remembers, because a response can repeat the key of an earlier call. */
const mostKeys = 10;

/** How often a character can be escaped, for example as JSON in a string of JSON. */
const mostLevels = 3;

/** Fills the rest of a decoded escape, so that the other characters of a text keep their places. */
const padding = "\0";

/** Makes a pattern for padded texts: padding can be wherever the source has a space. */
const padded = (source: string) => new RegExp(source.replaceAll(" ", `${padding}*`), "gi");

// The escapes of visible characters in JSON, in URLs, and by a number in HTML. `&amp;` can begin an escaped number.
const escapes = padded(
  String.raw`\\ (?:u 0 0 [2-7] [\da-f]|["\\/])|% [2-7] [\da-f]|& (?:a m p|#(?: [\da-fx]){2,12}) ;`,
);

const incompleteEscape = padded(String.raw`[\\%&](?: [\da-fmpux#]){0,12} $`);

// Matches wherever a letter or a digit is escaped, even several times.
const escapedLetter = /(?:u00|%)(?:2[35]|3[\db]|[4-7])|(?:[&;]|26)#/;

/** A secret, and the means to find it. */
interface Secret {
  readonly lower: string;
  /** Its longest run of letters and digits. Only a text that escapes a letter or a digit has the secret without the run. */
  readonly run: string;
  /** Finds the secret in a padded text. */
  readonly pattern: RegExp;
}

/** The last secrets of a client. The latest is the last. */
export type LastSecrets = Map<string, Secret>;

/**
 * Removes secrets from texts: those of one call, and the last ones of its client. Finds them in any letter case, and with
 * any of their characters escaped up to three times. All other characters stay as they are.
 */
export class Redactor {
  readonly #own = new Set<Secret>();

  /** @param last - the last secrets of the client, which its calls share */
  constructor(private readonly last: LastSecrets = new Map()) {}

  /** Adds a secret, unless it is shorter than 8 characters. */
  add(key: string): void {
    if (key.length < shortestSecret) return;
    const secret = this.last.get(key) ?? createSecret(key);
    this.#own.add(secret);
    this.last.delete(key);
    this.last.set(key, secret);
    const [oldest = key] = this.last.keys();
    if (this.last.size > mostKeys) this.last.delete(oldest);
  }

  /** A secret of the call can stand here twice, which changes no result. */
  get #secrets(): Secret[] {
    return [...this.#own, ...this.last.values()];
  }

  /** Checks quickly whether a text may contain a secret. */
  suspects(text: string): boolean {
    const lower = text.toLowerCase();
    return this.#secrets.some(({ run }) => lower.includes(run)) || escapedLetter.test(lower);
  }

  /** Removes the secrets from a text. */
  readonly text = (text: string): string => {
    if (!this.suspects(text)) return text;
    const found: { start: number; end: number }[] = [];
    for (const level of levelsOf(text)) {
      for (const { pattern } of this.#secrets) {
        for (const { index, 0: match } of level.matchAll(pattern)) {
          found.push({ start: index, end: index + match.length });
        }
      }
    }
    let safe = "";
    let end = 0;
    for (const one of found.sort((a, b) => a.start - b.start)) {
      // A secret can be found at several levels, and can contain another secret.
      if (one.start >= end) safe += text.slice(end, one.start) + redactionMark;
      end = Math.max(end, one.end);
    }
    return safe + text.slice(end);
  };

  /** Removes the secrets from a truncated text, and the possible beginning of a secret at its end. */
  beginning(text: string): string {
    const safe = this.text(text);
    let end = safe.length;
    for (const level of levelsOf(safe, true)) {
      const decoded = level.replaceAll(padding, "").toLowerCase();
      let overlap = Math.max(0, ...this.#secrets.map(({ lower }) => countOverlap(decoded, lower)));
      let start = level.length;
      for (; overlap > 0; start -= 1) if (level[start - 1] !== padding) overlap -= 1;
      end = Math.min(end, start);
    }
    return safe.slice(0, end);
  }
}

function createSecret(key: string): Secret {
  const lower = key.toLowerCase();
  const runs = lower.match(/[a-z\d]+/g) ?? [""];
  const run = runs.reduce((longest, one) => (one.length > longest.length ? one : longest));
  // A decoded text also decodes whatever looks like an escape in the secret itself.
  const spellings = [...levelsOf(key)].map((level) => level.replaceAll(padding, ""));
  const unit = (one: string) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")} `;
  const sources = spellings
    .filter(({ length }) => length >= shortestSecret)
    .map((one) => one.replace(/./g, unit));
  return { lower, run, pattern: padded(sources.join("|")) };
}

/** Returns a text, and the text with its escapes decoded once, twice and three times. */
function levelsOf(text: string, isTruncated = false): Set<string> {
  const levels = new Set<string>();
  let level = text;
  for (let count = 0; count <= mostLevels; count += 1) {
    // An incomplete escape at the end would hide the beginning of a secret before it.
    if (isTruncated) level = level.replace(incompleteEscape, "");
    levels.add(level);
    level = decodeEscapes(level);
  }
  return levels;
}

function decodeEscapes(text: string): string {
  // A hostile text can have millions of escapes, but few different ones.
  const decodings = new Map<string, string>();
  return text.replace(escapes, (found) => {
    const decoded = decodings.get(found) ?? decodeEscape(found);
    decodings.set(found, decoded);
    return decoded;
  });
}

/** Decodes an escape. The result has the length of the escape. */
function decodeEscape(found: string): string {
  const text = found.replaceAll(padding, "");
  const code = Number(text.startsWith("&") ? `0${text.slice(2, -1)}` : `0x${text.slice(-2)}`);
  // Only `&amp;` is without a number.
  const character = text.length === 2 ? text.charAt(1) : String.fromCharCode(code || 38);
  return character.padEnd(found.length, padding);
}

/** Counts how many characters at the end of a text may be the beginning of a secret. */
function countOverlap(text: string, secret: string): number {
  let length = secret.length - 1;
  while (!text.endsWith(secret.slice(0, length))) length -= 1;
  return length;
}
