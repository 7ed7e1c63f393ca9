import type { JsonSchema, ToolTable } from "../../calls/tool-table.js";
import { readBundles } from "../../tools/codegen/bundles.js";
import { operationText } from "../../tools/commands/gaps.js";
import { operationsIn } from "../../tools/kit/gap-choice.js";
import { documents } from "../documents.js";
import { isRead, rowOf, tableOf } from "./table.js";

/** Lists the operations on one screen. */
export function listText({ operations }: ToolTable): string {
  const rows = Object.entries(operations);
  const width = Math.max(...rows.map(([id]) => id.length));
  return [
    ...rows.map(([id, row]) => `  ${id.padEnd(width)}  ${row.title}${isRead(row) ? "" : " (write)"}`),
    "\ncall <operation> --help lists the arguments of an operation.",
  ].join("\n");
}

/** Lists the arguments of an operation, and its gaps. */
export async function operationHelp(id: string, isOld: boolean | undefined): Promise<string> {
  const row = rowOf(tableOf(isOld), id);
  const bundles = await readBundles(documents.slice(isOld ? 1 : 0));
  const operation = operationsIn(bundles).find((one) => one.id === id);
  const { properties = {}, required } = row.inputSchema;
  return [
    `Usage: support-desk-client call ${id} [<name>=<value>...]\n`,
    `${row.title}.${isRead(row) ? "" : " This is a write: without --send, it is only shown."}\n`,
    ...fieldLines(properties, required, "  "),
    "",
    ...(operation ? [operationText(operation, process.stdout.columns ?? 120)] : []),
  ].join("\n");
}

/** Lists fields with their values, and the fields of objects below them. */
function fieldLines(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
  indent: string,
): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const { description = "", contentSchema } = schema;
    const notes = [valuesOf(contentSchema ?? schema), ...(required.includes(name) ? ["required"] : [])];
    const { properties: below = {}, required: needed } = objectIn(schema);
    return [
      `${indent}${name}=<${notes.join(", ")}>  ${description}`.trimEnd(),
      ...fieldLines(below, needed, `${indent}  `),
    ];
  });
}

type FieldSchema = JsonSchema & {
  items?: FieldSchema;
  anyOf?: FieldSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

/** Returns the object that a field, or each item of its list, can be. */
function objectIn(schema: FieldSchema): Pick<FieldSchema, "properties" | "required"> {
  if (schema.items) return objectIn(schema.items);
  return schema.anyOf?.map(objectIn).find(({ properties }) => properties) ?? schema;
}

/** Names the values that a field accepts. */
function valuesOf(schema: FieldSchema): string {
  if (schema.enum) return schema.enum.join("|");
  if (schema.items) return `list of ${valuesOf(schema.items)}`;
  if (schema.anyOf) return [...new Set(schema.anyOf.map(valuesOf))].join(" or ");
  return String(schema["format"] ?? schema["type"] ?? "value");
}
