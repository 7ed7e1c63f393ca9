import { type OperationIds, operationIds } from "../../generated/openapi-ids.js";
import { operationIds as v1OperationIds } from "../../generated/v1-ids.js";
import { type StatefulMock, type StatefulMockOptions, startMock } from "../mock.js";
import { pairwise } from "./pairwise.js";
import { routes } from "./routes.js";
import type { AssumableGap, Assumptions } from "./settlements.js";
import { isAssumable, settlements } from "./settlements.js";

/** Which worlds to list: of gaps, of the gaps that operations depend on, or of both. */
export interface WorldsOptions {
  /** The ids of gaps. */
  gaps?: readonly AssumableGap[];
  /** The ids of operations; those of the older interface are included. */
  operations?: readonly (keyof OperationIds)[];
  /**
   * Determines which of many equally good combinations are listed.
   *
   * @default 1
   */
  seed?: number;
  /**
   * The most worlds.
   *
   * @default 32
   */
  limit?: number;
}

/** Options of a mock in one world. What they assume is assumed of other gaps than the world's own. */
export type WorldMockOptions = Omit<StatefulMockOptions, "stateful">;

/** One way in which the service could be, as far as the specification says. */
export interface World {
  /** The number of the world, such as `world 7 of 23`. */
  readonly name: string;
  /** What it assumes: answers that are plausible, and invented. */
  readonly assume: Assumptions;
  /** Starts a mock that remembers, in this world. */
  start(options?: WorldMockOptions): Promise<StatefulMock>;
  /**
   * Runs a test with a mock in this world, and notes for the report whether it fails.
   *
   * @throws Error that names what the world assumes, where the test throws; its cause is what the test threw
   */
  run(test: (mock: StatefulMock) => unknown, options?: WorldMockOptions): Promise<void>;
}

/** Worlds to run a test in. */
export interface Worlds extends ReadonlyArray<World> {
  /** Says which worlds a test failed in, what each of them assumes, and which answers they share. */
  report(): string;
}

/**
 * Lists ways in which the service could be: combinations of plausible answers to what the specification leaves open, so
 * that each pair of two answers is in one of them. The answers are invented. An app that passes in all of these worlds
 * depends on no guess about these gaps. Nothing is started.
 *
 * @param options - the gaps, or the operations whose gaps are combined
 * @returns the worlds, the same for the same options
 * @throws Error where an operation does not exist, a gap is one that no answer depends on, there is no gap to vary, or `limit` is less
 *   than 1
 */
export function worlds(options: WorldsOptions): Worlds {
  const { gaps = [], operations = [], seed = 1, limit = 32 } = options;
  const varied = [...new Set([...gaps, ...operations.flatMap(gapsOf)])].sort();
  for (const gap of varied) {
    if (!isAssumable(gap)) throw new Error(`worlds: the mock's answers do not depend on a gap "${gap}".`);
  }
  // A test in no world would pass.
  if (!(limit >= 1)) throw new Error(`worlds: limit must be at least 1, and not ${limit}.`);
  if (varied.length === 0) throw new Error("worlds: no answer of these operations depends on a gap.");
  const choices = varied.map((gap) => settlements[gap].plausible);
  const { rows, missing } = pairwise(
    choices.map(({ length }) => length),
    seed,
    limit,
  );
  const failed = new Set<World>();
  const list = rows.map((row, index) => {
    const assume: Assumptions = Object.fromEntries(
      varied.map((gap, at) => [gap, choices[at]?.[row[at] ?? 0]]),
    );
    const name = `world ${index + 1} of ${rows.length}`;
    return createWorld(name, assume, (world) => failed.add(world));
  });
  return Object.assign(list, { report: () => report(list, failed, missing) });
}

/** The gaps that an assumption can settle, of those which the answers of an operation depend on. */
function gapsOf(id: keyof OperationIds): AssumableGap[] {
  const calls = [operationIds, v1OperationIds].flatMap((ids) => Object.entries(ids));
  const found = calls.filter(([one]) => one === id);
  if (found.length === 0) throw new Error(`worlds: there is no operation "${id}".`);
  return found.flatMap(([, call]) => routes[call.join(" ")]?.gaps ?? []).filter(isAssumable);
}

function createWorld(name: string, assume: Assumptions, onFailure: (world: World) => void): World {
  const world: World = {
    name,
    assume,
    start: (options = {}) =>
      startMock({ ...options, stateful: true, assume: { ...options.assume, ...assume } }),
    async run(test, options) {
      const mock = await world.start(options);
      try {
        await test(mock);
      } catch (cause) {
        onFailure(world);
        const said = cause instanceof Error ? cause.message : String(cause);
        const line = `assume: ${JSON.stringify(assume)}`;
        throw new Error(`${name}: ${said}\nWhat it assumes is invented: ${line}`, { cause });
      } finally {
        await mock.close();
      }
    },
  };
  return world;
}

function describe(assume: Assumptions): string[] {
  return Object.entries(assume).map(([gap, answer]) => `${gap} = ${JSON.stringify(answer)}`);
}

function report(worlds: readonly World[], failed: ReadonlySet<World>, missing: number): string {
  const answers = new Set(worlds.flatMap(({ assume }) => describe(assume)));
  const lines = [...answers].sort().flatMap((answer) => {
    const all = worlds.filter(({ assume }) => describe(assume).includes(answer));
    const failures = all.filter((world) => failed.has(world)).map((world) => worlds.indexOf(world) + 1);
    if (failures.length === 0) return [];
    return [`  ${answer}: failed in ${failures.length} of its ${all.length} worlds (${failures.join(", ")})`];
  });
  return [
    `${failed.size} of ${worlds.length} worlds failed. What they assume is invented.`,
    ...lines,
    ...[...failed].map(({ name, assume }) => `  ${name} assumes ${describe(assume).join(", ")}`),
    ...(missing > 0 ? [`The limit left out ${missing} pairs of answers.`] : []),
  ].join("\n");
}
