// Failures on demand: what can go wrong between an app and the service, and says nothing of the service itself.
import { type ServerResponse, validateHeaderName, validateHeaderValue } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { hasNoBody, isFinalStatus, json, type Outgoing } from "./outgoing.js";
import type { Fault, FaultKind } from "./served-mock.js";

/** The longest time that a timer can wait, in milliseconds: a longer one ends at once. */
const mostTime = 2 ** 31 - 1;

/** The kinds of failures; TypeScript checks that none is missing. */
const kinds: { readonly [Kind in FaultKind["kind"]]: true } = {
  ...{ delay: true, "slow-body": true, "cut-body": true, reset: true, status: true, html: true },
};

/** A failure of any kind, which only some of these belong to. */
type AnyFault = Omit<Fault, "kind"> & {
  kind: string;
  ms?: number;
  status?: number;
  headers?: object;
  body?: unknown;
};

/** Says what is wrong with a failure on demand, for callers without a compiler, and for what the compiler does not see. */
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

/** The failures that are still to come. */
export class Faults {
  #next: { fault: Fault; left: number; hasHappened: boolean }[] = [];

  /** @throws Error where the failure has a member that no failure can have */
  add(fault: Fault): void {
    const [problem] = problemsOf(fault);
    if (problem !== undefined) throw new Error(`The failure of "${fault.operation}" is wrong: ${problem}.`);
    this.#next.push({ fault, left: fault.times ?? 1, hasHappened: false });
  }

  /** Returns the next failure of an operation that has these names, and counts it. */
  take(names: readonly string[]): Fault | undefined {
    const next = this.#next.find(({ fault }) => names.includes(fault.operation));
    if (next === undefined) return undefined;
    next.left -= 1;
    next.hasHappened = true;
    if (next.left <= 0) this.#next = this.#next.filter((one) => one !== next);
    return next.fault;
  }

  /** The failures that no request came for so far, each as its operation and kind. */
  get missed(): string[] {
    const missed = this.#next.filter(({ hasHappened }) => !hasHappened);
    return missed.map(({ fault: { operation, kind } }) => `${operation}: ${kind}`);
  }

  clear(): void {
    this.#next = [];
  }
}

/** Whether a failure comes instead of a response, so that its request has no effect. */
export function replacesResponse(fault: Fault | undefined): boolean {
  return fault !== undefined && ["reset", "status", "html"].includes(fault.kind);
}

/** Returns the response, or what comes instead of it; of a reset connection, with the status 0. */
export function replacedBy(fault: Fault | undefined, response: Outgoing): Outgoing {
  if (fault?.kind === "reset") return { status: 0, headers: {}, text: "" };
  if (fault?.kind === "html") {
    const text = "<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>";
    return { status: fault.status ?? 502, headers: { "content-type": "text/html" }, text };
  }
  if (fault?.kind !== "status") return response;
  const { status, headers, body = null } = fault;
  if (hasNoBody(status)) return { status, headers: { ...headers }, text: "" };
  return { status, headers: { "content-type": json, ...headers }, text: JSON.stringify(body) };
}

/** Writes a response, with what goes wrong on its way. */
export async function write(
  response: ServerResponse,
  { status, headers, text }: Outgoing,
  fault?: Fault,
): Promise<void> {
  if (fault?.kind === "reset") {
    // A connection in memory has no packet that resets it.
    const { socket } = response;
    return void (socket && "resetAndDestroy" in socket ? socket.resetAndDestroy() : response.destroy());
  }
  if (fault?.kind === "delay") await pause(fault.ms);
  const length = !hasNoBody(status) && { "content-length": Buffer.byteLength(text) };
  response.writeHead(status, { ...length, ...headers });
  if (fault?.kind === "slow-body") return void drip(response, text, fault.ms);
  if (fault?.kind === "cut-body") return cut(response, text);
  response.end(text);
}

/** A pause that keeps no process alive: the mock itself does, until it is closed. */
const pause = (ms: number) => wait(ms, undefined, { ref: false });

function cut(response: ServerResponse, text: string): void {
  const half = text.slice(0, text.length / 2);
  if (half === "") response.socket?.destroy();
  else response.write(half, () => response.socket?.destroy());
}

async function drip(response: ServerResponse, text: string, ms: number): Promise<void> {
  const bytes = Buffer.from(text);
  for (let piece = 0; piece < 10 && !response.destroyed; piece += 1) {
    response.write(bytes.subarray((piece * bytes.length) / 10, ((piece + 1) * bytes.length) / 10));
    await pause(ms / 10);
  }
  response.end();
}
