import { createObserver, type ObserveOptions, type Observer } from "../observe/observer.js";
import { checks } from "./checks.js";

export type { AnswerEvidence, Evidence, Form, PlaceEvidence, Seen } from "../observe/evidence.js";
export type { ObserveOptions, Observer } from "../observe/observer.js";

/**
 * Creates middleware that counts, and never keeps a value: the answers by operation and status, what the values are at each place that an
 * open gap asks for, and what is not as the document says. `support-desk-client evidence` shows it to people, who decide what closes a
 * gap. Answers of this package's mock are left out.
 *
 * @param options - where lines go, and the document that the answers are compared with
 * @returns middleware for `desk.use()`, of this client or of openapi-fetch
 * @throws InvalidArgumentError when `write` is not a function
 */
export function observe(options: ObserveOptions = {}): Observer {
  return createObserver(options, checks);
}
