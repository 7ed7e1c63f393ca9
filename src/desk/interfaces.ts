// The two interfaces, as their clients need them. Their documents are in documents.ts.

import type { Interface } from "../client/client-options.js";
import { operationIds } from "../generated/openapi-ids.js";
import { operationTable } from "../generated/openapi-operations.js";
import { operationIds as v1OperationIds } from "../generated/v1-ids.js";
import { operationTable as v1OperationTable } from "../generated/v1-operations.js";

const keyHeader = "x-api-key";

export const current: Interface = {
  prefix: "/api/external/v2",
  keyHeader,
  operationTable,
  pageParameter: "page_number",
};
export const v1: Interface = { prefix: "/api/external/v1", keyHeader, operationTable: v1OperationTable };

/** The operations of both by their ids. */
export const allIds = [operationIds, v1OperationIds];

/** The operations of an interface by their ids. */
export const idsOf = (version: Interface | undefined) => (version === v1 ? v1OperationIds : operationIds);
