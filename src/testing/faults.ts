// Failures on demand: what can go wrong between an app and the service, and says nothing of the service itself.
import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type Finish, type Result, writeResult } from "./answer.js";
import { checkFault } from "./check-fault.js";
import type { Fault } from "./fault.js";
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

/** Whether a failure comes instead of an answer, so that its request has no effect. */
export function replacesAnswer(fault: Fault | undefined): boolean {
  return fault !== undefined && ["reset", "status", "html"].includes(fault.kind);
}

/** Writes an answer, or what goes wrong with it. */
export async function writeFaultily(
  response: ServerResponse,
  result: Result,
  fault: Fault | undefined,
): Promise<void> {
  switch (fault?.kind) {
    case "delay":
      await pause(fault.ms);
      return writeResult(response, result);
    case "slow-body":
      return writeResult(response, result, drip(fault.ms));
    case "cut-body":
      return writeResult(response, result, cut);
    case "reset":
      response.statusCode = 0;
      return void response.socket?.resetAndDestroy();
    case "status": {
      const { status, headers, body = null } = fault;
      if (hasNoBody(status)) response.writeHead(status, headers).end();
      else {
        response
          .writeHead(status, { "content-type": "application/json", ...headers })
          .end(JSON.stringify(body));
      }
      return;
    }
    case "html":
      response.writeHead(fault.status ?? 502, { "content-type": "text/html" });
      response.end("<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>");
      return;
    default:
      writeResult(response, result);
  }
}

/** A pause that keeps no process alive: the mock itself does, until it is closed. */
const pause = (ms: number) => wait(ms, undefined, { ref: false });

const cut: Finish = (response, text) => {
  const half = text.slice(0, text.length / 2);
  if (half === "") response.socket?.destroy();
  else response.write(half, () => response.socket?.destroy());
};

const drip =
  (ms: number): Finish =>
  async (response, text) => {
    const bytes = Buffer.from(text);
    for (let piece = 0; piece < 10 && !response.destroyed; piece += 1) {
      response.write(bytes.subarray((piece * bytes.length) / 10, ((piece + 1) * bytes.length) / 10));
      await pause(ms / 10);
    }
    response.end();
  };
