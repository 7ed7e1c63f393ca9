import { validateHeaderName, validateHeaderValue } from "node:http";
import type { Fault, FaultKind } from "./fault.js";
import { isFinalStatus } from "./status.js";

/** The longest time that a timer can wait, in milliseconds: a longer one ends at once. */
const mostTime = 2 ** 31 - 1;

/** The kinds of failures; TypeScript checks that none is missing. */
const kinds: { readonly [Kind in FaultKind["kind"]]: true } = {
  ...{ delay: true, "slow-body": true, "cut-body": true, reset: true, status: true, html: true },
};

/**
 * Checks a failure on demand, for callers without a compiler, and for what the compiler does not see.
 *
 * @throws Error that names the member which no failure can have
 */
export function checkFault(fault: Fault): void {
  const [problem] = problemsOf(fault);
  if (problem !== undefined) throw new Error(`The failure of "${fault.operation}" is wrong: ${problem}.`);
}

/** A failure of any kind, which only some of these belong to. */
type AnyFault = Omit<Fault, "kind"> & {
  kind: string;
  ms?: number;
  status?: number;
  headers?: object;
  body?: unknown;
};

function* problemsOf(fault: AnyFault): Generator<string> {
  const { operation, kind, times = 1, ms, status, headers = {}, body, ...others } = fault;
  for (const name in others) yield `it has no ${name}`;
  if (!Object.hasOwn(kinds, kind)) {
    yield `kind must be ${Object.keys(kinds).join(", ")}, and not ${JSON.stringify(kind)}`;
  }
  if (times !== Number.POSITIVE_INFINITY && !(Number.isInteger(times) && times >= 1)) {
    yield `times must be a whole number from 1, or Infinity, and not ${times}`;
  }
  if (
    (kind === "delay" || kind === "slow-body") &&
    !(Number.isFinite(ms) && Number(ms) >= 0 && Number(ms) <= mostTime)
  ) {
    yield `ms must be from 0 to ${mostTime} milliseconds, and not ${ms}`;
  }
  if ((kind === "status" || status !== undefined) && !isFinalStatus(status)) {
    yield `status must be from 200 to 599, and not ${status}`;
  }
  try {
    for (const [name, value] of Object.entries(headers)) {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    }
  } catch (error) {
    yield `headers has one that HTTP does not allow: ${(error as Error).message}`;
  }
}
