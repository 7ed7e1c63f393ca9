import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import { mockHeader } from "../document/gaps.js";
import { serveOnLoopback } from "../server/loopback.js";
import { readContract } from "./contract.js";
import { readOrigins } from "./cors.js";
import { MockExchange } from "./exchange.js";
import { operationNames } from "./operations.js";
import { loadPrism } from "./prism.js";
import { checkPreference } from "./receive.js";
import type { ServedMock, ServeOptions } from "./served-mock.js";
import type { Backend, Contract, MockedService } from "./service.js";

/**
 * Starts a mock of a service on the loopback interface.
 *
 * @param createBackend - creates a backend, which responds instead of the documents' examples
 * @returns the running mock, and its backend
 * @throws InvalidArgumentError if an option is wrong, or the document does not describe an example; Error if Prism is missing or has another
 *   version, or the port is in use
 */
export async function serveMock<Own extends Backend>(
  service: MockedService,
  options: ServeOptions,
  createBackend?: (contract: Contract) => Own,
): Promise<ServedMock & { backend: Own | undefined }> {
  const { port = 0 } = options;
  // null stands for a missing option, except for a port.
  const examples = options.examples ?? {};
  const apiKey = options.apiKey ?? undefined;
  if (apiKey === "") throw new InvalidArgumentError("apiKey", "is empty: is the environment variable set?");
  const hasTryPage = options.tryPage ?? false;
  const log = options.log?.bind(options);
  const origins = readOrigins(options.cors ?? []);
  const parts = loadPrism();
  const documents = options.documents ?? (await service.documents());
  const contract = await readContract(parts, documents, service, examples);
  const backend = createBackend?.(contract);
  const exchange = new MockExchange(parts, contract, service, backend, { origins, apiKey, log, hasTryPage });
  const server = await serveOnLoopback(port, exchange.handle, {
    onRefused: exchange.refused,
    // Tells the responses of a mock from those of a workspace.
    headers: { [mockHeader]: "1" },
  });
  return {
    ...controlsOf(exchange),
    backend,
    url: server.url,
    fetch: server.fetch,
    async replace(next) {
      exchange.contract = await readContract(parts, next, service, examples);
      backend?.follow(exchange.contract);
    },
    close: server.close,
    [Symbol.asyncDispose]: server.close,
  };
}

/** The functions of a mock that read its requests and change its responses. */
function controlsOf(exchange: MockExchange) {
  const { log, preferences, faults } = exchange;
  const requireOperation = (id: string) => {
    if (exchange.contract.operations.some((operation) => operationNames(operation).includes(id))) return;
    const reason = `the documents have no operation "${id}". Use an operationId, or a method and path.`;
    throw new InvalidArgumentError("operation", `is wrong: ${reason}`);
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
    coverage: () => exchange.coverage.of(exchange.contract.operations),
    assertContract: () => log.assertContract(faults.missed),
    reset: () => exchange.reset(),
  } satisfies Partial<ServedMock>;
}
