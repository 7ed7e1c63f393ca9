import { type Gap, gaps as register } from "../document/gaps.js";
import { gapsAdmitting } from "../document/operation.js";
import { operationIds } from "../generated/openapi-ids.js";
import { operationTable } from "../generated/openapi-operations.js";
import { operationIds as v1Ids } from "../generated/v1-ids.js";
import { operationTable as v1Table } from "../generated/v1-operations.js";
import { UsageError } from "./errors.js";

/** Every operation: its id, and its method and path. */
export const operations = [...Object.entries(operationIds), ...Object.entries(v1Ids)].map(
  ([id, [method, path]]) => ({
    id,
    name: `${method} ${path}`,
  }),
);

/**
 * The gaps that somebody asks for.
 *
 * @param words - the id of an operation, its method and path, or words that a gap has
 * @param status - of a failure, which the gaps may be the cause of
 * @throws UsageError where the status is none
 */
export function chooseGaps(words: readonly string[], status?: string): Gap[] {
  const wanted = words.join(" ").toLowerCase();
  const named = operations.filter((one) => [one.id, one.name].some((name) => name.toLowerCase() === wanted));
  const names = named.map(({ name }) => name);
  const admitting = status === undefined ? undefined : admittingGaps(status, names);
  return register.filter(({ id, what, advice, operations: own }: Gap) => {
    if (admitting !== undefined && !admitting.has(id)) return false;
    if (named.length > 0) return names.some((name) => own.includes(name));
    const text = `${id} ${what} ${advice}`.toLowerCase();
    return wanted.split(/\s+/).every((word) => text.includes(word));
  });
}

/** The gaps that may be the cause of a status, of some operations or of all. */
function admittingGaps(text: string, names: readonly string[]): Set<string> {
  if (!/^[1-5]\d\d$/.test(text))
    throw new UsageError(`--status must be a status such as 404, not "${text}".`);
  const status = Number(text);
  const tables = [...Object.entries(operationTable), ...Object.entries(v1Table)];
  const asked = names.length === 0 ? tables : tables.filter(([name]) => names.includes(name));
  return new Set(
    asked.flatMap(([, { statuses, gaps }]) => gapsAdmitting(status, statuses.includes(status), gaps)),
  );
}
