import type { MockDocument } from "../document.js";
import type { Assumptions } from "./answers.js";
import { checkSeed } from "./check-seed.js";
import { Ledger } from "./ledger.js";
import type { Seed } from "./seed.js";
import { type Defaults, defaultsOf, statedBy } from "./stated.js";
import { storyOf } from "./story.js";
import { Workspace } from "./workspace.js";

/** What a mock remembers and assumes. */
export class Memory {
  readonly ledger: Ledger;
  workspace: Workspace;
  #seed: Seed;

  private constructor(
    seed: Seed,
    assume: Assumptions,
    defaults: Defaults,
    private readonly isStory: boolean,
  ) {
    this.ledger = new Ledger(assume);
    this.workspace = new Workspace(seed, defaults);
    this.#seed = seed;
  }

  /**
   * @param seed - what the workspace has; `examples` for that of the document's examples
   * @throws Error where the seed is not as documented, or an assumption has the wrong form
   */
  static async create(
    seed: Seed | "examples",
    assume: Assumptions,
    documents: readonly MockDocument[],
  ): Promise<Memory> {
    const isStory = seed === "examples";
    // A copy, because its parts become frozen records.
    const own = isStory ? storyIn(documents) : structuredClone(seed);
    const memory = new Memory(own, assume, defaultsOf(documents), isStory);
    memory.ledger.stated = statedBy(documents);
    // A lint has checked the examples.
    if (!isStory) await checkSeed(own, memory.workspace);
    return memory;
  }

  /** Forgets what happened since the start. */
  reset(): void {
    this.workspace = new Workspace(this.#seed, this.workspace.defaults);
  }

  /** Follows other documents: what they state, and their story, where it is another one. */
  follow(documents: readonly MockDocument[]): void {
    this.ledger.stated = statedBy(documents);
    this.workspace.defaults = defaultsOf(documents);
    if (!this.isStory) return;
    const story = storyIn(documents);
    if (JSON.stringify(story) === JSON.stringify(this.#seed)) return;
    this.#seed = story;
    this.reset();
  }
}

const storyIn = ([document]: readonly MockDocument[]): Seed => (document ? storyOf(document) : {});
