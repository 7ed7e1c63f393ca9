// What an observer counts: a plain object, which `evidence.schema.json` describes.

/** How often something was seen, and on which days. */
export type Seen = {
  readonly count: number;
  /** The first day in UTC, such as 2026-03-01. */
  readonly first: string;
  /** The last day in UTC. */
  readonly last: string;
};

/** What a value can be at a place: a JSON type where it is set. `empty` is an empty text, list or object. */
export type Form = "absent" | "null" | "empty" | "boolean" | "number" | "string" | "array" | "object";

/** How often a value was what, at the places that open gaps name: by gap, by place as its mark has it, and by form. */
export type PlaceEvidence = {
  readonly [gap: string]: { readonly [place: string]: { readonly [form in Form]?: Seen } };
};

/** What was seen in the exchanges of one operation that ended with one status. */
export type AnswerEvidence = {
  readonly answers: Seen;
  /** What was sent. */
  readonly request?: PlaceEvidence;
  /** What arrived. */
  readonly response?: PlaceEvidence;
  /**
   * In how many answers something was not as the document says: by the kind of a `Mismatch` of `support-desk-client/validate`, and by
   * location, a JSON pointer into the body with `*` for the items of a list and for keys that are data.
   */
  readonly differences?: { readonly [kind: string]: { readonly [location: string]: Seen } };
};

/** What an observer counted. One line of evidence is one of these as JSON. */
export type Evidence = {
  /** The version of the format. */
  readonly evidence: 3;
  /** A random id of the line, so that a copy of it counts once. */
  readonly id: string;
  /** By method and path template, such as `GET /items/{item_id}`, and by status. */
  readonly operations: { readonly [operation: string]: { readonly [status: string]: AnswerEvidence } };
};

/** Counts by names, at any depth. */
export interface Counts {
  [name: string]: Counts | Seen;
}

const isSeen = (one: Counts | Seen): one is Seen => typeof one.count === "number";

/** Counts without a prototype, because any text can be a name. */
export const noCounts = (): Counts => Object.create(null);

/** The counts below a name. */
export function countsBelow(counts: Counts, name: string): Counts {
  const known = counts[name];
  const below = known === undefined || isSeen(known) ? noCounts() : known;
  counts[name] = below;
  return below;
}

/** Adds what was seen of something with these names. */
export function note(counts: Counts, names: readonly string[], seen: Seen): void {
  const name = names.at(-1) ?? "";
  const above = names.slice(0, -1).reduce(countsBelow, counts);
  const known = above[name];
  above[name] = known !== undefined && isSeen(known) ? joined(known, seen) : seen;
}

/** All that counts have, with the names that lead to it. */
export function* entriesOf(
  counts: Counts,
  above: readonly string[] = [],
): Generator<[names: string[], seen: Seen]> {
  for (const [name, one] of Object.entries(counts)) {
    if (isSeen(one)) yield [[...above, name], one];
    else yield* entriesOf(one, [...above, name]);
  }
}

/** Adds counts to others. */
export function addCounts(counts: Counts, more: Counts): void {
  for (const [names, seen] of entriesOf(more)) note(counts, names, seen);
}

/** What was seen in two parts. */
export function joined(one: Seen, other: Seen): Seen {
  return {
    count: one.count + other.count,
    first: one.first < other.first ? one.first : other.first,
    last: one.last > other.last ? one.last : other.last,
  };
}
