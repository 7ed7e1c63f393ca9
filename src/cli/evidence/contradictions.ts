import type { Evidence, PlaceEvidence } from "../../observe/evidence.js";
import { bundleOf, type Knowledge } from "./knowledge.js";

/** A stated fact that traffic contradicts. */
export interface Contradiction {
  readonly operation: string;
  readonly status: string;
  /** A JSON pointer into the body; undefined where the status itself is the fact. */
  readonly place: string | undefined;
  /** What was seen instead, in words. */
  readonly problem: string;
  /** How often. */
  readonly count: number;
  /** In how many exchanges the place, or the object that it belongs to, was there. */
  readonly exchanges: number;
  readonly workspaces: number;
}

const problems: Readonly<Record<string, string>> = {
  "missing-field": "a required field is absent",
  "wrong-type": "another type",
  "wrong-format": "another format",
  "wrong-value": "another value",
};

/**
 * Finds what contradicts a stated fact: a field that is absent or of another type, a value outside an enum, and a success of
 * another status. What a gap leaves open is not stated.
 *
 * @param isOpen - whether a gap leaves open that a place of an operation is null
 */
export function findContradictions(
  evidence: readonly (Evidence & { workspace: string })[],
  knowledge: Knowledge,
  isOpen: (operation: string, place: string) => boolean,
): Contradiction[] {
  const found = new Map<string, Contradiction & { seenIn: Set<string> }>();
  const add = (one: Omit<Contradiction, "workspaces">, workspace: string) => {
    const key = JSON.stringify([one.operation, one.status, one.place, one.problem]);
    const other = found.get(key);
    const seenIn = (other?.seenIn ?? new Set<string>()).add(workspace);
    const count = one.count + (other?.count ?? 0);
    const exchanges = one.exchanges + (other?.exchanges ?? 0);
    found.set(key, { ...one, count, exchanges, seenIn, workspaces: seenIn.size });
  };
  for (const { operation, workspace, answers } of evidence) {
    const responses = bundleOf(knowledge, operation)?.checks.operations[operation]?.responses ?? {};
    for (const [status, { exchanges, response = {} }] of Object.entries(answers)) {
      const base = { operation, status, exchanges };
      // Any failure that is not listed is documented under default.
      if (/^[123]/.test(status) && !(status in responses) && !(`${status[0]}XX` in responses)) {
        const problem = `documented: ${Object.keys(responses).join(", ")}`;
        add({ ...base, place: undefined, problem, count: exchanges }, workspace);
      }
      for (const [place, seen] of Object.entries(response)) {
        const above = response[place.slice(0, place.lastIndexOf("/"))]?.exchanges ?? exchanges;
        for (const [kind, count] of Object.entries(contradicting(seen, isOpen(operation, place)))) {
          const problem = problems[kind] ?? kind;
          if (count > 0) add({ ...base, exchanges: above, place, problem, count }, workspace);
        }
      }
    }
  }
  return [...found.values()].map(({ seenIn: _, ...one }) => one);
}

/** The faults of a place that a gap does not leave open. */
function contradicting({ faults = {}, null: nulls = 0 }: PlaceEvidence, isOpen: boolean) {
  const wrongTypes = faults["wrong-type"] ?? 0;
  return isOpen && wrongTypes > 0 ? { ...faults, "wrong-type": wrongTypes - nulls } : faults;
}
