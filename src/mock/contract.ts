import { createValidator, type MismatchReport } from "../validate/index.js";
import type { ResponseChecks } from "../validate/response-checks.js";
import { checkDocuments, checkReferences, type MockDocument, pathOf } from "./mock-document.js";
import { contentOf, keyHeadersOf, marksIn, nameOf, successOf } from "./operations.js";
import { readPathTemplate } from "./path-template.js";
import type { MockOperation, PrismHttp, PrismParts } from "./prism.js";
import type { GivenExamples } from "./served-mock.js";
import type { Contract, MockedService } from "./service.js";

/**
 * Reads documents.
 *
 * @param examples - of the first document
 * @throws Error when there is something else than documents, or the first lacks an operation or an example that they name
 */
export async function readContract(
  parts: PrismParts,
  documents: readonly MockDocument[],
  service: Pick<MockedService, "checks" | "adapt">,
  examples: GivenExamples = {},
): Promise<Contract> {
  checkDocuments(documents);
  const [current = [], ...others] = await Promise.all(
    documents.map((one) => readOperations(parts, one, service)),
  );
  const operations = [await withExamples(current, service.checks, examples), others].flat(2);
  return { documents, operations, keyHeaders: [...new Set(operations.flatMap(keyHeadersOf))] };
}

// A test suite starts many mocks of the same documents, and reading one is most of a mock's start.
const known = new WeakMap<MockDocument, Promise<MockOperation[]>>();

function readOperations(
  { http }: PrismParts,
  document: MockDocument,
  service: Pick<MockedService, "adapt">,
): Promise<MockOperation[]> {
  const operations = known.get(document) ?? readDocument(http, document, service);
  known.set(document, operations);
  return operations;
}

async function readDocument(
  http: PrismHttp,
  document: MockDocument,
  service: Pick<MockedService, "adapt">,
): Promise<MockOperation[]> {
  // Prism ignores a server's path and dereferences in place: it reads a copy, and the path is put in front.
  const prefix = pathOf(document);
  checkReferences(document);
  const copy = structuredClone(document);
  service.adapt?.(copy);
  const operations = await http.getHttpOperationsFromSpec(copy);
  // Prism would call the addresses of callbacks, and a mock calls nobody.
  return operations.map(({ callbacks, ...operation }) => {
    const address = readPathTemplate(`${prefix}${operation.path}`);
    const gaps = [...new Set(marksIn(contentOf(operation)?.schema))];
    return { ...operation, path: address.spread, template: operation.path, address, gaps };
  });
}

/**
 * Puts examples into operations, in front of those of their document.
 *
 * @param operations - those of a document; they stay as they are
 * @returns the operations, with copies of those that have an example of their own
 * @throws Error when there is no such operation or example, or when a body is not what the document describes
 */
async function withExamples(
  operations: readonly MockOperation[],
  checks: ResponseChecks,
  given: GivenExamples,
): Promise<MockOperation[]> {
  const all = [...operations];
  for (const [id, example] of Object.entries(given)) {
    const index = all.findIndex(({ iid }) => iid === id);
    const operation = all[index];
    if (operation === undefined) throw new Error(`The mock has no operation "${id}" to give an example of.`);
    const success = successOf(operation);
    const [content] = success?.contents ?? [];
    if (content === undefined) throw new Error(`The operation "${id}" answers without a body.`);
    const { examples = [] } = content;
    const named = examples.find(({ key }) => key === example);
    if (typeof example === "string" && named === undefined) {
      const keys = examples.map(({ key }) => key).join(", ");
      throw new Error(`The operation "${id}" has no example "${example}"; it has ${keys}.`);
    }
    if (!named) await checkResponse(checks, nameOf(operation), example);
    const first = named ?? { id: "given", key: "given", value: example };
    const contents = [{ ...content, examples: [first, ...examples.filter((one) => one !== named)] }];
    // The success has another first example; all else stays.
    const responses = operation.responses.map((one) => (one === success ? { ...success, contents } : one));
    all[index] = { ...operation, responses: responses as MockOperation["responses"] };
  }
  return all;
}

/**
 * Checks that a mock responds only with what the documents describe, because an app's tests rely on its responses.
 *
 * @param operation - its method and path template, such as `GET /books`
 * @param body - the body of a success
 * @throws Error that names what is not as documented
 */
export async function checkResponse(checks: ResponseChecks, operation: string, body: unknown): Promise<void> {
  const onMismatch = ({ message }: MismatchReport) => {
    throw new Error(`What the mock is to answer is not as documented: ${message}`);
  };
  const { onResponse } = createValidator({ onMismatch }, [checks]);
  const [method, schemaPath] = operation.split(" ");
  // The documented status of a success, or the first of a range.
  const statuses = Object.keys(checks.operations[operation]?.responses ?? {});
  const status = Number(statuses.find((one) => one.startsWith("2"))?.replace("XX", "00") ?? 200);
  // Only these three of what middleware gets are read.
  const given = { request: { method }, response: Response.json(body, { status }), schemaPath };
  await onResponse?.(given as unknown as Parameters<typeof onResponse>[0]);
}
