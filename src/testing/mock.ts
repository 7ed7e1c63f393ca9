import { setTimeout as wait } from "node:timers/promises";
import type { MockDocument } from "./document.js";
import { encodedFields, wrongEncoding } from "./encoded-fields.js";
import { type MockExamples, withExamples } from "./examples.js";
import { type Preference, withPreference } from "./preference.js";
import { loadPrism, packagedDocuments, readOperations } from "./prism.js";
import { assertContract, describe, findOperation, type MockRequest, unknownQuery } from "./requests.js";

/** Options of {@link startMock}. */
export interface MockOptions {
  /**
   * The port to listen on; 0 takes any free one.
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
  /** Takes one line for each violation or failure that Prism notes. Without it, nothing is logged. */
  log?: (line: string) => void;
}

/** A running mock of the service. */
export interface Mock extends AsyncDisposable {
  /** Where the mock listens, for example `http://127.0.0.1:4010`. */
  readonly url: string;
  /** The `baseUrl` for `createClient`. */
  readonly baseUrl: string;
  /** The `baseUrl` for `createV1Client`. */
  readonly v1BaseUrl: string;
  /** The requests so far, the last thousand of them, without their headers. */
  readonly requests: readonly MockRequest[];
  /**
   * Makes an operation answer in another way from the next request on, without a change of the app.
   *
   * @param operationId - for example `getTicket`
   * @param preference - the answer; without it, the operation answers as before
   * @throws Error when there is no such operation
   */
  prefer(operationId: string, preference?: Preference): void;
  /**
   * Throws where a request so far broke the contract: a path or a query parameter that the documents do not have, a
   * body that is not as described, or no API key.
   *
   * @throws Error that names each of them
   */
  assertContract(): void;
  /** Forgets requests and preferences, for the next test. */
  reset(): void;
  /** Serves other documents from the next request on, without closing a connection. */
  replace(documents: readonly MockDocument[]): Promise<void>;
  /** Stops listening, and resolves when the last request is answered, but after a second at the most. */
  close(): Promise<void>;
}

/**
 * Starts Prism on the loopback interface as a mock of the service. It checks every request against the documents,
 * answers with their examples, and names what is wrong in the header `sl-violations`. A request without an API key
 * gets the documented 401; any key is right.
 *
 * Prism is an optional peer of this package. The error for a missing one names the command that installs it.
 *
 * @param options - the port, the examples, the documents and a log
 * @returns the running mock; close it when you are done
 * @throws Error when Prism is missing or in another version, the port is in use, or an example is not as documented
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 0, examples = {}, documents = await packagedDocuments(), log } = options;
  const { core, http, server: prism } = loadPrism();
  const [current, ...others] = documents;
  const served = current ? [await withExamples(current, examples), ...others] : [];

  // Prism also logs its way of choosing an answer, and every violation twice.
  const note = (line: string) => (/^Violation|^Request terminated/.test(line) ? log?.(line) : undefined);
  // Prism routes each request with the array it was given, so changing the array in place swaps the documents.
  const operations = await readOperations(http, served);
  let encoded = encodedFields(served);
  const requests: MockRequest[] = [];
  const preferences = new Map<string, Preference>();
  const logger = core.createLogger(
    "mock",
    { level: log ? "warn" : "silent" },
    { write: (line: string) => note(String((JSON.parse(line) as { msg?: unknown }).msg)) },
  );
  const server = prism.createServer(operations, {
    components: { logger },
    config: {
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      isProxy: false,
      mock: { dynamic: false },
      upstreamProxy: undefined,
    },
    cors: true,
  });

  // Every request goes through here: the place to say what is preferred, and to see what was wrong.
  const request = server.prism.request;
  server.prism.request = (input, resources, config) => {
    const { method, url, body = null } = input;
    const operation = findOperation(operations, method, url.path);
    const operationId = operation?.iid;
    const mock = withPreference(config?.mock, preferences.get(operationId ?? ""));
    // Prism's own type of a config has no room for undefined, and its code takes it for absent.
    const task = request(input, resources, { ...config, mock } as typeof config);
    return async () => {
      const result = await task();
      const query = url.query ?? {};
      const violations = [
        ...(result._tag === "Left" ? [result.left.message] : result.right.validations.input.map(describe)),
        ...(operation ? unknownQuery(operation, query) : []),
        ...wrongEncoding(encoded.get(operationId ?? ""), body),
      ];
      requests.push({ method: method.toUpperCase(), path: url.path, operationId, query, body, violations });
      if (requests.length > 1_000) requests.shift();
      return result;
    };
  };

  const url = await server.listen(port, "127.0.0.1").catch((reason: unknown) => {
    throw new Error(
      String(reason).includes("EADDRINUSE")
        ? `Port ${port} is taken by another program; choose another.`
        : `The mock cannot listen on port ${port}: ${String(reason)}`,
    );
  });
  // Prism waits for every open connection, also for one that a browser opened in advance and never used.
  const close = () => Promise.race([server.close(), wait(1_000, undefined, { ref: false })]);
  return {
    url,
    baseUrl: `${url}/api/external/v2`,
    v1BaseUrl: `${url}/api/external/v1`,
    requests,
    prefer(operationId, preference) {
      if (!operations.some(({ iid }) => iid === operationId)) {
        throw new Error(`The mock has no operation "${operationId}"; see operationId in the documents.`);
      }
      if (preference === undefined) preferences.delete(operationId);
      else preferences.set(operationId, preference);
    },
    assertContract: () => assertContract(requests),
    reset() {
      requests.length = 0;
      preferences.clear();
    },
    async replace(next) {
      encoded = encodedFields(next);
      operations.splice(0, operations.length, ...(await readOperations(http, next)));
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
