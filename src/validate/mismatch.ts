import type { GapId } from "../client/operation.js";
import { pointerFrom } from "./json-pointer.js";
import { type Fault, gapsAt, type Schemas, type WalkedValue } from "./walk.js";

/** A way in which a response is not what the document says. */
export interface Mismatch {
  /**
   * - `unknown-field`: a field that the document does not have
   * - `missing-field`: a field that the document says is always there
   * - `wrong-type`: a value of another JSON type, or of none of the forms that the document shows
   * - `wrong-format`: a text that is not in its format, for example no UUID
   * - `wrong-value`: a value that the document does not list
   * - `not-json`: a body that is not JSON, or too deep to be read, where the document shows one
   * - `unexpected-body`: a body where the document shows none
   * - `undocumented-status`: a status that the operation does not name
   */
  readonly kind: Parameters<Fault>[0] | "not-json" | "unexpected-body" | "undocumented-status";
  /** Where it is in the body: a JSON pointer. Empty for the response as a whole. */
  readonly pointer: string;
  /** What the document says would be right there, such as `string`; never what arrived. */
  readonly expected: string | undefined;
  /** How often it occurs: what is wrong with each item of a list is reported once, for the first. */
  readonly count: number;
  /** The gaps that are marked there: on the field, or on the object that it belongs to. */
  readonly gaps: readonly GapId[];
}

/** The most mismatches that a report lists. */
const mostListed = 100;

type Counted = Mismatch & { count: number };

/** Removes the API key from a text. */
export type Redact = (text: string) => string;

const asItIs: Redact = (text) => text;

/** Collects the faults of one body. No value of the body gets into them, and no API key, should it be the name of a field. */
export class Mismatches {
  readonly #schemas: Schemas;
  readonly #redact: Redact;
  readonly #found = new Map<string, Counted>();
  #last: [mismatch?: Counted, parent?: WalkedValue | undefined] = [];
  /** How many faults there are in all, the ones that are not listed included. */
  total = 0;

  constructor(schemas: Schemas, redact = asItIs) {
    this.#schemas = schemas;
    this.#redact = redact;
  }

  /** The first mismatches, in the order of the body. */
  get listed(): readonly Mismatch[] {
    return [...this.#found.values()];
  }

  readonly add: Fault = (kind, at, expected) => {
    this.total += 1;
    const { parent, key } = at;
    const [last] = this.#last;
    // The items of a list share a schema and a pointer, so a long list of faults needs no pointer for each.
    if (last && typeof key === "number" && this.#last[1] === parent && last.kind === kind) {
      last.count += 1;
      return;
    }
    const name = `${kind} ${pointerTo(at, asItIs, "*")} ${expected}`;
    let mismatch = this.#found.get(name);
    if (mismatch === undefined && this.#found.size >= mostListed) return;
    const gaps = [...gapsAt(at, this.#schemas), ...(parent ? gapsAt(parent, this.#schemas) : [])];
    // The ids come from the same documents as the register.
    const ids = [...new Set(gaps)] as GapId[];
    mismatch ??= { kind, pointer: pointerTo(at, this.#redact), expected, count: 0, gaps: ids };
    mismatch.count += 1;
    this.#found.set(name, mismatch);
    this.#last = [mismatch, parent];
  };
}

/** The JSON pointer to a location, with the same key for all items of a list if one is given. */
function pointerTo({ parent, key }: WalkedValue, redact: Redact, item?: string): string {
  if (parent === undefined) return "";
  const above = pointerTo(parent, redact, item);
  if (typeof key === "number") return `${above}/${item ?? key}`;
  // A name that somebody made up can be of any length. After a cut, a part of the key would not be found.
  return pointerFrom(above, redact(key).slice(0, 100));
}
