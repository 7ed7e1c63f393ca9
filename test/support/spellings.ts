/** Writes a text in other characters. */
export type Spell = (text: string) => string;

const hex = (one: string) => one.charCodeAt(0).toString(16);
const inJson: Spell = (text) => JSON.stringify(text).slice(1, -1);
const inUrl: Spell = encodeURIComponent;

/** The spellings of libraries, which escape only signs. The client finds a key of any length in them. */
export const usualSpellings: Readonly<Record<string, Spell>> = {
  "as it is": (text) => text,
  "in capitals": (text) => text.toUpperCase(),
  "in small letters": (text) => text.toLowerCase(),
  "in JSON": inJson,
  "in JSON of PHP": (text) => inJson(text).replaceAll("/", "\\/"),
  "in JSON of Go": (text) => inJson(text).replace(/[&<>]/g, (one) => `\\u00${hex(one)}`),
  "in JSON of .NET": (text) =>
    text.replace(/["&'+<>\\]/g, (one) => (one === "\\" ? "\\\\" : `\\u00${hex(one).toUpperCase()}`)),
  "in a URL": inUrl,
  "in a URL of .NET": (text) => inUrl(text).replace(/%../g, (one) => one.toLowerCase()),
  "in HTML": (text) => text.replace(/[&<>"'/=+]/g, (one) => `&#${one.charCodeAt(0)};`),
  "in hexadecimal HTML": (text) => text.replace(/\W/g, (one) => `&#x${hex(one).toUpperCase()};`),
};

// These escape each character.
const allInJson: Spell = (text) => text.replace(/./g, (one) => `\\u00${hex(one)}`);
const allInUrl: Spell = (text) => text.replace(/./g, (one) => `%${hex(one)}`);
const allInHtml: Spell = (text) =>
  text.replace(/./g, (one) => `&#${`${one.charCodeAt(0)}`.padStart(6, "0")};`);

/** The spellings in which the client finds a key of up to 256 characters. */
export const spellings: Readonly<Record<string, Spell>> = {
  ...usualSpellings,
  "with vowels in JSON": (text) => text.replace(/[aeiou]/gi, allInJson),
  "all in JSON": allInJson,
  "all in JSON, in capitals": (text) => allInJson(text.toUpperCase()),
  "all in a URL": allInUrl,
  "all in a URL, in small letters": (text) => allInUrl(text.toLowerCase()),
  "all in HTML": allInHtml,
  "all in HTML, in capitals": (text) => allInHtml(text.toUpperCase()),
  "all in hexadecimal HTML": (text) => text.replace(/./g, (one) => `&#X${hex(one).padStart(8, "0")};`),
};
