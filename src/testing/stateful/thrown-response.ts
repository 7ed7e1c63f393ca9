import { json } from "../outgoing.js";
import type { PrismResponse } from "../prism.js";

/** Ends a request with a response: a failure that is assumed, or a refusal to guess. */
export class ThrownResponse extends Error {
  constructor(readonly response: PrismResponse) {
    super();
  }
}

export function inJson(statusCode: number, body: unknown, headers = {}): PrismResponse {
  return { statusCode, headers: { "content-type": json, ...headers }, body };
}
