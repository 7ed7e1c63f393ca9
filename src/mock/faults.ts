// Failures between an app and the service, which a test orders. They state nothing about the service itself.
import { type ServerResponse, validateHeaderName, validateHeaderValue } from "node:http";
import { longestTimeout } from "../client/checks.js";
import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import { hasNoBody, isFinalStatus, json, type Outgoing } from "./outgoing.js";
import type { FaultKind, OrderedFault } from "./served-mock.js";

const faultKinds: readonly FaultKind["kind"][] = [
  "delay",
  "slow-body",
  "cut-body",
  "reset",
  "status",
  "html",
];

type AnyFault = Omit<OrderedFault, "kind"> & { kind: FaultKind["kind"] } & {
  [Name in "ms" | "status" | "headers" | "body" | "after"]?: unknown;
};

/** Refuses a wrong fault. Some callers have no compiler, and the compiler does not know the ranges. */
function checkFault(fault: OrderedFault): void {
  const { operation, kind, times, rate, seed, ms, status, headers, body, after, ...others }: AnyFault = fault;
  const refuse = (name: string, problem: string): never => {
    throw new InvalidArgumentError(`fault.${name}`, problem);
  };
  for (const name in others) refuse(name, "is not a property of a fault.");
  if (!faultKinds.includes(kind))
    refuse("kind", `must be one of ${faultKinds.join(", ")}, and not ${JSON.stringify(kind)}.`);
  if (times != null && times !== Number.POSITIVE_INFINITY && !(Number.isInteger(times) && times >= 1)) {
    refuse("times", `must be a whole number from 1, or Infinity, and not ${times}.`);
  }
  if (rate != null && !(rate > 0 && rate <= 1))
    refuse("rate", `must be above 0, at most 1, and not ${rate}.`);
  if (seed != null && !Number.isSafeInteger(seed)) refuse("seed", `must be a whole number, and not ${seed}.`);
  if (after != null && after !== "effect")
    refuse("after", `must be "effect", and not ${JSON.stringify(after)}.`);
  const isTimed = kind === "delay" || kind === "slow-body";
  if (isTimed && !(Number.isFinite(ms) && Number(ms) >= 0 && Number(ms) <= longestTimeout)) {
    refuse("ms", `must be from 0 to ${longestTimeout} milliseconds, and not ${ms}.`);
  }
  if ((kind === "status" || status != null) && !isFinalStatus(status)) {
    refuse("status", `must be from 200 to 599, and not ${status}.`);
  }
  try {
    for (const [name, value] of Object.entries<string>(Object(headers))) {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    }
  } catch (error) {
    refuse("headers", `must be headers: ${(error as Error).message}.`);
  }
}

/** The faults that a test has ordered, until they have happened. */
export class Faults {
  #next: { fault: OrderedFault; left: number; hasMet: boolean; random: () => number }[] = [];

  /** @throws InvalidArgumentError that names the mistake in the fault */
  add(fault: OrderedFault): void {
    checkFault(fault);
    const left = fault.times ?? (fault.rate == null ? 1 : Number.POSITIVE_INFINITY);
    this.#next.push({ fault, left, hasMet: false, random: randomOf(fault.seed ?? 1) });
  }

  /** Returns the fault that a request of the operation with these names meets, and counts the request. */
  take(names: readonly string[]): OrderedFault | undefined {
    for (const next of this.#next.filter(({ fault }) => names.includes(fault.operation))) {
      next.left -= 1;
      next.hasMet = true;
      if (next.left <= 0) this.#next = this.#next.filter((one) => one !== next);
      if (next.random() < (next.fault.rate ?? 1)) return next.fault;
    }
    return undefined;
  }

  /** The faults that no request has met so far, each as its operation and kind. */
  get missed(): string[] {
    const missed = this.#next.filter(({ hasMet }) => !hasMet);
    return missed.map(({ fault: { operation, kind } }) => `${operation}: ${kind}`);
  }

  clear(): void {
    this.#next = [];
  }
}

/** Returns numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns whether a fault keeps its request from having an effect. */
export function preventsEffect(fault: AnyFault | undefined): boolean {
  return fault !== undefined && ["reset", "status", "html"].includes(fault.kind) && !fault.after;
}

/** Returns the response, or the one that replaces it. A reset connection has the status 0. */
export function replacedBy(fault: OrderedFault | undefined, response: Outgoing): Outgoing {
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

/** Writes a response, disturbed by the fault. A fault that takes time goes on after this function returns. */
export function write(response: ServerResponse, outgoing: Outgoing, fault?: OrderedFault): void {
  const { status, headers, text } = outgoing;
  if (fault?.kind === "reset") {
    // A connection in memory cannot be reset, only closed.
    const { socket } = response;
    return void (socket && "resetAndDestroy" in socket ? socket.resetAndDestroy() : response.destroy());
  }
  if (fault?.kind === "delay") return void pause(response, fault.ms).then(() => write(response, outgoing));
  const length = !hasNoBody(status) && { "content-length": Buffer.byteLength(text) };
  response.writeHead(status, { ...length, ...headers });
  if (fault?.kind === "slow-body") void drip(response, text, fault.ms);
  else if (fault?.kind === "cut-body") cutBody(response, text);
  else response.end(text);
}

/** Waits for a time in milliseconds. If the connection ends meanwhile, so does its timer, and the promise never resolves. */
function pause({ req: { socket } }: ServerResponse, ms: number): Promise<void> {
  return new Promise((resume) => {
    if (socket.destroyed) return;
    const timer = setTimeout(() => {
      socket.off("close", stop);
      resume();
    }, ms);
    const stop = () => clearTimeout(timer);
    socket.once("close", stop);
  });
}

function cutBody(response: ServerResponse, text: string): void {
  const half = text.slice(0, text.length / 2);
  if (half === "") response.socket?.destroy();
  else response.write(half, () => response.socket?.destroy());
}

async function drip(response: ServerResponse, text: string, ms: number): Promise<void> {
  const bytes = Buffer.from(text);
  for (let piece = 0; piece < 10; piece += 1) {
    response.write(bytes.subarray((piece * bytes.length) / 10, ((piece + 1) * bytes.length) / 10));
    await pause(response, ms / 10);
  }
  response.end();
}
