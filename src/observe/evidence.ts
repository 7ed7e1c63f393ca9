/** What a value at a place of a body can be. */
export const forms = [
  // Its JSON type; `number` is one that is no integer, `string` and `object` are those that are not empty.
  ...["null", "boolean", "integer", "number", "string", "empty-string", "array", "object", "empty-object"],
  // The property is not there, though the object that it would be a property of is.
  "absent",
  // A text that an enum or a constant of the document lists, or none that it lists.
  ...["listed", "unlisted"],
  // A text that is not of the format that the document names.
  "unformatted",
  // A whole body that is no JSON, such as a page of a gateway.
  "no-json",
  // Counts the objects of the place by themselves, where the other forms count by what is above the place.
  "objects",
] as const;

export type Form = (typeof forms)[number];

/**
 * How many records something was seen of, and when. A record that was counted before raises no count, so that there can be a
 * form with a count of 0.
 */
export interface Outcome {
  /** Records by their ids: the nearest object with an `id` above the place, or else the ids in the path. */
  readonly ids?: number;
  /** Calls that write, and have neither. */
  readonly calls?: number;
  /** Days with a call that reads, and has neither. */
  readonly days?: number;
  /** The first day in UTC, such as 2026-03-01. */
  readonly first: string;
  /** The last day in UTC. */
  readonly last: string;
}

/** What was seen, by names. */
export type Outcomes<Name extends string> = Readonly<Partial<Record<Name, Outcome>>>;

export type PlaceEvidence = Outcomes<Form>;

/** The places of a body by their JSON pointers, with `*` for the items of a list and for keys that are data. */
export type PlacesEvidence = Readonly<Record<string, PlaceEvidence>>;

/** What was seen in the exchanges of one operation that ended with one status. */
export interface AnswerEvidence {
  readonly seen: Outcome;
  /** How the numbers of a page relate: see `relations` of `pages.ts`. */
  readonly pages?: Outcomes<string>;
  readonly request?: PlacesEvidence;
  readonly response?: PlacesEvidence;
}

/** What was seen of one operation in one workspace. One line of evidence is one of these as JSON. */
export interface Evidence {
  /** The version of the format. */
  readonly evidence: 2;
  /** A random id of the observer. With the number, it shows that a line is a copy. */
  readonly run: string;
  /** The number of the line among those of its observer. */
  readonly number: number;
  /** A digest of the document that the bodies were compared with. */
  readonly document: string;
  /** A hash of the workspace's host. Left out where no salt was set. */
  readonly workspace?: string;
  /** The operation by method and path template, for example `GET /tickets/{ticket_id}`. */
  readonly operation: string;
  /** How many answers were the mock's, and were left out. */
  readonly mocked?: number;
  /** By status; `other` for those beyond the first 16. */
  readonly answers: Readonly<Record<string, AnswerEvidence>>;
}
