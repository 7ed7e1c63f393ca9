import { readFile } from "node:fs/promises";
import { nodeAt } from "../document/json-pointer.js";
import { pathPattern } from "../document/path-template.js";
import { checkResponse, type MockExamples } from "./examples.js";
import { type MockDocument, ownFile, pathOf } from "./mock-document.js";
import { nameOf, successOf } from "./operations.js";
import type { MockOperation, PrismHttp, PrismParts } from "./prism.js";

let packaged: Promise<MockDocument[]> | undefined;

/** Reads the documents of this package, once. */
export function packagedDocuments(): Promise<MockDocument[]> {
  packaged ??= Promise.all(
    ["openapi.json", "v1.json"].map(async (name) => {
      const text = await readFile(ownFile(`src/generated/${name}`), "utf8");
      return JSON.parse(text) as MockDocument;
    }),
  );
  return packaged;
}

/** What a mock serves. */
export interface Contract {
  readonly documents: readonly MockDocument[];
  readonly operations: MockOperation[];
}

/**
 * Reads documents.
 *
 * @param examples - of the first document, which is that of the current interface
 * @throws Error when it lacks an operation or an example that they name
 */
export async function readContract(
  parts: PrismParts,
  documents: readonly MockDocument[],
  examples: MockExamples = {},
): Promise<Contract> {
  const [current = [], ...others] = await Promise.all(documents.map((one) => readOperations(parts, one)));
  return { documents, operations: [await withExamples(current, examples), others].flat(2) };
}

// A test suite starts many mocks of the same documents, and reading one is most of a mock's start.
const known = new WeakMap<MockDocument, Promise<MockOperation[]>>();

function readOperations({ http }: PrismParts, document: MockDocument): Promise<MockOperation[]> {
  const operations = known.get(document) ?? readDocument(http, document);
  known.set(document, operations);
  return operations;
}

async function readDocument(http: PrismHttp, document: MockDocument): Promise<MockOperation[]> {
  // Prism ignores a server's path and dereferences in place: it reads a copy, and the path is put in front.
  const prefix = pathOf(document);
  const operations = await http.getHttpOperationsFromSpec(acceptAnyChannel(structuredClone(document)));
  return operations.map(({ callbacks, ...operation }) => {
    const path = `${prefix}${operation.path}`;
    // Prism would call the addresses of callbacks, and a mock calls nobody.
    return { ...operation, path, template: operation.path, pattern: pathPattern(path) };
  });
}

/**
 * Makes a new ticket accept any channel, in place: the service falls back to `api` for one that it does not know. From the
 * specification: Tickets, and Errors. The types keep the list, because only a mistake is none of it.
 *
 * @returns the document
 */
function acceptAnyChannel(document: MockDocument): MockDocument {
  const properties = Object(nodeAt(document, "/components/schemas/NewTicket/properties")) as {
    channel?: object;
  };
  if (properties.channel !== undefined) properties.channel = { type: "string" };
  return document;
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
  given: MockExamples,
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
    const status = Number(success?.code.replace("XX", "00"));
    if (!named) await checkResponse(nameOf(operation), example, status);
    const first = named ?? { id: "given", key: "given", value: example };
    const contents = [{ ...content, examples: [first, ...examples.filter((one) => one !== named)] }];
    // The success has another first example; all else stays.
    const responses = operation.responses.map((one) => (one === success ? { ...success, contents } : one));
    all[index] = { ...operation, responses: responses as MockOperation["responses"] };
  }
  return all;
}
