import { didYouMean } from "../base/nearest.js";
import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import { type Operation, readBundled } from "../document/reading.js";
import { Compiler } from "../validate/compile.js";
import { findMistakes } from "../validate/index.js";
import type { Schemas } from "../validate/schemas.js";
import type { GivenExamples, MockDocument } from "./mock.js";
import { statusOfExample, successResponses, successStatuses } from "./operations.js";
import type { MockOperation, PrismHttp, PrismParts } from "./prism.js";
import { withPatterns } from "./request-formats.js";
import type { MockedService, Served } from "./service.js";

/**
 * Reads documents.
 *
 * @param examples - the examples to put in front of those of the first document
 * @throws InvalidArgumentError if the first document lacks an operation or an example that they name
 */
export async function readServed(
  parts: PrismParts,
  documents: readonly MockDocument[],
  service: Pick<MockedService, "documents" | "schemas" | "adapt">,
  examples: GivenExamples = {},
): Promise<Served> {
  for (const one of [documents].flat()) {
    const { servers, paths } = Object(one) as Partial<MockDocument>;
    if (Array.isArray(servers) && Object(paths) === paths) continue;
    const problem = "must list OpenAPI documents, such as support-desk-client/openapi.json.";
    throw new InvalidArgumentError("documents", problem);
  }
  const [current = [], ...others] = await Promise.all(
    documents.map((one) => {
      const operations = operationsByDocument.get(one) ?? readOperations(parts.http, one, service.adapt);
      operationsByDocument.set(one, operations);
      return operations;
    }),
  );
  const operations = [withExamples(current, service.schemas, examples), others].flat(2);
  const schemas = documents === (await service.documents()) ? service.schemas : undefined;
  return { documents, operations, schemas };
}

// A test suite starts many mocks of the same documents. Reading a document takes most of the time of a start.
const operationsByDocument = new WeakMap<MockDocument, Promise<MockOperation[]>>();

async function readOperations(
  http: PrismHttp,
  document: MockDocument,
  adapt: MockedService["adapt"],
): Promise<MockOperation[]> {
  const adapted = structuredClone(document);
  adapt?.(adapted);
  // Prism dereferences in place.
  const operations = await http.getHttpOperationsFromSpec(structuredClone(adapted));
  const reading = readBundled(document);
  const readAdapted = readBundled(adapted);
  const schemas: Record<string, Record<string, unknown>> = {};
  const compiler = new Compiler({ components: schemas, unset: readAdapted.unset });
  // Prism would send requests to the addresses of callbacks. A mock must not.
  return operations.flatMap(({ callbacks, ...operation }) => {
    const { method, path } = operation;
    const isSame = (one: Operation) => one.method === method && one.path === path;
    const described = reading.operations.find(isSame);
    if (described === undefined) return [];
    if (operation.request) operation.request = withPatterns(operation.request);
    const body = readAdapted.operations.find(isSame)?.place.child("requestBody");
    const schema = body && compiler.body(body);
    const sent = schema ? { schema, schemas } : undefined;
    return { ...operation, path: described.prefix + path, described, sent, unset: reading.unset };
  });
}

/**
 * Puts examples in front of the examples of a document.
 *
 * @param operations - the operations of the document; this function does not change them
 * @returns the operations, with copies of those that got an example
 * @throws InvalidArgumentError if there is no such operation or example, or the document does not describe a body
 */
function withExamples(
  operations: readonly MockOperation[],
  schemas: Schemas,
  chosenExamples: GivenExamples,
): MockOperation[] {
  const all = [...operations];
  for (const [id, example] of Object.entries(chosenExamples)) {
    const index = all.findIndex(({ iid }) => iid === id);
    const operation = all[index];
    const refuse = (reason: string): never => {
      throw new InvalidArgumentError(`examples.${id}`, `is wrong: ${reason}`);
    };
    if (operation === undefined) {
      const ids = operations.map(({ iid = "" }) => iid);
      return refuse(`the documents have no operation "${id}".${didYouMean(id, ids)}`);
    }
    const bodies = successResponses(operation);
    const [first] = bodies;
    if (first === undefined) return refuse(`the response of "${id}" has no body.`);
    const named = statusOfExample(operation, example);
    if (typeof example === "string" && named === undefined) {
      const keys = bodies.flatMap(({ content }) => content.examples?.map(({ key }) => key) ?? []).join(", ");
      refuse(`"${id}" has no example "${example}". It has ${keys}.`);
    }
    const status = named ?? statusOfBody(schemas, id, example);
    const { response, content } = bodies.find((one) => one.status === status) ?? first;
    const { examples = [] } = content;
    const given = { id: "given", key: "given", value: example };
    const chosen = examples.find(({ key }) => key === example) ?? given;
    const contents = [{ ...content, examples: [chosen, ...examples.filter((one) => one !== chosen)] }];
    const responses = operation.responses.map((one) => (one === response ? { ...response, contents } : one));
    all[index] = { ...operation, responses: responses as MockOperation["responses"], exampleStatus: status };
  }
  return all;
}

/**
 * Returns the status of the success that has a given body; undefined if the document doesn't have the operation.
 *
 * @throws InvalidArgumentError that names the mistake and its location, because an app's tests rely on the mock's responses
 */
function statusOfBody({ operations, components }: Schemas, id: string, body: unknown): number | undefined {
  const { responses = {} } = operations[id] ?? {};
  let problem: string | undefined;
  for (const [code, status] of successStatuses(Object.keys(responses))) {
    const { [code]: schema } = responses;
    const mistakes = schema && findMistakes(body, schema, components);
    if (mistakes?.length === 0) return status;
    if (mistakes) problem ??= `${id}: ${status} is not as documented: ${mistakes.join("; ")}.`;
  }
  if (problem === undefined) return undefined;
  throw new InvalidArgumentError(`examples.${id}`, `does not fit the document: ${problem}`);
}
