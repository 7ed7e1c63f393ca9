import { didYouMean } from "../base/nearest.js";
import type { MockOperation } from "./prism.js";

/** Finds the operation of a request. A path without parameters comes before one with parameters. */
export function findOperation(operations: readonly MockOperation[], method: string, path: string) {
  const ofMethod = operations.filter((one) => one.method === method.toLowerCase());
  return ofMethod.find((one) => one.path === path) ?? ofMethod.find((one) => parametersIn(path, one.path));
}

/** Returns the parameters in a path, still encoded, by their names; undefined if the path isn't one of the template. */
export function parametersIn(path: string, template: string): Record<string, string> | undefined {
  const segments = path.split("/");
  const names = template.split("/");
  const isParameter = (name: string) => name.startsWith("{");
  const matches = (name: string, index: number) => isParameter(name) || segments[index] === name;
  if (segments.length !== names.length || !names.every(matches)) return undefined;
  return Object.fromEntries(
    names.flatMap((name, index) => (isParameter(name) ? [[name.slice(1, -1), segments[index] ?? ""]] : [])),
  );
}

type Named = Readonly<{ iid?: string; method: string; path: string }>;

/**
 * The names of an operation: its method and path, such as `PATCH /v1/books/{book_id}`, and its id.
 * An operation of another interface can have the same id.
 */
export function operationNames({ iid = "", method, path }: Named): [name: string, id: string] {
  return [`${method.toUpperCase()} ${path}`, iid];
}

/** Writes the end of a sentence about an unknown operation, and suggests the most similar name. */
export function noOperation(name: string, operations: readonly Named[]): string {
  return `no operation "${name}".${didYouMean(name, operations.flatMap(operationNames))}`;
}

/**
 * Returns the documented successes of an operation that have a body, each with its status. For a range, this is the first status that no
 * other code names.
 */
export function successResponses({ responses }: Pick<MockOperation, "responses">) {
  const codes = codesOf({ responses });
  let unnamed = 200;
  while (codes.includes(`${unnamed}`)) unnamed += 1;
  return responses.flatMap(({ code, contents: [content] = [] }) => {
    const status = code === "2XX" ? unnamed : Number(code);
    return code.startsWith("2") && content ? { code, status, examples: content.examples ?? [] } : [];
  });
}

/** Returns the examples of the documented successes. */
export function examplesOf(operation: MockOperation) {
  return successResponses(operation).flatMap(({ status, examples }) =>
    examples.map((one) => ({ key: one.key, status, body: "value" in one ? one.value : undefined })),
  );
}

/** Returns the names of the examples of all documented responses. */
export function exampleKeysOf({ responses }: Pick<MockOperation, "responses">): string[] {
  const contents = responses.flatMap((response) => response.contents ?? []);
  return contents.flatMap(({ examples = [] }) => examples.map(({ key }) => key));
}

/** Writes a message about an unknown example, and lists the examples of the operation. */
export function noExample(operation: string, name: string, keys: readonly string[]): string {
  const known = keys.length > 0 ? `It has ${[...new Set(keys)].join(", ")}.` : "It has none.";
  return `"${operation}" has no example "${name}". ${known}`;
}

/** The names of the headers that have the API keys of a request. */
export function keyHeadersOf({ security = [] }: Pick<MockOperation, "security">): string[] {
  return security
    .flat()
    .flatMap((scheme) => (scheme.type === "apiKey" && scheme.in === "header" ? [scheme.name] : []));
}

/** Returns the statuses and ranges that the document names for an operation. */
export const codesOf = ({ responses }: { readonly responses: readonly { readonly code: string }[] }) =>
  responses.map(({ code }) => code);
