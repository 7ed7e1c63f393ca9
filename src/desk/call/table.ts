import type { ToolRow } from "../../calls/tool-table.js";
import { toolTable } from "../../generated/openapi-tools.js";
import { unknownName } from "../../tools/command.js";

/** @throws UsageError if no operation has the id */
export function rowOf(id: string): ToolRow {
  const { operations } = toolTable;
  const row = Object.hasOwn(operations, id) ? operations[id] : undefined;
  if (row) return row;
  throw unknownName("operation", id, Object.keys(operations));
}

export const isRead = ({ method }: ToolRow): boolean => method === "GET";
