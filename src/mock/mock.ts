import { readOrigins } from "../server/cors.js";
import { serveOnLoopback } from "../server/loopback.js";
import { readContract } from "./contract.js";
import { Exchange } from "./exchange.js";
import type { MockDocument } from "./mock-document.js";
import { namesOf } from "./operations.js";
import { checkPreference } from "./preference.js";
import { loadPrism } from "./prism.js";
import type { ServedMock, ServeOptions } from "./served-mock.js";
import type { Contract, MockedService, Responder } from "./service.js";

/**
 * Starts a mock of a service on the loopback interface.
 *
 * @param documents - the documents of the service, each of which the mock serves under the path of its first server
 * @param createResponder - creates a responder that replaces the documents' examples
 * @returns the running mock, and its responder
 * @throws Error if Prism is missing or has another version, the port is in use, the document does not describe an example, or `cors`
 *   lists a text that isn't an origin
 */
export async function serveMock<Own extends Responder>(
  documents: readonly MockDocument[],
  service: MockedService,
  options: ServeOptions,
  createResponder?: (contract: Contract) => Promise<Own>,
): Promise<ServedMock & { responder: Own | undefined }> {
  const { port = 0 } = options;
  // null stands for a missing option, except for a port.
  const examples = options.examples ?? {};
  const apiKey = options.apiKey ?? undefined;
  if (apiKey === "") throw new Error("apiKey is empty: is the environment variable set?");
  const hasTryPage = options.tryPage ?? false;
  const log = options.log?.bind(options);
  const origins = readOrigins(options.cors ?? []);
  const parts = loadPrism();
  const contract = await readContract(parts, documents, service, examples);
  const responder = await createResponder?.(contract);
  const exchange = new Exchange(parts, contract, service, responder, { origins, apiKey, log, hasTryPage });
  const server = await serveOnLoopback(port, exchange.handle, {
    onRefused: exchange.refused,
    // Lets `observe` ignore the responses of a mock.
    headers: { "sl-mock": "1" },
  });
  return {
    ...controlsOf(exchange),
    responder,
    url: server.url,
    fetch: server.fetch,
    async replace(next) {
      exchange.contract = await readContract(parts, next, service, examples);
      responder?.follow(exchange.contract);
    },
    close: server.close,
    [Symbol.asyncDispose]: server.close,
  };
}

/** The functions of a mock that read its requests and change its responses. */
function controlsOf(exchange: Exchange) {
  const { log, preferences, faults } = exchange;
  const requireOperation = (id: string) => {
    if (exchange.contract.operations.some((operation) => namesOf(operation).includes(id))) return;
    throw new Error(`The documents have no operation "${id}". Use an operationId, or a method and path.`);
  };
  return {
    requests: log.requests,
    prefer(operation, preference) {
      requireOperation(operation);
      if (preference == null) preferences.delete(operation);
      else preferences.set(operation, checkPreference(preference));
    },
    faults(fault) {
      requireOperation(fault.operation);
      faults.add(fault);
    },
    clearFaults: () => faults.clear(),
    assertContract: () => log.assertContract(faults.missed),
    reset: () => exchange.reset(),
  } satisfies Partial<ServedMock>;
}
