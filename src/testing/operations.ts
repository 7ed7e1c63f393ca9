import type { MockOperation } from "./prism.js";

/** Finds the operation that a request is for. */
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
 * The names of an operation: its method and path, such as `PATCH /api/external/v1/team_members/{team_member_id}`, and its id,
 * which an operation of another interface can have, too.
 */
export function namesOf({ iid = "", method, path }: MockOperation): string[] {
  return [`${method.toUpperCase()} ${path}`, iid];
}

/** The query parameters that an operation does not have; Prism accepts them silently. */
export function unknownQuery(operation: MockOperation, query: object): string[] {
  const known = new Set(operation.request?.query?.map(({ name }) => name));
  return Object.keys(query)
    .filter((name) => !known.has(name))
    .map((name) => `query.${name} is not in the document`);
}

/** The success of an operation, which may have a range of statuses. */
export function successOf({ responses }: MockOperation): MockOperation["responses"][number] | undefined {
  return responses.find(({ code }) => code.startsWith("2"));
}

/** Makes both dates of a report required where the range is custom. From the specification: Reports. */
export function withRequiredDates(
  operation: MockOperation,
  { range_type }: { readonly range_type?: unknown },
): MockOperation {
  if (range_type !== "custom") return operation;
  const query = operation.request?.query?.map((parameter) =>
    /^(start|end)_date$/.test(parameter.name) ? { ...parameter, required: true } : parameter,
  );
  return { ...operation, request: { ...operation.request, ...(query && { query }) } };
}
