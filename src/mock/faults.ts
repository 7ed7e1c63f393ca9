// Failures between an app and the service, which a test orders. They state nothing about the service itself.
import { createHash } from "node:crypto";
import { validateHeaderName, validateHeaderValue } from "node:http";
import { copyJson } from "../base/json.js";
import { longestTimeout } from "../client/checks.js";
import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import type { Fault, FaultKind } from "./mock.js";
import { hasNoBody, inJson, isFinalStatus, withLength } from "./response.js";

const faultKinds: readonly FaultKind["kind"][] = [
  "delay",
  "slow-body",
  "cut-body",
  "reset",
  "status",
  "html",
];

type AnyFault = Omit<Fault, "kind"> & { kind: FaultKind["kind"] } & {
  [Name in "ms" | "status" | "headers" | "body" | "after"]?: unknown;
};

/** Refuses a wrong fault. Some callers have no compiler, and the compiler does not know the ranges. */
function checkFault(fault: Fault): void {
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
  if (body !== undefined && copyJson(body) === undefined) refuse("body", "must be a JSON value.");
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
  readonly #pauses = new Set<() => void>();
  /** The faults, and how many requests each has counted. */
  #next: { fault: Fault; met: number }[] = [];

  /** @throws InvalidArgumentError that names the mistake in the fault */
  add(fault: Fault): void {
    checkFault(fault);
    this.#next.push({ fault, met: 0 });
  }

  /** Returns the fault that a request of the operation with these names meets, and counts the request. */
  take(names: readonly string[]): Fault | undefined {
    for (const next of this.#next.filter(({ fault }) => names.includes(fault.operation))) {
      const { fault } = next;
      const { rate, times = null, seed } = fault;
      next.met += 1;
      const isLast = next.met >= (times ?? (rate == null ? 1 : Number.POSITIVE_INFINITY));
      if (isLast) this.#next = this.#next.filter((one) => one !== next);
      if (chance(`${seed ?? 1} ${next.met}`) < (rate ?? 1)) return fault;
    }
    return undefined;
  }

  /** The faults that no request has met so far, each as its operation and kind. */
  get missed(): string[] {
    const missed = this.#next.filter(({ met }) => met === 0);
    return missed.map(({ fault: { operation, kind } }) => `${operation}: ${kind}`);
  }

  clear(): void {
    this.#next = [];
  }

  /** Ends the faults that take time. */
  end(): void {
    for (const stop of this.#pauses) stop();
  }

  /**
   * Disturbs a response.
   *
   * @param signal - tells that the client has left
   * @returns an error response if the connection is reset, or ends before a delay
   */
  async disturb(response: Response, fault?: Fault, signal?: AbortSignal): Promise<Response> {
    const { body } = response;
    if (fault?.kind === "delay" || (fault?.kind === "slow-body" && body === null)) {
      return (await this.#pause(fault.ms, signal)) ? response : Response.error();
    }
    if (fault?.kind === "cut-body")
      return body ? withBody(response, cut(await bytesOf(response))) : Response.error();
    if (fault?.kind !== "slow-body") return response;
    return withBody(response, this.#drip(await bytesOf(response), fault.ms, signal));
  }

  async *#drip(bytes: Uint8Array, ms: number, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
    for (let piece = 0; piece < 10; piece += 1) {
      yield bytes.subarray((piece * bytes.length) / 10, ((piece + 1) * bytes.length) / 10);
      if (!(await this.#pause(ms / 10, signal))) throw signal?.reason ?? ended;
    }
  }

  /** Waits for a time in milliseconds. Returns false if the client leaves, or the mock closes, meanwhile. */
  #pause(ms: number, signal?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isOver: boolean) => {
        clearTimeout(timer);
        this.#pauses.delete(stop);
        signal?.removeEventListener("abort", stop);
        resolve(isOver);
      };
      const stop = () => end(false);
      const timer = setTimeout(() => end(true), ms);
      this.#pauses.add(stop);
      signal?.addEventListener("abort", stop);
      if (signal?.aborted) stop();
    });
  }
}

const ended = new Error("The connection has ended.");

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

async function* cut(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes.subarray(0, bytes.length / 2);
  throw ended;
}

function withBody({ status, headers }: Response, pieces: AsyncGenerator<Uint8Array>): Response {
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { value, done } = await pieces.next();
    if (done) controller.close();
    else controller.enqueue(value);
  };
  // A stream that reads ahead would fail before the client has read the first half of a cut body.
  return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), { status, headers });
}

/** Returns a number from 0 to 1, the same one for the same text. */
const chance = (text: string) => createHash("sha256").update(text).digest().readUInt32BE() / 2 ** 32;

/** Returns whether a fault keeps its request from having an effect. */
export function preventsEffect(fault: AnyFault | undefined): boolean {
  return fault !== undefined && ["reset", "status", "html"].includes(fault.kind) && !fault.after;
}

/** Returns the response, or the one that replaces it. An error response stands for a reset connection. */
export function replacedBy(fault: Fault | undefined, response: Response): Response {
  if (fault?.kind === "reset") return Response.error();
  if (fault?.kind === "html") {
    const text = "<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>";
    return withLength(fault.status ?? 502, { "content-type": "text/html" }, text);
  }
  if (fault?.kind !== "status") return response;
  const { status, headers, body = null } = fault;
  return hasNoBody(status) ? withLength(status, { ...headers }) : inJson(status, body, headers);
}
