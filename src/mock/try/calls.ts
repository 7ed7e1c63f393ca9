import { prefixOf } from "../../document/reading.js";
import type { MockDocument } from "../mock.js";
import type { MockOperation } from "../prism.js";

/** The path of the page. If the documents have an operation at this path, the mock serves the operation. */
export const tryPath = "/__try";

/** Returns whether a path belongs to the page. */
export const isOfTryPage = (path: string) => path === tryPath || path.startsWith(`${tryPath}/`);

/** A call that the page has a form for. */
export interface TryCall {
  address: string;
  group: string;
  operation: MockOperation;
}

/** Lists the calls of documents, in the documents' order. */
export function callsOf(documents: readonly MockDocument[], operations: readonly MockOperation[]): TryCall[] {
  return documents.flatMap((document, index) => {
    const ownOperations = operations.filter((one) => one.document === document);
    return ownOperations.map((operation) => ({
      address: tryUrl("", document, String(operation.iid)),
      group: `${operation.tags?.[0]?.name ?? "Calls"}${index > 0 ? ` (${slugOf(document)})` : ""}`,
      operation,
    }));
  });
}

/** Returns the address of an operation on the page. */
export function tryUrl(mockUrl: string, document: Pick<MockDocument, "servers">, id: string): string {
  return `${mockUrl}${tryPath}/${slugOf(document)}/${id}`;
}

/** The last part of a document's path, such as `v2`. */
const slugOf = (document: Pick<MockDocument, "servers">) =>
  prefixOf(document.servers[0]).split("/").at(-1) || "document";
