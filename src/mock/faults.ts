// Failures between an app and the service, which a test orders. They state nothing about the service itself.
import { createHash } from "node:crypto";
import { ReadableStream } from "node:stream/web";
import { copyJson } from "../base/json.js";
import { longestTimeout } from "../client/checks.js";
import type { Fault, FaultKind } from "./mock.js";
import { checkProperties, type Rule } from "./properties.js";
import { hasNoBody, inJson, isStatusIn, withLength } from "./response.js";

const faultKinds: readonly unknown[] = ["delay", "slow-body", "cut-body", "reset", "status", "html"];

const isFrom = (value: unknown, lowest: number, highest: number) =>
  typeof value === "number" && value >= lowest && value <= highest;

const rules: Readonly<Record<string, Rule>> = {
  operation: [() => true, "an operation"],
  kind: [(kind) => faultKinds.includes(kind), `one of ${faultKinds.join(", ")}`],
  times: [
    (times) => times === Number.POSITIVE_INFINITY || (Number.isInteger(times) && Number(times) >= 1),
    "a whole number from 1, or Infinity",
  ],
  rate: [(rate) => isFrom(rate, Number.MIN_VALUE, 1), "above 0, at most 1"],
  seed: [Number.isSafeInteger, "a whole number"],
  after: [(after) => after === "effect", '"effect"'],
  ms: [(ms) => isFrom(ms, 0, longestTimeout), `from 0 to ${longestTimeout} milliseconds`],
  status: [(status) => isStatusIn(status, 200, 599), "from 200 to 599"],
  headers: [areHeaders, "headers of HTTP"],
  body: [(body) => copyJson(body) !== undefined, "a JSON value"],
};

function areHeaders(headers: unknown): boolean {
  try {
    return Boolean(new Headers(Object(headers)));
  } catch {
    return false;
  }
}

/** Returns the names of the properties that a fault must have. */
function requiredOf({ kind }: Fault): string[] {
  if (kind === "delay" || kind === "slow-body") return ["ms"];
  return kind === "status" ? ["kind", "status"] : ["kind"];
}

/** The faults that a test has ordered, until they have happened. */
export class Faults {
  readonly #pauses = new Set<() => void>();
  /** The faults, and how many requests each has counted. */
  #next: { fault: Fault; met: number }[] = [];

  /** @throws InvalidArgumentError that names the mistake in the fault */
  add(fault: Fault): void {
    this.#next.push({ fault: checkProperties("fault.", fault, rules, requiredOf(fault)), met: 0 });
  }

  /** Returns the fault that a request of the operation with these names meets, and counts the request. */
  take(names: readonly string[]): Fault | undefined {
    for (const next of this.#next.filter(({ fault }) => names.includes(fault.operation))) {
      const { fault } = next;
      const { rate = 1, times = fault.rate === undefined ? 1 : Number.POSITIVE_INFINITY, seed = 1 } = fault;
      next.met += 1;
      if (next.met >= times) this.#next = this.#next.filter((one) => one !== next);
      if (chance(`${seed} ${next.met}`) < rate) return fault;
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
      return body ? withBody(response, cutBody(await bytesOf(response))) : Response.error();
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

async function* cutBody(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes.subarray(0, bytes.length / 2);
  throw ended;
}

/** A stream of an iterable reads nothing ahead, so that the client reads the first half of a cut body. */
function withBody({ status, headers }: Response, pieces: AsyncGenerator<Uint8Array>): Response {
  // Node's own type of a stream differs from the platform's.
  return new Response(ReadableStream.from(pieces) as BodyInit, { status, headers });
}

/** Returns a number from 0 to 1, the same one for the same text. */
const chance = (text: string) => createHash("sha256").update(text).digest().readUInt32BE() / 2 ** 32;

/** Returns whether a fault keeps its request from having an effect. */
export function preventsEffect(fault: (FaultKind & { after?: "effect" }) | undefined): boolean {
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
