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
  /** The envelopes of each documented success, by its status: `201`, or `2XX`. The list is empty if the success has no body. */
  readonly successes: Readonly<Record<string, readonly Envelope[]>>;
  /** The key of the list in a page. Absent if the operation has no pages. */
  readonly pagedList?: string;
  /** The statuses of the documented failures. */
  readonly statuses: readonly number[];
  /** The failures that its gaps leave open. A gap without one is here, too, because a mock can name each. */
  readonly gaps: OpenAnswers;
}

/** The required keys of a body, with their JSON types. */
export type Envelope = Readonly<Record<string, string>>;

/** The operations by method and path template: `GET /items/{item_id}`. */
export type OperationTable = Readonly<Record<string, OperationRow>>;
