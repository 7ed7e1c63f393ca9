import type { MockOperation } from "./prism.js";

/**
 * Makes both dates of a report required where the range is custom, which no schema of a parameter can state. From the
 * specification: Reports.
 *
 * @param operation - the operation that the request is for
 * @returns the operations to validate the request by
 */
export function withRequiredDates(
  operations: MockOperation[],
  operation: MockOperation | undefined,
  query: Readonly<Record<string, unknown>>,
): MockOperation[] {
  const parameters = operation?.request?.query ?? [];
  const hasRange = parameters.some(({ name }) => name === "range_type");
  if (operation === undefined) return operations;
  // Without the others, Prism need not find it again.
  if (!hasRange || query["range_type"] !== "custom") return [operation];
  const dated = parameters.map((parameter) =>
    /^(start|end)_date$/.test(parameter.name) ? { ...parameter, required: true } : parameter,
  );
  return [{ ...operation, request: { ...operation.request, query: dated } }];
}
