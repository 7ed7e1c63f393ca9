import type { SchemaNode } from "../document/response-checks.js";
import { formats } from "../validate/walk.js";
import type { JsonType, PlaceEvidence } from "./evidence.js";

/** The formats that the strings of a place can have in common. */
const candidates: readonly (readonly [name: string, pattern: RegExp])[] = [
  ...Object.entries(formats),
  ["integer-like", /^-?\d{1,15}$/],
];
/** Longer texts have none of these formats, so that a long one costs nothing. */
const longestFormatted = 2_048;

const noFaults: ReadonlyMap<string, number> = new Map();

/** What is counted of one place of a body. */
export class Place {
  /** The schema by which the place was visited last. */
  schema: SchemaNode = {};
  readonly children = new Map<string, Place>();
  readonly #types: Record<JsonType, number> = {
    ...{ null: 0, boolean: 0, integer: 0, number: 0, string: 0, array: 0, object: 0 },
  };
  #exchanges = 0;
  #lastExchange = 0;
  #empty = 0;
  #otherKeys = 0;
  #formats: readonly (readonly [name: string, pattern: RegExp])[] | undefined;
  #words: Map<string, number> | undefined;
  #faults = noFaults;

  /** Counts a value. Exchanges are distinguished by their numbers. */
  count(value: unknown, exchange: number): void {
    if (this.#lastExchange !== exchange) {
      this.#lastExchange = exchange;
      this.#exchanges += 1;
    }
    const type = typeOf(value);
    this.#types[type] += 1;
    if (typeof value === "string") this.#countText(value);
    else if (type === "array" && (value as unknown[]).length === 0) this.#empty += 1;
    else if (type === "object" && isEmpty(value as object)) this.#empty += 1;
  }

  countOtherKey(): void {
    this.#otherKeys += 1;
  }

  countFault(kind: string): void {
    if (this.#faults === noFaults) this.#faults = new Map();
    increment(this.#faults as Map<string, number>, kind);
  }

  #countText(text: string): void {
    if (text === "") {
      this.#empty += 1;
      return;
    }
    const left = this.#formats ?? candidates;
    // A text that is as the ones before costs a match, or nothing where they have no format in common.
    if (left !== this.#formats || !left.every(([, pattern]) => pattern.test(text))) {
      const isShort = text.length <= longestFormatted;
      this.#formats = left.filter(([, pattern]) => isShort && pattern.test(text));
    }
    const { enum: words, const: word } = this.schema;
    if (word === text || words?.includes(text)) {
      this.#words ??= new Map();
      increment(this.#words, text);
    }
  }

  toEvidence(): PlaceEvidence {
    const types = Object.entries(this.#types).filter(([, count]) => count > 0);
    return {
      exchanges: this.#exchanges,
      ...Object.fromEntries(types),
      ...(this.#empty > 0 && { empty: this.#empty }),
      ...(this.#formats && { formats: this.#formats.map(([name]) => name) }),
      ...(this.#words && { words: Object.fromEntries(this.#words) }),
      ...(this.#otherKeys > 0 && { otherKeys: this.#otherKeys }),
      ...(this.#faults.size > 0 && { faults: Object.fromEntries(this.#faults) }),
    };
  }
}

export function increment(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function typeOf(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  // A value of JSON has no other type.
  return typeof value as JsonType;
}

function isEmpty(value: object): boolean {
  for (const _ in value) return false;
  return true;
}
