import type { OpenAnswers } from "../document/gaps.js";

/** A document adds its gap ids to this interface: `interface Register { gapId: ... }`. */
// biome-ignore lint/suspicious/noEmptyInterface: other modules add members to it
export interface Register {}

/** The id of a gap. */
export type GapId = Register extends { gapId: infer Id extends string } ? Id : string;

/** An operation, as the client needs it at run time. `generate` writes the table. */
export interface OperationRow {
  readonly id: string;
  /** The prefix of its path, if the path has a server of its own. */
  readonly prefix?: string;
  /** The documented statuses, such as 201, 401 and `2XX`. A status of `4XX` or `default` counts as undocumented. */
  readonly statuses: readonly (number | "2XX")[];
  /** The statuses of the documented successes without a body. */
  readonly empty?: readonly (number | "2XX")[];
  /** The forms of the bodies of its successes. */
  readonly envelopes: readonly Envelope[];
  /** The key of the list in a page. Absent if the operation has no pages. */
  readonly pagedList?: string;
  /** The failures that its gaps leave open. Gaps that leave no failure open are not here. */
  readonly gaps: OpenAnswers;
}

/** The required keys of a body, with their JSON types. */
export type Envelope = Readonly<Record<string, string>>;

/** The operations by method and path template: `GET /items/{item_id}`. */
export type OperationTable = Readonly<Record<string, OperationRow>>;
