import type { Contract } from "../contract.js";
import {
  askPrism,
  type MockOperation,
  type PrismParts,
  type PrismRequest,
  type PrismResult,
} from "../prism.js";
import { checkAssumptions, readAssumptions } from "./assume.js";
import { RequestAssumptions, type UsedAssumption } from "./assumptions.js";
import { checkSeed } from "./check-seed.js";
import { respond } from "./respond.js";
import type { Seed } from "./seed.js";
import type { Assumptions } from "./settlements.js";
import { statedBy } from "./stated.js";
import { copied, storyOf } from "./story.js";
import { showUnset, type Unset } from "./unset.js";
import { Workspace } from "./workspace.js";

/** What a mock remembers and assumes. */
export class Memory {
  workspace: Workspace;
  readonly #isStory: boolean;
  #seed: Seed;
  readonly #used = new Map<string, UsedAssumption>();

  /** @param seed - what the workspace has; `examples` for that of the document's examples */
  private constructor(
    seed: Seed | "examples",
    private readonly assume: Assumptions,
    { documents, operations }: Contract,
  ) {
    checkAssumptions(assume);
    this.#isStory = seed === "examples";
    this.#seed = seed === "examples" ? storyOf(operations) : copied(seed);
    this.workspace = new Workspace(this.#seed, statedBy(documents));
  }

  /** @throws Error where the seed is not as documented, or an assumption has the wrong form */
  static async create(seed: Seed | "examples", assume: Assumptions, contract: Contract): Promise<Memory> {
    const memory = new Memory(seed, assume, contract);
    // A lint has checked the examples.
    if (seed !== "examples") await checkSeed(seed, memory.workspace);
    return memory;
  }

  /** The assumptions that were used, sorted by their gaps. */
  get used(): UsedAssumption[] {
    return [...this.#used.values()].sort((a, b) => (a.gap < b.gap ? -1 : 1));
  }

  /** Forgets what happened since the start, but not what was assumed. */
  reset(): void {
    this.workspace = new Workspace(this.#seed, this.workspace.stated);
  }

  /** Follows other documents: what they state, and their story, where it is another one. */
  follow({ documents, operations }: Contract): void {
    this.workspace.stated = statedBy(documents);
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
    // What the request itself assumes goes first.
    const declared = { ...this.assume, ...readAssumptions(request.headers) };
    const assumptions = new RequestAssumptions(workspace.stated.gaps, declared);
    const unset: Unset[] = [];
    const result = await askPrism(parts, request, operations, undefined, (operation) =>
      respond(operation, request, { workspace, assumptions }, unset),
    );
    showUnset(unset, assumptions);
    for (const one of assumptions.used) {
      this.#used.set(`${one.by} ${one.gap} ${JSON.stringify(one.answer)}`, one);
    }
    return result;
  }
}
