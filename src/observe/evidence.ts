/** A type of JSON. `number` counts the numbers that are no integers. */
export type JsonType = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

/** What was seen at one place of a body: how often each type arrived, and never a value. */
export interface PlaceEvidence extends Readonly<Partial<Record<JsonType, number>>> {
  /** In how many exchanges a value was there. */
  readonly exchanges: number;
  /** How many strings, lists and objects were empty. */
  readonly empty?: number;
  /** The formats that every string matched, empty ones aside. Left out where there was no such string. */
  readonly formats?: readonly string[];
  /** How often each word arrived that the document lists there. */
  readonly words?: Readonly<Record<string, number>>;
  /** How many properties had a name that the document does not have there. */
  readonly otherKeys?: number;
  /** How often the document was contradicted, by the kinds of a `Mismatch`. */
  readonly faults?: Readonly<Record<string, number>>;
}

/** The places of a body by their JSON pointers, with `*` for the items of a list and for keys that are data. */
export type PlacesEvidence = Readonly<Record<string, PlaceEvidence>>;

/** How often a header arrived; of a few that limit calls, also the least and the greatest number. */
export interface HeaderEvidence {
  readonly exchanges: number;
  readonly least?: number;
  readonly greatest?: number;
}

/** What was seen in the exchanges of one operation that ended with one status. */
export interface AnswerEvidence {
  readonly exchanges: number;
  /** In how many of them the body of the request was not as documented. */
  readonly wrongRequests?: number;
  /** The exchanges whose headers were read: the first ones, and then a sample. */
  readonly headersRead?: number;
  /** Those headers of the answer that are well known, by their names. */
  readonly headers?: Readonly<Record<string, HeaderEvidence>>;
  /** How many other headers arrived. */
  readonly otherHeaders?: number;
  /** In how many exchanges each documented query parameter was sent. */
  readonly query?: Readonly<Record<string, number>>;
  /** How the numbers of a page relate, by which page was asked for and by relation. */
  readonly pages?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly request?: PlacesEvidence;
  readonly response?: PlacesEvidence;
}

/** What was seen of one operation in one workspace. One line of evidence is one of these as JSON. */
export interface Evidence {
  /** The version of the format. */
  readonly evidence: 1;
  /** A hash of the workspace's host. Left out where no salt was set. */
  readonly workspace?: string;
  /** The operation by method and path template, for example `GET /tickets/{ticket_id}`. */
  readonly operation: string;
  /** By status; `other` for those beyond the first 16. */
  readonly answers: Readonly<Record<string, AnswerEvidence>>;
}
