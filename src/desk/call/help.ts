import { readBundled } from "../../document/reading.js";
import { readBundle } from "../../tools/codegen/bundle.js";
import { operationText } from "../../tools/commands/gaps.js";
import type { SchemaNode } from "../../validate/schemas.js";
import { tables } from "../tool-tables.js";
import { operationOf } from "./table.js";

/** Lists the operations on one screen. */
export function operationsText(): string {
  const operations = Object.values(tables.operations).map(({ id }) => operationOf(id));
  const width = Math.max(...operations.map(({ id }) => id.length));
  return [
    ...operations.map(
      ({ id, title, isRead }) => `  ${id.padEnd(width)}  ${title}${isRead ? "" : " (write)"}`,
    ),
    "\ncall <operation> --help lists arguments and gaps. call --help lists options.",
  ].join("\n");
}

/** Lists the arguments of an operation, and its gaps. */
export async function operationHelp(id: string): Promise<string> {
  const { title, isRead, inputSchema } = operationOf(id);
  const { document } = await readBundle();
  const gaps = readBundled(document).operations.find((operation) => operation.id === id);
  return [
    `Usage: support-desk-client call ${id} [<name>=<value>...]\n`,
    `${title}.${isRead ? "" : " This is a write: without --send, it is only shown."}\n`,
    ...fieldLines(inputSchema, "  "),
    ...(gaps ? ["", operationText(gaps, process.stdout.columns ?? 120)] : []),
  ].join("\n");
}

/** Lists the fields of an object with their values, and those of the objects in it. */
function fieldLines(
  { properties = {}, required = [], items, anyOf = [] }: SchemaNode,
  indent: string,
): string[] {
  const own = Object.entries(properties).flatMap(([name, schema]) => {
    const values = valuesOf(schema.contentSchema ?? schema) + (required.includes(name) ? ", required" : "");
    const line = `${indent}${name}=<${values}>  ${schema.description ?? ""}`;
    return [line.trimEnd(), ...fieldLines(schema, `${indent}  `)];
  });
  return [...own, ...[...anyOf, ...(items ? [items] : [])].flatMap((schema) => fieldLines(schema, indent))];
}

/** Names the values that a field accepts. */
function valuesOf({ enum: values, items, anyOf, format, type = "JSON" }: SchemaNode): string {
  if (values) return values.join("|");
  if (items) return `list of ${valuesOf(items)}`;
  if (anyOf) return [...new Set(anyOf.map(valuesOf))].join(" or ");
  return format ?? [type].flat().join(" or ");
}
