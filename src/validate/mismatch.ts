import { pointerFrom } from "../base/json-pointer.js";
import { cut } from "../base/printable.js";
import type { GapId } from "../client/operation.js";
import type { SchemasByName } from "./schemas.js";
import { gapsAt, type ReportFault, type WalkedValue } from "./walk.js";

/** One kind of difference between a response and the document, at one location. */
export interface Mismatch {
  /**
   * - `unknown-field`: a field that the document doesn't have
   * - `missing-field`: a field that is missing or null. The document reads it as always present
   * - `wrong-type`: a value of another JSON type, or a value that matches none of the documented forms
   * - `wrong-format`: a string in another format, for example where a UUID is documented
   * - `wrong-value`: a value that the document doesn't list
   * - `not-json`: a body that isn't JSON, or is too deep to read, where JSON is documented
   * - `unexpected-body`: a body where none is documented
   * - `undocumented-status`: a status that the operation doesn't document
   */
  readonly kind: Parameters<ReportFault>[0] | WholeKind;
  /** The location in the body, as a JSON pointer. Empty for the response as a whole. */
  readonly pointer: string;
  /** The documented type, format or values, such as `string`. Never a value of the response. */
  readonly expected: string | undefined;
  /** How often the mismatch occurs. The same mismatch in several items of a list is reported once, at the first of them. */
  readonly count: number;
  /** The gaps that are about the location; then those that can explain the status. */
  readonly gaps: readonly GapId[];
}

type WholeKind = "not-json" | "unexpected-body" | "undocumented-status";

/** The maximum number of mismatches in a report. */
const mostMismatches = 100;

const keepText = (text: string) => text;

/** Collects the mismatches of one response. They never contain a value of the body, or the API key in a field's name. */
export class Mismatches {
  readonly #found = new Map<string, Mismatch & { count: number }>();
  /** The number of all faults, including those that aren't listed. */
  total = 0;

  /**
   * @param ofStatus - the gaps that can explain the status of the response
   * @param redact - removes the API key from a text
   * @param presence - the gaps about required fields that a response lacks
   */
  constructor(
    readonly schemas: SchemasByName,
    private readonly ofStatus: readonly GapId[],
    private readonly redact = keepText,
    private readonly presence: readonly GapId[] = [],
  ) {}

  /** The first mismatches, in the order of the body. */
  get listed(): readonly Mismatch[] {
    return [...this.#found.values()];
  }

  /** Adds a mismatch of the response as a whole. */
  addWhole(kind: WholeKind, expected?: string): void {
    this.total += 1;
    this.#found.set(kind, { kind, pointer: "", expected, count: 1, gaps: this.ofStatus });
  }

  readonly add: ReportFault = (kind, at, expected) => {
    this.total += 1;
    const name = `${kind} ${redactedPointer(at, keepText, "*")} ${expected}`;
    const mismatch = this.#found.get(name);
    if (mismatch) mismatch.count += 1;
    else if (this.#found.size < mostMismatches) {
      // The ids come from the same document as the register.
      const gaps = gapsAt(at, this.schemas) as GapId[];
      const ofPresence = kind === "missing-field" ? this.presence : [];
      const ids = [...new Set([...gaps, ...ofPresence, ...this.ofStatus])];
      const pointer = redactedPointer(at, this.redact);
      this.#found.set(name, { kind, pointer, expected, count: 1, gaps: ids });
    }
  };
}

/** Returns the JSON pointer to a location. `item` replaces the index of each item of a list. */
function redactedPointer({ parent, key }: WalkedValue, redact: typeof keepText, item?: string): string {
  if (parent === undefined) return "";
  const above = redactedPointer(parent, redact, item);
  if (typeof key === "number") return `${above}/${item ?? key}`;
  // An unknown name can have any length. The name is redacted before the cut, because a cut could leave a part of the key.
  return pointerFrom(above, cut(redact(key), 100));
}
