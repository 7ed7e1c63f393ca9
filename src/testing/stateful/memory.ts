import type { Contract } from "../contract.js";
import {
  askPrism,
  type MockOperation,
  type PrismParts,
  type PrismRequest,
  type PrismResult,
} from "../prism.js";
import { readAssumptions } from "./assume.js";
import { checkSeed } from "./check-seed.js";
import { Ledger } from "./ledger.js";
import type { Seed } from "./seed.js";
import type { Assumptions } from "./settlements.js";
import { defaultsOf, statedBy } from "./stated.js";
import { storyOf } from "./story.js";
import { showUnset, type Unset } from "./unset.js";
import { upstreamOf } from "./upstream.js";
import { Workspace } from "./workspace.js";

/** What a mock remembers and assumes. */
export class Memory {
  readonly ledger: Ledger;
  workspace: Workspace;
  readonly #isStory: boolean;
  #seed: Seed;

  /** @param seed - what the workspace has; `examples` for that of the document's examples */
  private constructor(seed: Seed | "examples", assume: Assumptions, { documents, operations }: Contract) {
    this.ledger = new Ledger(assume);
    this.ledger.stated = statedBy(documents);
    this.#isStory = seed === "examples";
    // A copy, because its parts become frozen records.
    this.#seed = seed === "examples" ? storyOf(operations) : structuredClone(seed);
    this.workspace = new Workspace(this.#seed, defaultsOf(documents));
  }

  /** @throws Error where the seed is not as documented, or an assumption has the wrong form */
  static async create(seed: Seed | "examples", assume: Assumptions, contract: Contract): Promise<Memory> {
    const memory = new Memory(seed, assume, contract);
    // A lint has checked the examples.
    if (seed !== "examples") await checkSeed(seed, memory.workspace, contract.operations);
    return memory;
  }

  /** Forgets what happened since the start. */
  reset(): void {
    this.workspace = new Workspace(this.#seed, this.workspace.defaults);
  }

  /** Follows other documents: what they state, and their story, where it is another one. */
  follow({ documents, operations }: Contract): void {
    this.ledger.stated = statedBy(documents);
    this.workspace.defaults = defaultsOf(documents);
    const story = this.#isStory ? storyOf(operations) : this.#seed;
    if (JSON.stringify(story) === JSON.stringify(this.#seed)) return;
    this.#seed = story;
    this.reset();
  }

  /**
   * Responds to a request that Prism validates.
   *
   * @param workspace - that of the time when the request began
   * @throws Refused where the request assumes something in the wrong form
   */
  async respond(
    parts: PrismParts,
    request: PrismRequest,
    operations: MockOperation[],
    workspace = this.workspace,
  ): Promise<PrismResult> {
    const assumptions = this.ledger.forRequest(readAssumptions(request.headers));
    const unset: Unset[] = [];
    const upstream = upstreamOf(workspace, assumptions, unset);
    const result = await askPrism(parts, request, operations, undefined, upstream);
    showUnset(unset, assumptions);
    this.ledger.list(assumptions.used);
    return result;
  }
}
