import { createObserver, type ObserveOptions, type Observer } from "../observe/observer.js";
import { checks } from "./checks.js";

export type { AnswerEvidence, Evidence, Form, PlaceEvidence, Seen } from "../observe/evidence.js";
export type { ObserveOptions, Observer } from "../observe/observer.js";

/**
 * Creates middleware that counts responses by operation and status, the JSON types of the values at open gaps, and the
 * differences from the document. The middleware never keeps a value. It ignores responses of this package's mock.
 * `support-desk-client evidence` prints the counts for people, who decide whether to close a gap.
 *
 * @param options - `write` receives lines; `checks` are the checks of a patched document
 * @returns middleware for `desk.use()`, or for a client of openapi-fetch
 * @throws InvalidArgumentError if `write` isn't a function
 */
export function observe(options: ObserveOptions = {}): Observer {
  return createObserver(options, checks);
}
