import { didYouMean } from "../base/nearest.js";
import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import { readBundled } from "../document/reading.js";
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
  const sent = schemasOfBodies(adapted);
  // Prism would send requests to the addresses of callbacks. A mock must not.
  return operations.flatMap(({ callbacks, ...operation }) => {
    const { method, path } = operation;
    const described = reading.operations.find((one) => one.method === method && one.path === path);
    if (operation.request) operation.request = withPatterns(operation.request);
    if (described === undefined) return [];
    const { prefix, name } = described;
    return { ...operation, path: prefix + path, described, sent: sent.get(name), unset: reading.unset };
  });
}

/** Returns the schemas of the bodies that requests send, by the names of the operations. */
function schemasOfBodies(document: MockDocument): Map<string, NonNullable<MockOperation["sent"]>> {
  const { operations, unset } = readBundled(document);
  const schemas = Object.create(null) as Record<string, Record<string, unknown>>;
  const compiler = new Compiler({ components: schemas, unset });
  return new Map(
    operations.flatMap(({ name, place }) => {
      const schema = compiler.body(place.child("requestBody"));
      return schema ? [[name, { schema, schemas }]] : [];
    }),
  );
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
    const status = named ?? checkResponse(schemas, id, example, `examples.${id}`);
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
 * Checks that the document describes a body, because an app's tests rely on the mock's responses.
 *
 * @param body - the body of a success
 * @param origin - the option that has the body
 * @returns the status of the success that has such a body; undefined if the document doesn't have the operation
 * @throws InvalidArgumentError that names the mistake and its location
 */
export function checkResponse(
  { operations, components }: Schemas,
  id: string,
  body: unknown,
  origin: string,
): number | undefined {
  const { responses = {} } = operations[id] ?? {};
  const problems: string[] = [];
  for (const [code, status] of successStatuses(Object.keys(responses))) {
    const { [code]: schema } = responses;
    const mistakes = schema ? findMistakes(body, schema, components) : undefined;
    if (mistakes?.length === 0) return status;
    if (mistakes) problems.push(`${id}: ${status} is not as documented: ${mistakes.join("; ")}.`);
  }
  const [problem] = problems;
  if (problem) throw new InvalidArgumentError(origin, `does not fit the document: ${problem}`);
  return undefined;
}
