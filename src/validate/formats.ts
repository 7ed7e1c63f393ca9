const year = "\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00";
const days = [
  "(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])",
  "(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)",
  "02-(?:0[1-9]|1\\d|2[0-8])",
];
const date = `(?:\\d{4}-(?:${days.join("|")})|(?:${year})-02-29)`;
const clock = "(?:[01]\\d|2[0-3]):[0-5]\\d";

/**
 * The formats of texts in requests, with a description in words: one judge for checks, tools and the mock. They are patterns, because the
 * mock's validator takes patterns. Nothing checks the other formats, such as time zones.
 */
export const requestForms: Readonly<Record<string, { pattern: RegExp; words: string }>> = {
  date: { pattern: new RegExp(`^${date}$`, "u"), words: "a day such as 2026-02-28" },
  "date-time": {
    pattern: new RegExp(`^${date}T${clock}:[0-5]\\d(?:\\.\\d+)?(?:Z|[+\\-]${clock})$`, "u"),
    words: "a date and time with an offset, such as 2026-02-28T10:00:00Z",
  },
  email: { pattern: /^[^\s\p{Cc}@<>(),;"]+@[^\s\p{Cc}@<>(),;"]+$/u, words: "an e-mail address" },
  uri: { pattern: /^[A-Za-z][A-Za-z\d+.-]*:[^\s\p{Cc}]*$/u, words: "a link with a scheme, such as https:" },
  uuid: { pattern: /^[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$/u, words: "a UUID" },
};

/** The pattern of a text that is not blank. */
export const blank = "\\S";

/** Describes the texts of a pattern; undefined for a pattern without words. */
export function wordsOfPattern(pattern: string): string | undefined {
  if (pattern === "^[0-9]+$") return "a number";
  if (pattern === blank) return "a text that is not blank";
  return Object.values(requestForms).find((form) => form.pattern.source === pattern)?.words;
}

// JSON Schema makes checks of formats optional. These follow their RFCs loosely: ISO 8601 lets a timestamp lack its offset.
/** The formats of texts that responses may have in other forms. */
export const formats: Readonly<Record<string, RegExp>> = {
  "date-time": /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d(:?\d\d)?)?$/,
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z\d+.-]*:/i,
};
