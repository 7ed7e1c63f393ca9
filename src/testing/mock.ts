import { packagedDocuments, readContract } from "./contract.js";
import type { MockExamples } from "./examples.js";
import { Exchange } from "./exchange.js";
import type { Fault } from "./fault.js";
import type { MockDocument } from "./mock-document.js";
import { namesOf } from "./operations.js";
import { checkPreference, type Preference } from "./preference.js";
import { loadPrism } from "./prism.js";
import { assertContract, type MockRequest } from "./requests.js";
import { readOrigins } from "./server/cors.js";
import { serveOnLoopback } from "./server/loopback.js";
import { Memory } from "./stateful/memory.js";
import type { Remembered, Remembering } from "./stateful/options.js";

/** Options of {@link startMock}. */
export interface MockOptions {
  /**
   * The port to listen on; 0 means any free one.
   *
   * @default 0
   */
  port?: number;
  /**
   * What operations of the current interface answer, by their ids: the name of an example in the document, or a body. A
   * body that the document does not describe is refused.
   *
   * @default the first example of each
   */
  examples?: MockExamples;
  /**
   * The documents to serve, each under the path of its first server.
   *
   * @default the two documents of this package
   */
  documents?: readonly MockDocument[];
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
   * as it is kept in {@link Mock.requests}; there is none for a request that the mock refused to look at. Without it,
   * nothing is logged.
   */
  log?: (line: string, request?: MockRequest) => void;
}

/** Options of {@link startMock} for a mock that remembers. */
export interface StatefulMockOptions extends MockOptions, Remembering {}

/** A running mock that remembers. */
export interface StatefulMock extends Mock, Remembered {}

/** A running mock of the service. */
export interface Mock extends AsyncDisposable {
  /** Where the mock listens, for example `http://127.0.0.1:4010`. */
  readonly url: string;
  /** The `baseUrl` for `createClient`. */
  readonly baseUrl: string;
  /** The `baseUrl` for `createV1Client`. */
  readonly v1BaseUrl: string;
  /** The requests so far, the last thousand of them, without their headers and without the API key. */
  readonly requests: readonly MockRequest[];
  /**
   * Makes an operation answer in another way from the next request on, without a change of the app.
   *
   * @param operation - its id, for example `getTicket`, or its method and path, as of {@link Fault}
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
  /**
   * Throws where a request so far broke the contract: a path, or a name in a query or a body, that the documents do not
   * have, a body that is not as described, or no API key; or where a mock that remembers could not answer without a guess.
   *
   * @throws Error that names each of them
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

/**
 * Starts a mock of the service on the loopback interface. Prism checks every request against the documents, and answers
 * with their examples; what is wrong is in the header `sl-violations`. A request without an API key gets the documented
 * 401. A body of more than 1 MiB gets 413. Every answer has the header `sl-mock: 1`.
 *
 * With `stateful`, the mock remembers: what is created can be read, listed, updated and removed. Where an answer depends on
 * a gap of the specification, it answers 501 and names the gap, unless it is told what to assume.
 *
 * Prism is an optional peer of this package. The error for a missing one names the command that installs it.
 *
 * @param options - the port, the examples, the documents, the origins of pages and a log
 * @returns the running mock; close it when you are done
 * @throws Error when an option is unknown, Prism is missing or in another version, the port is in use, an example is not as
 *   documented, or `cors` lists something else than origins
 */
export function startMock(options: StatefulMockOptions): Promise<StatefulMock>;
export function startMock(options?: MockOptions): Promise<Mock>;
export async function startMock(
  options: MockOptions & Partial<Remembering> = {},
): Promise<Mock | StatefulMock> {
  checkOptions(options);
  const { port = 0, examples, documents = await packagedDocuments(), apiKey, log } = options;
  const { tryPage = false, stateful = false, seed = {}, assume = {} } = options;
  const origins = readOrigins(options.cors ?? []);
  const parts = loadPrism();
  const contract = await readContract(parts, documents, examples);
  const memory = stateful ? await Memory.create(seed, assume, contract) : undefined;
  const exchange = new Exchange(parts, contract, memory, { origins, apiKey, log, hasTryPage: tryPage });
  const server = await serveOnLoopback(port, exchange.handle, {
    onRefused: exchange.refused,
    // By it, an observer knows that an answer is no evidence of the service.
    headers: { "sl-mock": "1" },
  });
  const mock: Mock = {
    ...controlsOf(exchange),
    url: server.url,
    baseUrl: `${server.url}/api/external/v2`,
    v1BaseUrl: `${server.url}/api/external/v1`,
    async replace(next) {
      exchange.contract = await readContract(parts, next, examples);
      memory?.follow(exchange.contract);
    },
    close: server.close,
    [Symbol.asyncDispose]: server.close,
  };
  if (memory === undefined) return mock;
  return {
    ...mock,
    get state() {
      return memory.workspace.state;
    },
    assumptions: () => memory.used,
  };
}

/** The names of all options; TypeScript checks that none is missing. */
const optionNames: { readonly [Name in keyof Required<MockOptions & Remembering>]: true } = {
  ...{ port: true, examples: true, documents: true, apiKey: true, cors: true, tryPage: true, log: true },
  ...{ stateful: true, seed: true, assume: true },
};

function checkOptions(options: MockOptions & Partial<Remembering>): void {
  for (const name in options) {
    if (!Object.hasOwn(optionNames, name)) throw new Error(`"${name}" is not an option of startMock.`);
  }
  if (!options.stateful && (options.seed ?? options.assume) !== undefined) {
    throw new Error("seed and assume need stateful: true.");
  }
}

/** What a test does with the requests of a mock. */
function controlsOf(exchange: Exchange) {
  const { requests, preferences, faults } = exchange;
  const requireOperation = (id: string) => {
    if (exchange.contract.operations.some((operation) => namesOf(operation).includes(id))) return;
    throw new Error(`The mock has no operation "${id}"; see operationId in the documents.`);
  };
  return {
    requests,
    prefer(operation, preference) {
      requireOperation(operation);
      if (preference === undefined) preferences.delete(operation);
      else {
        checkPreference(preference);
        preferences.set(operation, preference);
      }
    },
    faults(fault) {
      requireOperation(fault.operation);
      faults.add(fault);
    },
    assertContract: () => assertContract(requests),
    reset: () => exchange.reset(),
  } satisfies Partial<Mock>;
}
