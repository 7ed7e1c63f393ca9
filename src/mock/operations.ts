import type { MockOperation } from "./prism.js";

/** Returns a pattern of the paths that a template such as `/items/{item_id}` stands for, with a group for each parameter. */
export function patternOf(template: string): RegExp {
  const texts = template.split(/\{[^}]+\}/).map((text) => text.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${texts.join("([^/]+)")}$`);
}

/** Finds the operation of a request. */
export function findOperation(
  operations: readonly MockOperation[],
  method: string,
  path: string,
): MockOperation | undefined {
  return operations.find((one) => one.method === method.toLowerCase() && one.pattern.test(path));
}

/** The method and path of an operation, as its document has them. */
export const nameOf = ({ method, template }: MockOperation) => `${method.toUpperCase()} ${template}`;

/**
 * The names of an operation: its method and path, such as `PATCH /v1/books/{book_id}`, and its id.
 * An operation of another interface can have the same id.
 */
export function namesOf({ iid = "", method, path }: MockOperation): string[] {
  return [`${method.toUpperCase()} ${path}`, iid];
}

/** Returns the query parameters that the document doesn't have. Prism accepts them silently. */
export function unknownQuery(operation: MockOperation, query: object): string[] {
  const known = new Set(operation.request?.query?.map(({ name }) => name));
  return Object.keys(query)
    .filter((name) => !known.has(name))
    .map((name) => `query.${name} is not in the document`);
}

/** The success of an operation, whose status may be a range. */
export function successOf({
  responses,
}: Pick<MockOperation, "responses">): MockOperation["responses"][number] | undefined {
  return responses.find(({ code }) => code.startsWith("2"));
}

/** The body of the success of an operation; undefined if the document shows no body. */
export function contentOf(operation: Pick<MockOperation, "responses">) {
  return successOf(operation)?.contents?.[0];
}

/** Yields the ids of all gaps that a part of a document marks. Some ids are repeated. */
export function* marksIn(node: unknown, visited = new Set<unknown>()): Generator<string> {
  if (typeof node !== "object" || node === null || visited.has(node)) return;
  visited.add(node);
  for (const [key, value] of Object.entries(node)) {
    if (key !== "x-not-shown") yield* marksIn(value, visited);
    else for (const { id } of value as { id: string }[]) yield id;
  }
}

/** The names of the headers that have the API keys of a request, in lower case. */
export function keyHeadersOf({ security = [] }: Pick<MockOperation, "security">): string[] {
  return security
    .flat()
    .flatMap((scheme) =>
      scheme.type === "apiKey" && scheme.in === "header" ? [scheme.name.toLowerCase()] : [],
    );
}
