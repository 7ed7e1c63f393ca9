import { CommandError } from "../errors.js";
import { type FailureGap, failureGaps, type Gap, indexBundle } from "./gaps.js";
import {
  type Document,
  jsonOf,
  type OperationObject,
  operationsOf,
  resolve,
  type Schema,
  successesOf,
} from "./openapi.js";
import { docComment, literal, propertyName } from "./quote.js";

/**
 * Writes a module with the little that the client needs to know of each operation at run time.
 *
 * @param types - the module that the types of the table are imported from
 */
export function operationTable(document: Document, types: string): string {
  const gaps = failureGaps(document);
  const lists = new GapLists();
  const rows = operationsOf(document).map(({ name, operation }) => {
    const [success] = successesOf(operation);
    const schema = jsonOf(document, success?.[1])?.schema;
    const statuses = Object.keys(operation.responses)
      .map(Number)
      .filter((status) => status >= 300);
    const forms = schema ? envelopes(document, schema, operation.operationId) : [];
    const id = literal(operation.operationId);
    const list = lists.write(gaps.get(name) ?? []);
    return `  ${literal(name)}: { id: ${id}, statuses: ${literal(statuses)}, gaps: ${list}, envelopes: ${literal(forms)} },`;
  });
  return [
    `import type { OperationTable } from "${types}";\n`,
    ...lists.shared.map((list, index) => `const shared${index} = ${list};\n`),
    "/**",
    " * For each operation: its id, the failures that the document names, the gaps that leave others open, and the keys of each form",
    " * of a success.",
    " */",
    "export const operationTable: OperationTable = {",
    ...rows,
    "};\n",
  ].join("\n");
}

/** Writes the gaps of operations. Those that several operations share are written once. */
class GapLists {
  /** The lists of shared gaps, as code. */
  readonly shared: string[] = [];

  write(gaps: readonly FailureGap[]): string {
    const groups = new Map<string, Record<string, string>>();
    for (const { id, admitted, operations } of gaps) {
      const users = operations.join();
      groups.set(users, { ...groups.get(users), [id]: admitted });
    }
    const parts = [...groups].map(([users, group]) =>
      users.includes(",") ? `...shared${this.#indexOf(literal(group))}` : literal(group).slice(1, -1),
    );
    return `{ ${parts.join(", ")} }`;
  }

  #indexOf(list: string): number {
    if (!this.shared.includes(list)) this.shared.push(list);
    return this.shared.indexOf(list);
  }
}

/** The JSON type of each key that a body must have; one record for each form of the body. */
function envelopes(document: Document, schema: Schema, operation: string): Record<string, string>[] {
  const { type, anyOf, required = [], properties = {} } = resolve(document, schema);
  if (anyOf !== undefined) return anyOf.flatMap((form) => envelopes(document, form, operation));
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

/** Writes a module with the method and path of each operation by its id, and the operation's own text for hovers. */
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
  // The description has the gaps that are marked on the operation itself.
  const below = gaps.filter(({ id }) => !description.includes(`(\`${id}\`)`));
  const list = below.map(({ id, what }) => `- \`${id}\`: ${what}`);
  const more = list.length > 0 ? `Not shown of its request and its answers:\n${list.join("\n")}` : "";
  return [summary, description.trimEnd(), more].filter(Boolean).join("\n\n");
}
