// The types of serveMock. An app's compiler reads them, and should not need Prism's.
import type { Fetch } from "../client/client-options.js";
import type { MockDocument } from "./mock-document.js";
import type { Preference } from "./preference.js";
import type { MockRequest } from "./requests.js";

/** What operations answer, by their ids: the name of an example in the document, or a body. */
export type GivenExamples = Readonly<Record<string, unknown>>;

/** Options of a mock, for any service. */
export interface ServeOptions {
  /**
   * The port to listen on; 0 means any free one. With `null`, the mock listens on none, and only {@link ServedMock.fetch} reaches it.
   *
   * @default 0
   */
  port?: number | null;
  /**
   * What operations of the current interface answer, by their ids: the name of an example in the document, or a body. A
   * body that the document does not describe is refused.
   *
   * @default the first example of each
   */
  examples?: GivenExamples;
  /**
   * The API key of the workspace. Any other gets the documented 401.
   *
   * @default any key is right
   */
  apiKey?: string;
  /**
   * The origins whose pages may call the mock, such as `http://127.0.0.1:3000`. A page of another origin gets 403.
   *
   * @default none but the mock's own
   */
  cors?: readonly string[];
  /**
   * Serves a page on `/__try` of the mock, from which people send calls.
   *
   * @default false
   */
  tryPage?: boolean;
  /**
   * Receives one line for each request: its method, path, status, and what was wrong. The second argument is the request,
   * as it is kept in {@link ServedMock.requests}; there is none for a request that the mock refused to look at. Without it,
   * nothing is logged.
   */
  log?(line: string, request?: MockRequest): void;
}

/** A running mock of any service. */
export interface ServedMock extends AsyncDisposable {
  /** Where the mock listens, for example `http://127.0.0.1:4010`. */
  readonly url: string;
  /** Sends a request to the mock within this process, without a socket: the option `fetch` of a client. */
  readonly fetch: Fetch;
  /** The requests so far, the last thousand of them, without the API key. */
  readonly requests: readonly MockRequest[];
  /**
   * Makes an operation answer in another way from the next request on, without a change of the app.
   *
   * @param operation - its id, for example `getBook`, or its method and path, as of {@link Fault}
   * @param preference - the answer; without it, the operation answers as before
   * @throws Error when there is no such operation, the status is not from 200 to 599, or a name is misspelt
   */
  prefer(operation: string, preference?: Preference): void;
  /**
   * Orders a failure for the next requests of an operation, such as a reset connection: what the client promises to
   * survive, for the tests of an app.
   *
   * @param fault - the operation, how many of its requests fail, and how
   * @throws Error when there is no such operation, or the failure has a member that no failure can have
   */
  faults(fault: Fault): void;
  /** Forgets the failures that are still to come, for the next test, and nothing else. */
  clearFaults(): void;
  /**
   * Throws where a request so far broke the contract: a path, or a name in a query or a body, that the documents do not
   * have, a body that is not as described, or no API key; where a mock that remembers could not answer without a guess; or where
   * a failure was ordered, and no request of its operation came. Of more than a thousand requests, it remembers those, too, that are not in {@link ServedMock.requests} any more.
   *
   * @throws Error that names the first 100 of them, and their number
   */
  assertContract(): void;
  /**
   * Forgets requests, preferences and failures on demand, and brings the workspace back to its seed, for the next test. A
   * request that has reached the mock and is not answered yet is forgotten, too, and changes nothing after the reset.
   */
  reset(): void;
  /**
   * Serves other documents from the next request on, without closing a connection. The option `examples` holds for them, too.
   *
   * @throws Error when the first one lacks an operation or an example that the option names
   */
  replace(documents: readonly MockDocument[]): Promise<void>;
  /** Stops listening, waits until requests are answered, but a second at the most, and ends every connection. */
  close(): Promise<void>;
}

/** What goes wrong. */
export type FaultKind =
  /** The answer comes later: `ms` is from 0 to 2,147,483,647. */
  | { kind: "delay"; ms: number }
  /** The answer's body comes in ten pieces, over so many milliseconds, also up to 2,147,483,647. */
  | { kind: "slow-body"; ms: number }
  /** The connection ends in the middle of the answer's body. */
  | { kind: "cut-body" }
  /** The connection is reset, and the request has no effect. */
  | { kind: "reset" }
  /** Another status comes, from 200 to 599, and the request has no effect. The body is JSON, and null where it is left out. */
  | { kind: "status"; status: number; headers?: Record<string, string>; body?: unknown }
  /** A page of HTML comes, as of a proxy, and the request has no effect. Its status is 502 where it is left out. */
  | { kind: "html"; status?: number };

/** A failure on demand. */
export type Fault = FaultKind & {
  /**
   * The operation that fails: its id, for example `getBook`, or its method and path. Several interfaces can have the same id,
   * and `GET /v1/books/{book_id}` is that of one alone.
   */
  operation: string;
  /**
   * How many of its next requests fail: a whole number from 1, or `Infinity`.
   *
   * @default 1
   */
  times?: number;
};
