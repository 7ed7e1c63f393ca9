import type { GapId } from "../document/gaps.js";

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
  readonly kind:
    | "unknown-field"
    | "missing-field"
    | "wrong-type"
    | "wrong-format"
    | "wrong-value"
    | "not-json"
    | "unexpected-body"
    | "undocumented-status";
  /** Where it is in the body: a JSON pointer. Empty for the response as a whole. */
  readonly pointer: string;
  /** What the document says would be right there, such as `string`; never what arrived. */
  readonly expected: string | undefined;
  /** How often it occurs: what is wrong with each item of a list is told once, of the first. */
  readonly count: number;
  /** The gaps that stand there: on the field, or on the object that it belongs to. `findGap` tells what they leave open. */
  readonly gaps: readonly GapId[];
}

/** What a compiled check tells of one fault. */
export interface Fault {
  keyword: string;
  instancePath: string;
  params: object;
}

const kinds: Readonly<Record<string, Mismatch["kind"]>> = {
  additionalProperties: "unknown-field",
  required: "missing-field",
  type: "wrong-type",
  anyOf: "wrong-type",
  format: "wrong-format",
};

/**
 * Makes mismatches of the faults in one body. No value of the body gets into them.
 *
 * @param gaps - the gaps of the body, by their places in it
 */
export function toMismatches(
  faults: readonly Fault[],
  gaps: readonly (readonly [place: string, id: string])[],
): Mismatch[] {
  // What fits none of several forms is told as that, and not again for each form.
  const unions = faults.filter(({ keyword }) => keyword === "anyOf").map(({ instancePath }) => instancePath);
  const found = new Map<string, Mismatch>();
  for (const fault of faults) {
    const { keyword, instancePath } = fault;
    const isUnderUnion = unions.some((at) => instancePath === at || instancePath.startsWith(`${at}/`));
    if (isUnderUnion && keyword !== "anyOf") continue;
    const params = fault.params as Partial<Record<string, unknown>>;
    const field = params["missingProperty"] ?? params["additionalProperty"];
    const kind = kinds[keyword] ?? "wrong-value";
    const pointer = field === undefined ? instancePath : `${instancePath}/${escapeKey(String(field))}`;
    const place = pointer.replaceAll(/\/\d+(?=\/|$)/g, "/*");
    const expected = describe(keyword, params);
    const key = `${kind} ${place} ${expected}`;
    const first = found.get(key);
    found.set(
      key,
      first
        ? { ...first, count: first.count + 1 }
        : { kind, pointer, expected, count: 1, gaps: gapsAt(place, gaps) },
    );
  }
  return [...found.values()];
}

function describe(keyword: string, params: Partial<Record<string, unknown>>): string | undefined {
  if (keyword === "type") return [params["type"]].flat().join(" or ");
  if (keyword === "anyOf") return "one of the forms that the document shows";
  if (keyword === "format") return String(params["format"]);
  if (keyword === "enum") return (params["allowedValues"] as unknown[]).join(", ");
  if (keyword === "const") return String(params["allowedValue"]);
  return undefined;
}

// The gaps of the place itself, and of the object that it is a field of.
function gapsAt(place: string, gaps: readonly (readonly [place: string, id: string])[]): GapId[] {
  const parent = place.slice(0, Math.max(place.lastIndexOf("/"), 0));
  const ids = gaps.flatMap(([at, id]) => (at === place || at === parent ? [id] : []));
  // The ids come from the same documents as the register.
  return [...new Set(ids)] as GapId[];
}

function escapeKey(key: string): string {
  // A name that somebody made up can be of any length.
  return key.slice(0, 100).replaceAll("~", "~0").replaceAll("/", "~1");
}
