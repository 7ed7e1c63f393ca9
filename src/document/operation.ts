import type { GapId } from "./gaps.js";

/** What the client knows of an operation while it runs; the tables are generated. */
export interface Operation {
  /** The failures that the document names. */
  readonly statuses: readonly number[];
  /** The gaps that another failure falls into, each after the pattern of its statuses. */
  readonly gaps: readonly (readonly [pattern: string, id: GapId])[];
  /** The JSON type of each key that a success must have, for each form that it may take; empty without a body. */
  readonly envelopes: readonly Readonly<Record<string, string>>[];
}

/** The operations by method and path template, for example `GET /tickets/{ticket_id}`. */
export type OperationTable = Readonly<Record<string, Operation>>;
