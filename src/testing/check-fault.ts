import { validateHeaderName, validateHeaderValue } from "node:http";
import type { Fault, FaultKind } from "./fault.js";
import { isFinalStatus } from "./status.js";

/** The longest time that a timer can wait, in milliseconds: a longer one ends at once. */
const mostTime = 2 ** 31 - 1;

/** What is wrong with a failure of each kind, as a sentence; undefined where nothing is. */
const problems: {
  readonly [Kind in FaultKind["kind"]]: (fault: Extract<FaultKind, { kind: Kind }>) => string | undefined;
} = {
  delay: ({ ms }) => problemOfTime(ms),
  "slow-body": ({ ms }) => problemOfTime(ms),
  "cut-body": () => undefined,
  reset: () => undefined,
  status: ({ status, headers }) => problemOfStatus(status) ?? problemOfHeaders(headers),
  html: ({ status }) => (status === undefined ? undefined : problemOfStatus(status)),
};

/**
 * Checks a failure on demand, for callers without a compiler, and for what the compiler does not see.
 *
 * @throws Error that names the member which no failure can have
 */
export function checkFault(fault: Fault): void {
  const { operation, kind, times = 1 } = fault;
  const problem = Object.hasOwn(problems, kind)
    ? (problemOfTimes(times) ?? problemOf(fault))
    : `kind must be ${Object.keys(problems).join(", ")}, and not ${JSON.stringify(kind)}`;
  if (problem !== undefined) throw new Error(`The failure of "${operation}" is wrong: ${problem}.`);
}

function problemOf<Kind extends FaultKind["kind"]>(
  fault: Extract<FaultKind, { kind: Kind }> & { kind: Kind },
): string | undefined {
  return problems[fault.kind](fault);
}

function problemOfTimes(times: number): string | undefined {
  if (times === Number.POSITIVE_INFINITY || (Number.isInteger(times) && times >= 1)) return undefined;
  return `times must be a whole number from 1, or Infinity, and not ${times}`;
}

function problemOfTime(ms: number): string | undefined {
  return ms >= 0 && ms <= mostTime
    ? undefined
    : `ms must be from 0 to ${mostTime} milliseconds, and not ${ms}`;
}

function problemOfStatus(status: number): string | undefined {
  return isFinalStatus(status) ? undefined : `status must be from 200 to 599, and not ${status}`;
}

function problemOfHeaders(headers: Record<string, string> = {}): string | undefined {
  try {
    for (const [name, value] of Object.entries(headers)) {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    }
    return undefined;
  } catch (error) {
    return `headers has one that HTTP does not allow: ${(error as Error).message}`;
  }
}
