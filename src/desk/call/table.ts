import type { ToolRow, ToolTable } from "../../calls/tool-table.js";
import { toolTable } from "../../generated/openapi-tools.js";
import { toolTable as v1ToolTable } from "../../generated/v1-tools.js";
import { unknownName } from "../../tools/command.js";

/** Returns the operations of an interface. */
export const tableOf = (isOld = false): ToolTable => (isOld ? v1ToolTable : toolTable);

/** @throws UsageError if no operation has the id */
export function rowOf({ operations }: ToolTable, id: string): ToolRow {
  const row = Object.hasOwn(operations, id) ? operations[id] : undefined;
  if (row) return row;
  throw unknownName("operation", id, Object.keys(operations));
}

export const isRead = ({ method }: ToolRow): boolean => method === "GET";
