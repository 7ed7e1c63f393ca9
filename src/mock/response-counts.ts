// Apart from coverage.ts, because the public declarations reach that file, and do not know Prism.
import { type MockCoverage, sumCoverage } from "./coverage.js";
import { operationNames } from "./operations.js";
import type { MockOperation } from "./prism.js";

export class ResponseCounts {
  #all: MockCoverage = {};

  /** @param status - undefined for a refusal to guess, which no service sends */
  add(operation: MockOperation, status: number | undefined, gaps: readonly string[]): void {
    const codes = codesOf(operation);
    const covering = [`${status}`, `${`${status}`[0]}XX`, "default"].find((code) => codes.includes(code));
    const isFailure = status !== undefined && status >= 300 && covering !== undefined;
    const response = {
      statuses: status === undefined ? {} : { [status]: 1 },
      failures: isFailure ? { [covering]: 1 } : {},
      gaps: Object.fromEntries(gaps.map((gap) => [gap, 1])),
    };
    this.#all = sumCoverage([this.#all, { [operationNames(operation)[0]]: response }]);
  }

  /** Returns the counts of all operations, also of those without requests. */
  of(operations: readonly MockOperation[]): MockCoverage {
    return sumCoverage([...operations.map(withoutResponses), this.#all]);
  }
}

const codesOf = ({ responses }: MockOperation) => responses.map(({ code }) => code);

/** The coverage of an operation without responses: 0 for each documented failure. */
function withoutResponses(operation: MockOperation): MockCoverage {
  const codes = codesOf(operation).filter((code) => !code.startsWith("2"));
  const failures = Object.fromEntries(codes.map((code) => [code, 0]));
  return { [operationNames(operation)[0]]: { statuses: {}, failures, gaps: {} } };
}
