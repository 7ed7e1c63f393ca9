import type { GapId } from "./gaps.js";

/** What the client knows of an operation while it runs; `generate` writes the tables. */
export interface Operation {
  /** The failures that the document names. */
  readonly statuses: readonly number[];
  /** The gaps that leave failures open. */
  readonly gaps: FailureGaps;
  /** The JSON type of each key that a success must have, for each form that it may take; empty without a body. */
  readonly envelopes: readonly Readonly<Record<string, string>>[];
}

/** What gaps admit, by their ids: statuses, and ranges of all statuses that the document does not name, as `"404 5XX"`. */
export type FailureGaps = Readonly<Record<string, string>>;

/** The operations by method and path template, for example `GET /tickets/{ticket_id}`. */
export type OperationTable = Readonly<Record<string, Operation>>;

/** The gaps that admit a status, sorted by id. */
export function gapsAdmitting(status: number, documented: boolean, gaps: FailureGaps = {}): GapId[] {
  const range = `${`${status}`[0]}XX`;
  // The ids come from the same documents as the register.
  return Object.entries(gaps).flatMap(([id, admitted]) => {
    const names = admitted.split(" ");
    return names.includes(`${status}`) || (!documented && names.includes(range)) ? [id as GapId] : [];
  });
}
