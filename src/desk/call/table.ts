import { listIds, type PlainOperation, readOperation, type Tables } from "../../calls/plain-operation.js";
import { definitions, schemas } from "../../generated/schemas.js";
import { unknownName } from "../../tools/command.js";
import { service } from "../service.js";

export const tables: Tables = { ...service, schemas, definitions };

/** @throws UsageError if no operation has the id */
export function operationOf(id: string): PlainOperation {
  const operation = readOperation(tables, id);
  if (operation) return operation;
  throw unknownName("operation", id, [...listIds(tables, "reads"), ...listIds(tables, "writes")]);
}
