import { type MockDocument, pathOf } from "../mock-document.js";
import type { MockOperation } from "../prism.js";

/** Where the page is. Operations are under the paths of the documents' servers, and one at this path would go first. */
export const tryPath = "/__try";

/** Whether a path, with or without a query, is that of the page or of a part of it. */
export function isOfTryPage(path = ""): boolean {
  return path === tryPath || path.startsWith(`${tryPath}/`) || path.startsWith(`${tryPath}?`);
}

/** A call that the page has a form for, at an address. */
export interface TryCall {
  address: string;
  group: string;
  operation: MockOperation;
}

/** The calls of documents, in their order. */
export function callsOf(documents: readonly MockDocument[], operations: readonly MockOperation[]): TryCall[] {
  return documents.flatMap((document, index) => {
    const own = operations.filter(({ path }) => path.startsWith(`${pathOf(document)}/`));
    return own.map((operation) => ({
      address: tryUrl("", document, String(operation.iid)),
      group: `${operation.tags?.[0]?.name ?? "Calls"}${index > 0 ? ` (${slugOf(document)})` : ""}`,
      operation,
    }));
  });
}

/** The address of an operation on the page. */
export function tryUrl(mockUrl: string, document: Pick<MockDocument, "servers">, id: string): string {
  return `${mockUrl}${tryPath}/${slugOf(document)}/${id}`;
}

/** The last part of a document's path, such as `v2`. */
const slugOf = (document: Pick<MockDocument, "servers">) => pathOf(document).split("/").at(-1) || "document";
