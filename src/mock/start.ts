import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import { checkOrigins } from "./cors.js";
import { readServed } from "./documents.js";
import type { MockOptions, RunningMock } from "./mock.js";
import { exampleKeysOf, noExample, noOperation, operationNames } from "./operations.js";
import type { MockOperation } from "./prism.js";
import { checkProperties, type Rule } from "./properties.js";
import { Responder } from "./respond.js";
import { isStatusIn } from "./response.js";
import { serve } from "./serve.js";
import type { Memory, MockedService, Served } from "./service.js";

/**
 * Starts a mock of a service.
 *
 * @param createMemory - may create a memory, which responds instead of the documents' examples
 * @returns the running mock, and its memory
 * @throws InvalidArgumentError if an option is wrong, or the document does not describe an example; Error if Prism is missing or has another
 *   version, or the port is in use
 */
export async function startMockOf<Own extends Memory>(
  service: MockedService,
  options: MockOptions,
  createMemory: (served: Served) => Own | undefined,
): Promise<RunningMock & { memory: Own | undefined }> {
  const { port = 0, examples, cors = [] } = options;
  if (options.apiKey === "") {
    throw new InvalidArgumentError("apiKey", "is empty: is the environment variable set?");
  }
  checkOrigins(cors);
  const documents = options.documents ?? (await service.documents());
  const served = await readServed(documents, service, examples);
  const memory = createMemory(served);
  const responder = new Responder(served, service, memory, options);
  const { url, fetch, close } = await serve(port, responder);
  return {
    ...controlsOf(responder),
    memory,
    url,
    fetch,
    async replace(next) {
      responder.served = await readServed(next, service, examples);
      memory?.follow(responder.served);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

const preferenceRules: Readonly<Record<string, Rule>> = {
  // The client would wait for another response after one with a status below 200.
  code: [(code) => isStatusIn(code, 200, 599), "a status from 200 to 599"],
  example: [() => true, "the name of an example"],
  dynamic: [(dynamic) => typeof dynamic === "boolean", "true or false"],
};

const coverageRules: Readonly<Record<string, Rule>> = { operations: [Array.isArray, "a list"] };

/** The functions of a mock that read its requests and change its responses. */
function controlsOf(responder: Responder) {
  const { log, preferences, faults } = responder;
  const requireOperation = (id: string) => {
    const { operations } = responder.served;
    if (operations.flatMap(operationNames).includes(id)) return;
    const reason = `the documents have ${noOperation(`${id}`, operations)}`;
    throw new InvalidArgumentError("operation", `is wrong: ${reason}`);
  };
  const requireExample = (name: string, example: string) => {
    const named = responder.served.operations.filter((one) => operationNames(one).includes(name));
    const keys = named.flatMap(exampleKeysOf);
    if (keys.includes(example)) return;
    throw new InvalidArgumentError("preference.example", `is wrong: ${noExample(name, example, keys)}`);
  };
  return {
    requests: log.requests,
    prefer(operation, preference) {
      requireOperation(operation);
      if (preference == null) return void preferences.delete(operation);
      const checked = checkProperties("preference.", preference, preferenceRules);
      if (checked.example !== undefined) requireExample(operation, checked.example);
      preferences.set(operation, checked);
    },
    faults(fault) {
      requireOperation(Object(fault).operation);
      faults.add(fault);
    },
    clearFaults: () => faults.clear(),
    coverage(options) {
      const { operations = [] } = checkProperties("", options ?? {}, coverageRules);
      for (const name of operations) requireOperation(name);
      const isCounted = (one: MockOperation) =>
        operations.length === 0 || operationNames(one).some((name) => operations.includes(name));
      return responder.coverage.of(responder.served.operations.filter(isCounted));
    },
    assertContract: () => log.assertContract(faults.missed, responder.service.published),
    reset: () => responder.reset(),
  } satisfies Partial<RunningMock>;
}
