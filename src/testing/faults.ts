// Failures on demand: what can go wrong between an app and the service, and says nothing of the service itself.
import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { checkFault } from "./check-fault.js";
import type { Fault } from "./fault.js";
import { json, type Outgoing } from "./outgoing.js";
import { hasNoBody } from "./status.js";

/** The failures that are still to come. */
export class Faults {
  #next: Fault[] = [];

  /** @throws Error where the failure has a member that no failure can have */
  add(fault: Fault): void {
    checkFault(fault);
    this.#next.push({ ...fault, times: fault.times ?? 1 });
  }

  /** Returns the next failure of an operation that has these names, and counts it. */
  take(names: readonly string[]): Fault | undefined {
    const fault = this.#next.find(({ operation }) => names.includes(operation));
    if (fault?.times === undefined) return undefined;
    fault.times -= 1;
    if (fault.times <= 0) this.#next = this.#next.filter((one) => one !== fault);
    return fault;
  }

  clear(): void {
    this.#next = [];
  }
}

/** Whether a failure comes instead of a response, so that its request has no effect. */
export function replacesResponse(fault: Fault | undefined): boolean {
  return fault !== undefined && ["reset", "status", "html"].includes(fault.kind);
}

const htmlPage = "<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>";

/** Writes a response, or what goes wrong with it. */
export async function write(response: ServerResponse, outgoing: Outgoing, fault?: Fault): Promise<void> {
  switch (fault?.kind) {
    case "delay":
      await pause(fault.ms);
      return void begin(response, outgoing).end(outgoing.text);
    case "slow-body":
      return void drip(begin(response, outgoing), outgoing.text, fault.ms);
    case "cut-body":
      return cut(begin(response, outgoing), outgoing.text);
    case "reset":
      response.statusCode = 0;
      return void response.socket?.resetAndDestroy();
    case "status": {
      const { status, headers, body = null } = fault;
      const text = hasNoBody(status) ? "" : JSON.stringify(body);
      const type = text && { "content-type": json };
      return void response.writeHead(status, { ...type, ...headers }).end(text);
    }
    case "html":
      return void response.writeHead(fault.status ?? 502, { "content-type": "text/html" }).end(htmlPage);
    default:
      return void begin(response, outgoing).end(outgoing.text);
  }
}

function begin(response: ServerResponse, { status, headers, text }: Outgoing): ServerResponse {
  const length = !hasNoBody(status) && { "content-length": Buffer.byteLength(text) };
  return response.writeHead(status, { ...headers, ...length });
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
