// Puts the exchanges of a HAR file together from the tokens of a JSON parser. Only what is looked at is kept, and no longer than
// until its exchange is complete.
import type { Token } from "stream-json/core/parser.js";
import { deepestHar, longestText } from "./limits.js";

/** An exchange as a HAR file has it, as far as it is looked at. */
export interface HarEntry {
  /** The texts and numbers by their places, for example `request.url`. */
  readonly texts: ReadonlyMap<string, string>;
  /** The headers of the answer. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** How many texts were too long to be read. */
  readonly skipped: number;
}

const entry = "/log/entries/*";
const header = `${entry}/response/headers/*`;
const wanted = new Set(
  [
    ...["request/method", "request/url", "request/postData/text", "response/status"],
    ...["response/content/text", "response/content/encoding"],
    ...["response/headers/*/name", "response/headers/*/value"],
  ].map((place) => `${entry}/${place}`),
);
const mostHeaders = 200;
const longestKey = 32;

interface Level {
  readonly path: string;
  readonly isList: boolean;
}

/** Reads tokens, and calls back with each exchange. */
export class HarEntries {
  readonly #levels: Level[] = [];
  #key = "";
  /** What is read now: the name of a property, or a value that is wanted. */
  #reading: "key" | "value" | undefined;
  #text = "";
  #isTooLong = false;
  #texts = new Map<string, string>();
  #headers: [string, string][] = [];
  #skipped = 0;
  /** Whether it is a HAR file at all. */
  hasLog = false;

  /** Whether the file has ended where its first object ends. */
  isComplete = false;

  constructor(readonly found: (entry: HarEntry) => void) {}

  /** @throws Error for a file that is nested deeper than any HAR file */
  read(token: Token): void {
    switch (token.name) {
      case "startObject":
      case "startArray":
        this.#open(token.name === "startArray");
        return;
      case "endObject":
      case "endArray":
        this.#close();
        return;
      case "startKey":
        this.#start("key");
        return;
      case "endKey":
        this.#key = this.#isTooLong ? "" : this.#text;
        this.#reading = undefined;
        return;
      case "startString":
      case "startNumber":
        this.#start(wanted.has(this.#path()) ? "value" : undefined);
        return;
      case "stringChunk":
      case "numberChunk":
        this.#add(token.value);
        return;
      case "endString":
      case "endNumber":
        if (this.#reading === "value") this.#keep();
        this.#reading = undefined;
    }
  }

  /** Where the next value is. Deeper places than the wanted ones are not distinguished. */
  #path(): string {
    const level = this.#levels.at(-1);
    if (level === undefined) return "";
    return level.path === "?" ? "?" : `${level.path}/${level.isList ? "*" : this.#key}`;
  }

  #open(isList: boolean): void {
    if (this.#levels.length >= deepestHar) throw new Error("it is nested too deeply");
    const path = this.#levels.length > 6 ? "?" : this.#path();
    if (path === "/log") this.hasLog = true;
    if (path === entry) {
      this.#texts = new Map();
      this.#headers = [];
      this.#skipped = 0;
    }
    this.#levels.push({ path, isList });
  }

  #close(): void {
    const path = this.#levels.pop()?.path;
    this.isComplete = this.#levels.length === 0;
    if (path === header && this.#headers.length < mostHeaders) {
      const name = this.#texts.get(`${header}/name`) ?? "";
      this.#headers.push([name.toLowerCase(), this.#texts.get(`${header}/value`) ?? ""]);
    }
    if (path !== entry) return;
    const texts = new Map([...this.#texts].map(([place, text]) => [place.slice(entry.length + 1), text]));
    this.found({ texts, headers: this.#headers, skipped: this.#skipped });
  }

  #start(reading: "key" | "value" | undefined): void {
    this.#reading = reading;
    this.#text = "";
    this.#isTooLong = false;
  }

  #add(chunk: string): void {
    if (this.#reading === undefined || this.#isTooLong) return;
    this.#isTooLong = this.#text.length + chunk.length > (this.#reading === "key" ? longestKey : longestText);
    this.#text = this.#isTooLong ? "" : this.#text + chunk;
  }

  #keep(): void {
    if (this.#isTooLong) this.#skipped += 1;
    else this.#texts.set(this.#path(), this.#text);
    this.#text = "";
  }
}
