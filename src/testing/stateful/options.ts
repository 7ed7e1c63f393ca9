import type { UsedAssumption } from "./assumptions.js";
import type { WorkspaceState } from "./records.js";
import type { Seed } from "./seed.js";
import type { Assumptions } from "./settlements.js";

/** What only a mock that remembers accepts. */
export interface Remembering {
  /** Makes the mock remember what it is sent, and refuse to guess. */
  stateful: true;
  /**
   * What the workspace has from the beginning; `"examples"` for that of the documents' examples.
   *
   * @default an empty workspace
   */
  seed?: Seed | "examples";
  /**
   * What is assumed of the service without evidence, by the ids of the gaps that it settles. Without an assumption, an
   * answer that depends on a gap is a 501 of the mock's own.
   *
   * @default nothing
   */
  assume?: Assumptions;
}

/** What only a mock that remembers has. */
export interface Remembered {
  /** What the workspace has now. */
  readonly state: WorkspaceState;
  /**
   * Lists the assumptions that answers relied on since the start, resets included: what the tests believe without
   * evidence. Those of the mock itself are among them: what it left out, and words of its own.
   */
  assumptions(): readonly UsedAssumption[];
}
