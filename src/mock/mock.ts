// The public types of a mock. An app compiles them without Prism.
import type { Fetch } from "../client/client-options.js";
import type { MockCoverage } from "./coverage.js";
import type { MockRequest } from "./log.js";

/** A bundled OpenAPI document, such as the one that `support-desk-client/openapi.json` exports. */
export interface MockDocument {
  servers: { url: string }[];
  [key: string]: unknown;
}

/** The responses of operations, by their ids: the name of an example in the document, or a body. */
export type GivenExamples = Readonly<Record<string, unknown>>;

/** Options of a mock. `Examples` is the type of the responses of its operations. */
export interface MockOptions<Examples = GivenExamples> {
  /**
   * The port to listen on; 0 means any free port. With `null`, the mock listens on no port, and only {@link RunningMock.fetch} reaches it.
   *
   * @default 0
   */
  port?: number | null;
  /**
   * The responses of operations of the first document, by their ids: the name of an example in the document, or a body that the document
   * describes.
   *
   * @default the first example of each
   */
  examples?: Examples;
  /**
   * The documents to serve. Each path is below the path of its server.
   *
   * @default the documents of this package
   */
  documents?: readonly MockDocument[];
  /**
   * The API key of the workspace. Requests with another key get the documented 401.
   *
   * @default the mock accepts any key
   */
  apiKey?: string;
  /**
   * The origins whose pages may call the mock, such as `http://127.0.0.1:3000`. A page of another origin gets 403.
   *
   * @default only the mock's own
   */
  cors?: readonly string[];
  /**
   * Serves a page on `/__try` of the mock, on which people try calls.
   *
   * @default false
   */
  tryPage?: boolean;
  /**
   * Receives one line for each request: its method, path, status and mistakes, and why the mock refuses to guess. The second argument is
   * the request as in {@link RunningMock.requests}; it is undefined if the mock refused the request without reading it, or failed.
   * If the function throws, the request fails.
   *
   * @default no log
   */
  log?(line: string, request?: MockRequest): void;
}

/** A running mock. `Operation` is the type of the names of its operations. */
export interface RunningMock<Operation extends string = string> extends AsyncDisposable {
  /** The origin of the mock, for example `http://127.0.0.1:4010`. */
  readonly url: string;
  /** Sends a request to the mock within this process, without a socket. Pass it to a client as `fetch`. */
  readonly fetch: Fetch;
  /** The last thousand requests, without the API key. */
  readonly requests: readonly MockRequest[];
  /**
   * Changes the response of an operation, from the next request on. The app does not change.
   *
   * @param operation - its id, or its method and path, as in {@link Fault}
   * @param preference - the response; without it, the operation responds as before
   * @throws InvalidArgumentError if there is no such operation or example, or the status is not from 200 to 599
   */
  prefer(operation: Operation, preference?: Preference): void;
  /**
   * Lets the next requests of an operation fail, for example with a reset connection.
   *
   * @param fault - the operation, the number of its requests that fail, and the kind of failure
   * @throws InvalidArgumentError if there is no such operation, or a property of the fault is out of range
   */
  faults(fault: Fault<Operation>): void;
  /** Forgets the faults that are still to come, and nothing else. */
  clearFaults(): void;
  /**
   * Throws if a request broke the contract: by an undocumented path, an undocumented name in a query or a body, an undocumented body,
   * or a missing API key. Also throws if a mock with memory could not respond without a guess, or if a fault has met no request. It
   * covers all requests since the last reset, not only those that are still in {@link RunningMock.requests}.
   *
   * @throws Error that lists the first 100 of each kind, and their number
   */
  assertContract(): void;
  /**
   * Counts the responses of each operation by status, by documented failure, and by the gaps that they depended on, since the start,
   * across resets: plain JSON.
   *
   * @param options - `operations` has the names of those to count, such as the ones that the app uses; by default, all
   * @throws InvalidArgumentError if there is no such operation
   */
  coverage(options?: { operations?: readonly Operation[] }): MockCoverage;
  /**
   * Forgets requests, preferences and faults, and restores the seed of the workspace, for the next test. It also forgets requests that
   * still wait for their responses; they don't change the restored workspace.
   */
  reset(): void;
  /**
   * Serves other documents from the next request on, without closing a connection. The option `examples` applies to them, too.
   *
   * @throws InvalidArgumentError if the first document lacks an operation or an example that the option names
   */
  replace(documents: readonly MockDocument[]): Promise<void>;
  /**
   * Stops listening, ends every connection, and resolves within a second. A response that the mock is still making is sent; one that a
   * fault delays is not.
   */
  close(): Promise<void>;
}

/** The documented response that the mock should return. */
export interface Preference {
  /**
   * The status, for example 401. A status that the document leaves to `default`, such as 429 or 503, is accepted, too. It is a whole
   * number from 200 to 599.
   */
  code?: number;
  /** The name of an example in the document, for example `unknownBook`. */
  example?: string;
  /**
   * Generates a response from the schema, instead of using an example.
   *
   * @default false
   */
  dynamic?: boolean;
}

/** The kinds of failures. */
export type FaultKind =
  /** The response comes later, by 0 to 2,147,483,647 ms. */
  | { kind: "delay"; ms: number }
  /** The body of the response comes in ten pieces, spread over 0 to 2,147,483,647 ms. */
  | { kind: "slow-body"; ms: number }
  /** The connection ends in the middle of the body. */
  | { kind: "cut-body" }
  /** The connection is reset. */
  | ({ kind: "reset" } & Instead)
  /** The mock responds with a status from 200 to 599 and a JSON body, by default null. */
  | ({ kind: "status"; status: number; headers?: Record<string, string>; body?: unknown } & Instead)
  /** The mock responds with a page of HTML, like a proxy, by default with 502. */
  | ({ kind: "html"; status?: number } & Instead);

/** A failure that the client meets instead of the response. */
interface Instead {
  /**
   * With `effect`, the request has had its effect before it fails, and the client does not learn it.
   *
   * @default the request has no effect
   */
  after?: "effect";
}

/** A failure that a test orders. `Operation` is the type of the names of operations. */
export type Fault<Operation extends string = string> = FaultKind & {
  /**
   * The operation that fails: its id, for example `getBook`, or its method and path, such as `GET /v1/books/{book_id}`. Several
   * interfaces can have the same id.
   */
  operation: Operation;
  /**
   * The number of requests that fail, or that can fail by their `rate`: a whole number from 1, or `Infinity`.
   *
   * @default 1, or `Infinity` with a `rate`
   */
  times?: number;
  /**
   * The share of these requests that fail: above 0, and at most 1.
   *
   * @default 1
   */
  rate?: number;
  /**
   * A number that decides which of the requests fail. The same number decides alike in each run.
   *
   * @default 1
   */
  seed?: number;
};
