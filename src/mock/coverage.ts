import { codesOf, operationNames } from "./operations.js";

/** Numbers of responses, by operation: its method and path, such as `GET /v1/books/{book_id}`. */
export type MockCoverage = Record<string, OperationCoverage>;

interface OperationCoverage {
  /** By status; `0` stands for a reset connection. */
  statuses: Record<string, number>;
  /** By documented failure, such as `401`; `default` stands for every other one. */
  failures: Record<string, number>;
  /** By the id of a gap that the responses depended on. */
  gaps: Record<string, number>;
}

/** An operation as Prism reads it, by a type of its own: public declarations do not use Prism's. */
interface CountedOperation {
  readonly iid?: string;
  readonly method: string;
  readonly path: string;
  readonly responses: readonly { readonly code: string }[];
}

const newCounts = (): OperationCoverage => ({ statuses: {}, failures: {}, gaps: {} });

function count(counts: Record<string, number>, key: string | number, more = 1): void {
  counts[key] = (counts[key] ?? 0) + more;
}

/** Adds up coverage. */
function sumCoverage(all: readonly MockCoverage[]): MockCoverage {
  const total: MockCoverage = {};
  for (const [name, one] of all.flatMap((coverage) => Object.entries(coverage))) {
    total[name] ??= newCounts();
    for (const kind of ["statuses", "failures", "gaps"] as const) {
      for (const [key, more] of Object.entries(one[kind])) count(total[name][kind], key, more);
    }
  }
  return total;
}

/** How many gaps a text lists, so that it fits on a screen. */
const mostListedGaps = 15;

/**
 * Adds up the coverage of mocks, such as one for each worker of a test runner.
 *
 * @param all - values of `mock.coverage()`
 * @returns one screen of text: the operations that no test called, the failures that no test saw, and the gaps that the app meets
 */
export function formatCoverage(...all: readonly MockCoverage[]): string {
  const operations = Object.entries(sumCoverage(all));
  const met: Record<string, number> = {};
  const uncalled: string[] = [];
  const unseen: string[] = [];
  for (const [name, { statuses, failures, gaps }] of operations) {
    const codes = Object.keys(failures).filter((code) => failures[code] === 0);
    if (Object.keys({ ...statuses, ...gaps }).length === 0) uncalled.push(name);
    else if (codes.length > 0) unseen.push(`${name}: ${codes.join(", ").replace("default", "any other")}`);
    for (const [gap, more] of Object.entries(gaps)) count(met, gap, more);
  }
  const sorted = Object.entries(met).sort(([, a], [, b]) => b - a);
  const listed = sorted.slice(0, mostListedGaps).map(([gap, times]) => `${times} ${gap}`);
  if (sorted.length > mostListedGaps) listed.push(`and ${sorted.length - mostListedGaps} more`);
  const section = (title: string, list: readonly string[]) =>
    list.length > 0 ? [title, ...list.map((line) => `  ${line}`)] : [];
  return [
    `The tests called ${operations.length - uncalled.length} of ${operations.length} operations.`,
    ...section("No test called:", uncalled),
    ...section("No test saw these failures:", unseen),
    ...section("Responses depended on these gaps (the number of responses, and the gap):", listed),
  ].join("\n");
}

/** The counts of one mock. */
export class ResponseCounts {
  readonly #all: MockCoverage = {};

  /** @param status - undefined for a refusal to guess, which no service sends */
  add(operation: CountedOperation, status: number | undefined, gaps: readonly string[]): void {
    const [name] = operationNames(operation);
    const codes = codesOf(operation);
    this.#all[name] ??= newCounts();
    const counts = this.#all[name];
    for (const gap of gaps) count(counts.gaps, gap);
    if (status === undefined) return;
    count(counts.statuses, status);
    const covering = [`${status}`, `${`${status}`[0]}XX`, "default"].find((code) => codes.includes(code));
    if (status >= 300 && covering !== undefined) count(counts.failures, covering);
  }

  /** Returns the counts of operations, also of those without requests: 0 for each documented failure. */
  of(operations: readonly CountedOperation[]): MockCoverage {
    const counted = operations.map((operation) => {
      const [name] = operationNames(operation);
      const unseen = codesOf(operation).flatMap((code) => (code.startsWith("2") ? [] : [[code, 0]]));
      const { [name]: counts = newCounts() } = this.#all;
      return [name, { ...counts, failures: { ...Object.fromEntries(unseen), ...counts.failures } }];
    });
    return structuredClone(Object.fromEntries(counted));
  }
}
