import type { OperationIds } from "../../generated/openapi-ids.js";
import { allIds } from "../interfaces.js";
import { routes } from "./respond.js";
import { type AssumableGap, type Assumptions, isAssumable, settlements } from "./settlements.js";
import { type StatefulMock, type StatefulMockOptions, startMock } from "./start-mock.js";

/** Which worlds to list: of gaps, of the gaps that operations depend on, or of both. */
export interface WorldsOptions {
  /** The ids of gaps. */
  gaps?: readonly AssumableGap[];
  /** The ids of operations; those of the older interface are included. */
  operations?: readonly (keyof OperationIds)[];
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
 * Lists ways in which the service could be: one world with the first plausible answer to each gap, and one for each further
 * answer, in which every other gap has its first. The answers are invented. An app that passes in all of these worlds depends on
 * no single guess about these gaps. Nothing is started.
 *
 * @param options - the gaps, or the operations whose gaps are varied
 * @returns the worlds, the same for the same options
 * @throws Error where an operation does not exist, a gap is one that no answer depends on, or there is no gap to vary
 */
export function worlds({ gaps = [], operations = [] }: WorldsOptions): Worlds {
  const varied = [...new Set([...gaps, ...operations.flatMap(gapsOf)])].sort();
  for (const gap of varied) {
    if (!isAssumable(gap)) throw new Error(`worlds: the mock's answers do not depend on a gap "${gap}".`);
  }
  // A test in no world would pass.
  if (varied.length === 0) throw new Error("worlds: no answer of these operations depends on a gap.");
  const firsts: Assumptions = Object.fromEntries(varied.map((gap) => [gap, settlements[gap].plausible[0]]));
  const others = varied.flatMap((gap) =>
    settlements[gap].plausible.slice(1).map((answer): Assumptions => ({ ...firsts, [gap]: answer })),
  );
  const failed = new Set<World>();
  const list = [firsts, ...others].map((assume, index) => {
    const name = `world ${index + 1} of ${others.length + 1}`;
    return createWorld(name, assume, (world) => failed.add(world));
  });
  return Object.assign(list, { report: () => report(list, failed) });
}

/** The gaps that an assumption can settle, of those which the answers of an operation depend on. */
function gapsOf(id: keyof OperationIds): AssumableGap[] {
  const calls = allIds.flatMap((ids) => Object.entries(ids));
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

function report(worlds: readonly World[], failed: ReadonlySet<World>): string {
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
  ].join("\n");
}
