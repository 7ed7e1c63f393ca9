import type { MockOperation } from "./prism.js";

/** The operation of a request, in the form that Prism expects. */
export interface Route {
  /** Undefined if the documents don't have the request. */
  operation: MockOperation | undefined;
  /** The operations that Prism chooses from. Without an operation, Prism says why it finds none. */
  candidates: MockOperation[];
  /** The path of the request, in the form of the candidates' paths. */
  path: string;
}

/** Finds the operation of a request. */
export function findRoute(operations: readonly MockOperation[], method: string, path: string): Route {
  const matches = operations.flatMap((one) => {
    const match = one.address.match(path);
    return match ? [{ one, spread: match.spread }] : [];
  });
  const found = matches.find(({ one }) => one.method === method.toLowerCase());
  if (found) return { operation: found.one, candidates: [found.one], path: found.spread };
  const [first] = matches;
  if (first) return { operation: undefined, candidates: [first.one], path: first.spread };
  // Prism knows the other operations by a path that no request has.
  const candidates = operations.filter(({ path: spread, address }) => spread === address.text);
  return { operation: undefined, candidates, path };
}

/**
 * The names of an operation: its method and path, such as `PATCH /v1/books/{book_id}`, and its id.
 * An operation of another interface can have the same id.
 */
export function namesOf({ iid = "", method, address }: MockOperation): string[] {
  return [`${method.toUpperCase()} ${address.text}`, iid];
}

/** Returns the query parameters that the document doesn't have. Prism accepts them silently. */
export function unknownQuery(operation: MockOperation, query: object): string[] {
  const known = new Set(operation.request?.query?.map(({ name }) => name));
  return Object.keys(query)
    .filter((name) => !known.has(name))
    .map((name) => `query.${name} is not in the document`);
}

/** Returns the documented successes of an operation. `content` is undefined if a success has no body. */
export function successResponses({ responses }: Pick<MockOperation, "responses">) {
  const statuses = successStatuses(responses.map(({ code }) => code));
  return responses.flatMap((response) => {
    const status = statuses.get(response.code);
    return status === undefined ? [] : { response, status, content: response.contents?.[0] };
  });
}

/** Returns a status for each documented success, by its code. For a range, this is the first status that no other code names. */
export function successStatuses(codes: readonly string[]): Map<string, number> {
  const successes = codes.filter((code) => code.startsWith("2"));
  let unnamed = 200;
  while (successes.includes(`${unnamed}`)) unnamed += 1;
  return new Map(successes.map((code) => [code, code === "2XX" ? unnamed : Number(code)]));
}

/** Returns the status of the success that has an example with a name. */
export function statusOfExample(
  operation: Pick<MockOperation, "responses">,
  name: unknown,
): number | undefined {
  const isNamed = ({ key }: { key: string }) => key === name;
  return successResponses(operation).find(({ content }) => content?.examples?.some(isNamed))?.status;
}

/** The names of the headers that have the API keys of a request, in lower case. */
export function keyHeadersOf({ security = [] }: Pick<MockOperation, "security">): string[] {
  return security
    .flat()
    .flatMap((scheme) =>
      scheme.type === "apiKey" && scheme.in === "header" ? [scheme.name.toLowerCase()] : [],
    );
}
