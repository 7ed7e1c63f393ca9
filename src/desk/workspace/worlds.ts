import { InvalidArgumentError } from "../../client/errors/invalid-argument-error.js";
import type { OperationIds } from "../../generated/openapi-ids.js";
import { gaps as register } from "../gaps.js";
import { allIds } from "../interfaces.js";
import {
  type AssumableGap,
  type Assumptions,
  gapAnswers,
  isAssumable,
  type ResponseGap,
} from "./gap-answers.js";
import { type StatefulMock, type StatefulMockOptions, startMock } from "./start-mock.js";

/** The gaps whose answers differ between the worlds: listed by their ids, by the operations that depend on them, or both. */
export interface WorldsOptions {
  /** The ids of gaps. */
  gaps?: readonly AssumableGap[];
  /** The ids of operations; those of the older interface are included. */
  operations?: readonly (keyof OperationIds)[];
}

/** Options of a mock in one world. The answers of the world override those in `assume`. */
export type WorldMockOptions = Omit<StatefulMockOptions, "stateful">;

/** One way in which the service could behave, as far as the specification says. */
export interface World {
  /** The number of the world, such as `world 7 of 23`. */
  readonly name: string;
  /** The answers of this world. They are plausible, and invented. */
  readonly assume: Assumptions;
  /** Starts a mock with memory in this world. */
  start(options?: WorldMockOptions): Promise<StatefulMock>;
  /**
   * Runs a test with a mock in this world, and notes a failure for the report.
   *
   * @throws Error that names the answers of the world, if the test throws; its cause is the error of the test
   */
  run(test: (mock: StatefulMock) => unknown, options?: WorldMockOptions): Promise<void>;
}

/** Worlds to run a test in. */
export interface Worlds extends ReadonlyArray<World> {
  /** Lists the worlds in which a test failed: world 1 with all its answers, and each other one with the answer that differs. */
  report(): string;
}

/**
 * Lists ways in which the service could behave: a world with the first plausible answer to each gap, and one for each further answer,
 * with the first answer to every other gap. The answers are invented. An app that passes in all of these worlds does not depend on any
 * single guess about these gaps.
 *
 * @param options - the gaps, or the operations that depend on them
 * @returns the worlds; nothing is started yet
 * @throws InvalidArgumentError if an operation does not exist, no response depends on a gap, or the list of gaps is empty
 */
export function worlds(options: WorldsOptions): Worlds {
  const { gaps, operations } = Object(options) as WorldsOptions;
  const ofOperations = (operations ?? []).flatMap(gapsOfOperation);
  const several = ofOperations.filter((gap) => gapAnswers[gap].plausible.length > 1);
  const varied = [...new Set([...(gaps ?? []), ...several])].sort();
  for (const gap of varied) {
    if (isAssumable(gap)) continue;
    const reason = `the mock's responses do not depend on a gap "${gap}".`;
    throw new InvalidArgumentError("gaps", `are wrong: ${reason}`);
  }
  // A loop over an empty list of worlds would pass without a test.
  if (varied.length === 0) {
    const reason = "the responses of these operations do not depend on gaps.";
    throw new InvalidArgumentError("operations", `are wrong: ${reason}`);
  }
  const first: Assumptions = Object.fromEntries(varied.map((gap) => [gap, gapAnswers[gap].plausible[0]]));
  const others = varied.flatMap((gap) =>
    gapAnswers[gap].plausible.slice(1).map((answer): Assumptions => ({ [gap]: answer })),
  );
  const failed = new Set<string>();
  const list = [first, ...others].map((answers, index, all): World => {
    const name = `world ${index + 1} of ${all.length}`;
    const assume = { ...first, ...answers };
    const start: World["start"] = (options) =>
      startMock({ ...options, stateful: true, assume: { ...options?.assume, ...assume } });
    const run: World["run"] = async (test, options) => {
      const mock = await start(options);
      try {
        await test(mock);
      } catch (cause) {
        failed.add(`  ${name}: ${JSON.stringify(answers)}`);
        const { message = String(cause) } = Object(cause) as Partial<Error>;
        const line = `assume: ${JSON.stringify(assume)}`;
        throw new Error(`${name}: ${message}\nThe answers of this world are invented: ${line}`, { cause });
      } finally {
        await mock.close();
      }
    };
    return { name, assume, start, run };
  });
  const title = () => `${failed.size} of ${list.length} worlds failed. Their answers are invented:`;
  return Object.assign(list, { report: () => [title(), ...failed].join("\n") });
}

/** Gaps about members that other responses depend on, too, by a gap that the document marks there. */
const besides: { readonly [Id in ResponseGap]?: AssumableGap } = {
  "comments.create.unknown-author": "team-members.add.active",
  "comments.unset-values": "team-members.name-form",
  "team-members.add.unknown-inviter": "team-members.admin-role",
  "team-members.unset-values": "team-members.add.active",
  "team-members.update.last-admin": "team-members.admin-role",
  "tickets.unset-values": "team-members.name-form",
  "v1.team-members.unset-values": "team-members.add.active",
};

/** Returns the gaps that the responses of an operation can depend on, and that an assumption can resolve. */
export function gapsOfOperation(id: keyof OperationIds): AssumableGap[] {
  if (!allIds.some((ids) => Object.hasOwn(ids, id))) {
    throw new InvalidArgumentError("operations", `are wrong: the documents have no operation "${id}".`);
  }
  const marked = register.filter(({ operationIds }) => operationIds.includes(id));
  return marked.flatMap(({ id: gap }) => [gap, besides[gap as ResponseGap] ?? gap]).filter(isAssumable);
}
