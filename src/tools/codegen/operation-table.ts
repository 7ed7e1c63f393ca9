import { type Envelope, envelopesOf, type Operation } from "../../client/operation.js";
import { CommandError } from "../errors.js";
import { failureGaps, type Gap, indexBundle } from "./gaps.js";
import {
  type Document,
  jsonOf,
  type OperationObject,
  operationsOf,
  type PathOperation,
  resolve,
  type Schema,
  successesOf,
} from "./openapi.js";
import { docComment, literal, propertyName } from "./quote.js";

/**
 * Writes a module with the facts of each operation that the client needs at run time.
 *
 * @param types - the module that exports the type of the table
 * @param pageParameter - the query parameter that selects a page of a list, if the service has one
 */
export function operationTable(document: Document, types: string, pageParameter?: string): string {
  const gaps = failureGaps(document);
  const rows = operationsOf(document).map((entry) => {
    const { name, operation } = entry;
    const pagedList = pagedListOf(document, entry, pageParameter);
    const row: Operation = {
      id: operation.operationId,
      successes: successEnvelopes(document, operation),
      ...(pagedList !== undefined && { pagedList }),
      statuses: Object.keys(operation.responses)
        .map(Number)
        .filter((status) => status >= 300),
      gaps: gaps[name] ?? {},
    };
    return `  ${literal(name)}: ${literal(row)},`;
  });
  return [
    `import type { OperationTable } from "${types}";\n`,
    "/**",
    " * For each operation: its id, the required keys of each success with their types, the list in a page, the failures that the",
    " * document names, and the gaps that can be the cause of other failures.",
    " */",
    "export const operationTable: OperationTable = {",
    ...rows,
    "};\n",
  ].join("\n");
}

/**
 * Returns the key of the list in the pages of an operation; undefined if the operation does not accept the page parameter, or if its
 * successes do not have one list.
 */
export function pagedListOf(
  document: Document,
  { method, operation, parameters }: PathOperation,
  pageParameter: string | undefined,
): string | undefined {
  const isPaged = parameters.some(({ name, in: location }) => name === pageParameter && location === "query");
  if (method !== "get" || !isPaged) return undefined;
  const envelopes = envelopesOf({ successes: successEnvelopes(document, operation) });
  const keys = envelopes.flatMap((envelope) =>
    Object.keys(envelope).filter((key) => envelope[key] === "array"),
  );
  const [list, ...others] = new Set(keys);
  return others.length === 0 ? list : undefined;
}

/** Returns the envelopes of each success of an operation, by its status. */
function successEnvelopes(document: Document, operation: OperationObject): Operation["successes"] {
  const successes = successesOf(operation).map(([status, response]): [string, Envelope[]] => {
    const content = jsonOf(document, response);
    return [status, content ? envelopesIn(document, content.schema ?? {}, operation.operationId) : []];
  });
  return Object.fromEntries(successes);
}

/** Returns the JSON type of each required key of a body: one envelope for each alternative of its `anyOf`. */
function envelopesIn(document: Document, schema: Schema, operation: string): Envelope[] {
  const { type, anyOf, required = [], properties = {} } = resolve(document, schema);
  if (anyOf !== undefined) return anyOf.flatMap((form) => envelopesIn(document, form, operation));
  if (type !== "object") {
    throw new CommandError(`${operation}: the body of a success must be an object, or anyOf objects.`);
  }
  const types = required.map((key): [string, string] => {
    const property = properties[key];
    const { type } = resolve(document, typeof property === "object" ? property : {});
    if (typeof type === "string") return [key, type];
    throw new CommandError(`${operation}: the required key "${key}" of a success must have one type.`);
  });
  return [Object.fromEntries(types)];
}

/** Writes a module with the method and path of each operation by its id. A hover shows the texts of the operation. */
export function operationIds(document: Document): string {
  const indexed = new Map(indexBundle(document).operations.map((one) => [one.name, one.gaps]));
  const operations = operationsOf(document).map(({ name, path, method, operation }) => {
    const gaps = (indexed.get(name) ?? []).flatMap(({ gap, isGeneral }) => (isGeneral ? [] : gap));
    return {
      id: propertyName(operation.operationId),
      comment: docComment(describe(operation, gaps), "  "),
      call: `[${literal(method.toUpperCase())}, ${literal(path)}]`,
    };
  });
  return [
    "/** The method and path of each operation. */",
    "export interface OperationIds {",
    ...operations.map(({ id, comment, call }) => `${comment}\n  ${id}: readonly ${call};`),
    "}\n",
    "export const operationIds: OperationIds = {",
    ...operations.map(({ id, call }) => `  ${id}: ${call},`),
    "};\n",
  ].join("\n");
}

function describe({ summary, description = "" }: OperationObject, gaps: readonly Gap[]): string {
  // The description already has the notes of the gaps that are marked on the operation itself.
  const below = gaps.filter(({ id }) => !description.includes(`(\`${id}\`)`));
  const list = below.map(({ id, what }) => `- \`${id}\`: ${what}`);
  const more =
    list.length > 0
      ? `Not shown in the specification, about the request and the responses:\n${list.join("\n")}`
      : "";
  return [summary, description.trimEnd(), more].filter(Boolean).join("\n\n");
}
