/** What a document adds to the types here: its gap ids, as `interface Register { gapId: ... }`. */
// biome-ignore lint/suspicious/noEmptyInterface: other modules add members to it
export interface Register {}

/** The id of a gap. */
export type GapId = Register extends { gapId: infer Id extends string } ? Id : string;

/** What the client knows of an operation while it runs; `generate` writes the tables. */
export interface Operation {
  readonly id: string;
  /** The failures that the document names. */
  readonly statuses: readonly number[];
  /** The gaps that leave failures open. */
  readonly gaps: FailureGaps;
  /** The JSON type of each key that a success must have, for each form that it may take; empty without a body. */
  readonly envelopes: readonly Readonly<Record<string, string>>[];
}

/** What gaps admit, by their ids: statuses, and ranges of all statuses that the document does not name, as `"404 5XX"`. */
export type FailureGaps = Readonly<Record<string, string>>;

/** The operations by method and path template, for example `GET /items/{item_id}`. */
export type OperationTable = Readonly<Record<string, Operation>>;

/**
 * The gaps that admit a status: first those that name it, then those of few operations, as the table lists them. Which of them is the
 * cause is not known.
 */
export function gapsAdmitting(status: number, documented: boolean, gaps: FailureGaps = {}): GapId[] {
  const having = (name: string) =>
    Object.keys(gaps).filter((id) => gaps[id]?.split(" ").includes(name)) as GapId[];
  const named = having(`${status}`);
  return documented ? named : [...new Set([...named, ...having(`${`${status}`[0]}XX`)])];
}
