// What the tests of evidence share: exchanges whose truth is known, and what the commands say of them.
import { verdictsOf } from "../../src/cli/evidence/findings.js";
import { knowledgeOf } from "../../src/cli/evidence/knowledge.js";
import { Observations } from "../../src/cli/evidence/observations.js";
import type { Limits, Verdict } from "../../src/cli/evidence/question.js";
import type { Evidence } from "../../src/observe/index.js";
import { Tallies } from "../../src/observe/tallies.js";
import { openBundles } from "./open-documents.js";

export { uuid } from "./observed.js";

/** What the documents of the fixtures say, for the commands on evidence. */
export const knowledge = knowledgeOf(openBundles);

/** The ids of all operations, by method and path. */
export const operationIds = new Map(knowledge.bundles.flatMap(({ ids }) => [...ids]));

/** The operations that accept a page_number. */
export const lists = knowledge.bundles.flatMap(({ contract }) =>
  Object.entries(contract.checks.operations).flatMap(([name, { query }]) =>
    query?.includes("page_number") ? [name] : [],
  ),
);
export const reports = lists.filter((name) => name.startsWith("GET /reports/"));

export const salt = "a secret of the team";

/** A line of evidence, as JSON. */
export const line = (answers: object, more: object = {}) =>
  JSON.stringify({
    ...{ evidence: 2, run: "0123456789abcdef", number: 1, document: "00000000" },
    ...{ operation: "GET /forms", answers, ...more },
  });

/** An exchange; a GET of status 200 on the first day, in one workspace, unless it says otherwise. */
export interface SimulatedCall {
  readonly operation: string;
  /** The values in the path. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly request?: unknown;
  readonly status?: number;
  readonly body?: unknown;
  /** In days from 1 March 2026. */
  readonly day?: number;
  readonly workspace?: string;
  readonly isMock?: boolean;
}

const firstDay = Date.parse("2026-03-01T09:00:00Z");

/** The lines of an observer that sees calls. */
export function linesOf(calls: Iterable<SimulatedCall>): Promise<Evidence[]> {
  const tallies = new Tallies(
    knowledge.bundles.map(({ contract }) => contract.checks),
    salt,
  );
  for (const call of calls) {
    const { operation, path = "", query = {}, request, status = 200, body, day = 0, isMock = false } = call;
    const time = firstDay + day * 86_400_000;
    const exchange = { status, isMock, time, body, requestBody: request, path, query };
    tallies.add(`https://${call.workspace ?? "acme"}.desk.example`, operation, exchange);
  }
  return tallies.evidence();
}

/** What was seen in lines, in any order. */
export function observationsOf(lines: readonly Evidence[], since?: string): Observations {
  const observations = new Observations(knowledge, since);
  for (const line of lines) observations.add(line);
  return observations.end();
}

export const usual: Limits = { min: 30, minOf: new Map(), minWorkspaces: 1 };

/** What is said of each gap, by its id. */
export function verdictsOn(observations: Observations, limits: Partial<Limits> = {}): Map<string, Verdict> {
  const all = knowledge.bundles.flatMap((bundle) =>
    verdictsOf(bundle, observations, { ...usual, ...limits }),
  );
  // Of a gap of both documents, that of the current one.
  return new Map(all.reverse().map((verdict) => [verdict.id, verdict]));
}

/** What is said of one gap by calls of observers, each with a list of its own. */
export async function verdictOn(
  id: string,
  ...observers: readonly (readonly SimulatedCall[])[]
): Promise<Verdict> {
  const lines = await Promise.all(observers.map(linesOf));
  const verdict = verdictsOn(observationsOf(lines.flat())).get(id);
  if (verdict === undefined) throw new Error(`There is no gap "${id}" that traffic settles.`);
  return verdict;
}

export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));
