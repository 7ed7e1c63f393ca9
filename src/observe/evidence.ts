// The counts of an observer: a plain object, which `evidence.schema.json` describes.

/** How often something was seen, and on which days, in UTC. */
export type Seen = {
  readonly count: number;
  /** The first day, such as 2026-03-01. */
  readonly first: string;
  /** The last day. */
  readonly last: string;
};

/** The JSON type of a value, or the way in which it is unset. `empty` is an empty string, array or object. */
export type Form = "absent" | "null" | "empty" | "boolean" | "number" | "string" | "array" | "object";

/** The values at the locations that open gaps name: by gap id, by the location in the mark, and by form. */
export type PlaceEvidence = {
  readonly [gap: string]: { readonly [place: string]: { readonly [form in Form]?: Seen } };
};

/** The counts of one operation and one status. */
export type AnswerEvidence = {
  /** The responses. */
  readonly answers: Seen;
  /** Values in the bodies of requests. */
  readonly request?: PlaceEvidence;
  /** Values in the bodies of responses. */
  readonly response?: PlaceEvidence;
  /**
   * The responses that differ from the document: by the kind of a `Mismatch` of `support-desk-client/validate`, and by location. A
   * location is a JSON pointer into the body, with `*` for the items of a list and for keys that are data.
   */
  readonly differences?: { readonly [kind: string]: { readonly [location: string]: Seen } };
};

/** The counts of an observer. A line of evidence is this object as JSON. */
export type Evidence = {
  /** The version of the format. */
  readonly evidence: 3;
  /** A random id. Lines with the same id are copies, and count once. */
  readonly id: string;
  /** The counts by method and path template, such as `GET /items/{item_id}`, and by status. */
  readonly operations: { readonly [operation: string]: { readonly [status: string]: AnswerEvidence } };
};

/** Counts by name, nested to any depth. */
export interface Counts {
  [name: string]: Counts | Seen;
}

const isSeen = (one: Counts | Seen): one is Seen => typeof one.count === "number";

/** Creates empty counts. They have no prototype, because any string can be a name. */
export const createCounts = (): Counts => Object.create(null);

export function countsBelow(counts: Counts, name: string): Counts {
  const entry = counts[name];
  const below = entry === undefined || isSeen(entry) ? createCounts() : entry;
  counts[name] = below;
  return below;
}

/** Adds to the count that these names lead to. */
export function note(counts: Counts, names: readonly string[], seen: Seen): void {
  const name = names.at(-1) ?? "";
  const above = names.slice(0, -1).reduce(countsBelow, counts);
  const entry = above[name];
  above[name] = entry !== undefined && isSeen(entry) ? addSeen(entry, seen) : seen;
}

/** Lists all counts with the names that lead to them. */
export function* walkCounts(
  counts: Counts,
  above: readonly string[] = [],
): Generator<[names: string[], seen: Seen]> {
  for (const [name, one] of Object.entries(counts)) {
    if (isSeen(one)) yield [[...above, name], one];
    else yield* walkCounts(one, [...above, name]);
  }
}

export function addCounts(counts: Counts, more: Counts): void {
  for (const [names, seen] of walkCounts(more)) note(counts, names, seen);
}

/** Adds up two counts. The days span both. */
export function addSeen(one: Seen, other: Seen): Seen {
  return {
    count: one.count + other.count,
    first: one.first < other.first ? one.first : other.first,
    last: one.last > other.last ? one.last : other.last,
  };
}
