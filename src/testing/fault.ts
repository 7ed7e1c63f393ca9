/** What goes wrong. */
export type FaultKind =
  /** The answer comes later: `ms` is from 0 to 2,147,483,647. */
  | { kind: "delay"; ms: number }
  /** The answer's body comes in ten pieces, over so many milliseconds, also up to 2,147,483,647. */
  | { kind: "slow-body"; ms: number }
  /** The connection ends in the middle of the answer's body. */
  | { kind: "cut-body" }
  /** The connection is reset, and the request has no effect. */
  | { kind: "reset" }
  /** Another status comes, from 200 to 599, and the request has no effect. The body is JSON, and null where it is left out. */
  | { kind: "status"; status: number; headers?: Record<string, string>; body?: unknown }
  /** A page of HTML comes, as of a proxy, and the request has no effect. Its status is 502 where it is left out. */
  | { kind: "html"; status?: number };

/** A failure on demand. */
export type Fault = FaultKind & {
  /**
   * The operation that fails: its id, for example `getTicket`, or its method and path. `updateTeamMember` is an id of both
   * interfaces, and `PATCH /api/external/v1/team_members/{team_member_id}` is the older one alone.
   */
  operation: string;
  /**
   * How many of its next requests fail: a whole number from 1, or `Infinity`.
   *
   * @default 1
   */
  times?: number;
};
