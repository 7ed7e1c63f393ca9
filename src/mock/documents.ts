import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import { readBundled } from "../document/reading.js";
import { Compiler } from "../validate/compile.js";
import { requestForms } from "../validate/formats.js";
import { findMistakes } from "../validate/index.js";
import type { GivenExamples, MockDocument } from "./mock.js";
import { examplesOf, noExample, noOperation, successResponses } from "./operations.js";
import { loadPrism, type MockOperation } from "./prism.js";
import type { MockedService, Served } from "./service.js";

/**
 * Reads documents.
 *
 * @param examples - the responses of operations of the first document
 * @throws InvalidArgumentError if the first document lacks an operation or an example that they name
 */
export async function readServed(
  documents: readonly MockDocument[],
  { adapt }: Pick<MockedService, "adapt">,
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
      const operations = operationsByDocument.get(one) ?? readOperations(one, adapt);
      operationsByDocument.set(one, operations);
      return operations;
    }),
  );
  return { documents, operations: [withExamples(current, examples), others].flat(2) };
}

// A test suite starts many mocks of the same documents. Reading a document takes most of the time of a start.
const operationsByDocument = new WeakMap<MockDocument, Promise<MockOperation[]>>();

async function readOperations(
  document: MockDocument,
  adapt: MockedService["adapt"],
): Promise<MockOperation[]> {
  const adapted = structuredClone(document);
  adapt?.(adapted);
  // Prism dereferences in place.
  const operations = await loadPrism().http.getHttpOperationsFromSpec(structuredClone(adapted));
  const reading = readBundled(adapted);
  const schemas: Record<string, Record<string, unknown>> = {};
  const placed = new Map([...reading.unset].map(([schema, gaps]) => [schema, gaps.map(({ id }) => id)]));
  const compiler = new Compiler({ components: schemas, unset: reading.unset, placed });
  // Prism would send requests to the addresses of callbacks. A mock must not.
  return operations.flatMap(({ callbacks, ...operation }) => {
    const { method, path } = operation;
    const described = reading.operations.find((one) => one.method === method && one.path === path);
    if (described === undefined) return [];
    if (operation.request) operation.request = withPatterns(operation.request);
    const request = compiler.body(described.located.child("requestBody"));
    const responses = described.responses.map(({ key, located }) => [key, compiler.body(located)]);
    const bodies = { responses: Object.fromEntries(responses), ...(request && { request }) };
    return { ...operation, path: described.prefix + path, document, described, bodies, schemas };
  });
}

/**
 * Replaces the formats in the schemas of a request by patterns, so that Prism judges texts as the checks of requests do. Prism's own
 * formats are stricter in some points, and looser in others.
 */
function withPatterns(request: NonNullable<MockOperation["request"]>): NonNullable<MockOperation["request"]> {
  // Its schemas can be those of responses, too, and can contain themselves.
  const copy = structuredClone(request);
  const seen = new Set<unknown>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null || seen.has(node)) return;
    seen.add(node);
    for (const child of Object.values(node)) visit(child);
    const { format, ...rest } = node as { format?: unknown; type?: unknown; pattern?: unknown };
    if (typeof format !== "string" || rest.type !== "string") return;
    Reflect.deleteProperty(node, "format");
    const form = Object.hasOwn(requestForms, format) ? requestForms[format] : undefined;
    if (form)
      Object.assign(node, { allOf: [...(Object(node).allOf ?? []), { pattern: form.pattern.source }] });
  };
  visit(copy);
  return copy;
}

/** @throws InvalidArgumentError if there is no such operation or example, or the document does not describe a body */
function withExamples(operations: readonly MockOperation[], examples: GivenExamples): MockOperation[] {
  const ids = operations.map(({ described }) => described.id);
  for (const id of Object.keys(examples)) {
    if (!ids.includes(id)) refuseExample(id, `the documents have ${noOperation(id, operations)}`);
  }
  return operations.map((operation) => {
    const { id } = operation.described;
    return { ...operation, ...(Object.hasOwn(examples, id) && { chosen: choose(operation, examples[id]) }) };
  });
}

/** Returns a response of an operation: one of its examples, by its name, or a body, which an app's tests rely on. */
function choose(operation: MockOperation, example: unknown): NonNullable<MockOperation["chosen"]> {
  const { described, bodies, schemas } = operation;
  const { id } = described;
  const successes = successResponses(operation);
  if (successes.length === 0) refuseExample(id, `the response of "${id}" has no body.`);
  const examples = examplesOf(operation);
  const named = examples.find(({ key }) => key === example);
  if (named) return named;
  const keys = examples.map(({ key }) => key);
  if (typeof example === "string") refuseExample(id, noExample(id, example, keys));
  const problems: string[] = [];
  for (const { code, status } of successes) {
    const { [code]: schema } = bodies.responses;
    const mistakes = schema ? findMistakes(example, schema, schemas) : [];
    if (mistakes.length === 0) return { status, body: example };
    problems.push(`${id}: ${status} is not as documented: ${mistakes.join("; ")}.`);
  }
  throw new InvalidArgumentError(`examples.${id}`, `does not fit the document: ${problems[0]}`);
}

function refuseExample(id: string, reason: string): never {
  throw new InvalidArgumentError(`examples.${id}`, `is wrong: ${reason}`);
}
