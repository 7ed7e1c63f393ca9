// The two versions of the interface, as their clients need them. Their documents are in documents.ts.

import type { Interface } from "../client/client-options.js";
import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
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

/** The operation ids of both versions. */
export const allIds = [operationIds, v1OperationIds];

/**
 * Returns the operation ids of a version. A client of another copy of this package has its own object for the version.
 *
 * @throws InvalidArgumentError if the version isn't known
 */
export function idsOf(version: Interface | undefined) {
  if (version?.prefix === current.prefix) return operationIds;
  if (version?.prefix === v1.prefix) return v1OperationIds;
  throw new InvalidArgumentError(
    "ids",
    "must be passed, because desk isn't made of a client. Pass them, or make desk of one: { ...client, GET }.",
  );
}
