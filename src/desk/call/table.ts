import { listIds, type PlainOperation, readOperation } from "../../calls/plain-operation.js";
import { unknownName } from "../../tools/command.js";
import { tables } from "../tool-tables.js";

/** @throws UsageError if no operation has the id */
export function operationOf(id: string): PlainOperation {
  const operation = readOperation(tables, id);
  if (operation) return operation;
  throw unknownName("operation", id, [...listIds(tables, "reads"), ...listIds(tables, "writes")]);
}
