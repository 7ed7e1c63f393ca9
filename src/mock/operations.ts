import type { MockOperation } from "./prism.js";

/** The operation that a request is for, and what Prism is asked with. */
export interface Route {
  operation: MockOperation | undefined;
  /** Those that Prism chooses from: where there is no such operation, Prism says why. */
  candidates: readonly MockOperation[];
  /** The path of the request, as the candidates have it. */
  path: string;
}

/** Finds the operation that a request is for. */
export function findRoute(operations: readonly MockOperation[], method: string, path: string): Route {
  const matches = operations.flatMap((one) => {
    const match = one.address.match(path);
    return match ? [{ one, spread: match.spread }] : [];
  });
  const found = matches.find(({ one }) => one.method === method.toLowerCase());
  if (found) return { operation: found.one, candidates: [found.one], path: found.spread };
  const [first] = matches;
  if (first) return { operation: undefined, candidates: [first.one], path: first.spread };
  // Prism knows the others by a path that no request for them has.
  const candidates = operations.filter(({ path: spread, address }) => spread === address.text);
  return { operation: undefined, candidates, path };
}

/** The method and path of an operation, as its document has them. */
export const nameOf = ({ method, template }: MockOperation) => `${method.toUpperCase()} ${template}`;

/**
 * The names of an operation: its method and path, such as `PATCH /v1/books/{book_id}`, and its id,
 * which an operation of another interface can have, too.
 */
export function namesOf({ iid = "", method, address }: MockOperation): string[] {
  return [`${method.toUpperCase()} ${address.text}`, iid];
}

/** The query parameters that an operation does not have; Prism accepts them silently. */
export function unknownQuery(operation: MockOperation, query: object): string[] {
  const known = new Set(operation.request?.query?.map(({ name }) => name));
  return Object.keys(query)
    .filter((name) => !known.has(name))
    .map((name) => `query.${name} is not in the document`);
}

/** The success of an operation, which may have a range of statuses. */
export function successOf({
  responses,
}: Pick<MockOperation, "responses">): MockOperation["responses"][number] | undefined {
  return responses.find(({ code }) => code.startsWith("2"));
}

/** The body of the success of an operation; undefined where the document shows none. */
export function contentOf(operation: Pick<MockOperation, "responses">) {
  return successOf(operation)?.contents?.[0];
}

/** The ids of all gaps that a part of a document marks; some of them more than once. */
export function* marksIn(node: unknown, visited = new Set<unknown>()): Generator<string> {
  if (typeof node !== "object" || node === null || visited.has(node)) return;
  visited.add(node);
  for (const [key, value] of Object.entries(node)) {
    if (key !== "x-not-shown") yield* marksIn(value, visited);
    else for (const { id } of value as { id: string }[]) yield id;
  }
}

/** The names of the headers that requests send their API keys in, in lower case. */
export function keyHeadersOf({ security = [] }: Pick<MockOperation, "security">): string[] {
  return security
    .flat()
    .flatMap((scheme) =>
      scheme.type === "apiKey" && scheme.in === "header" ? [scheme.name.toLowerCase()] : [],
    );
}
