// The two versions of the interface, as their clients need them. Their documents are in documents.ts.

import { refuse } from "../client/checks.js";
import { clientFacts, type FactsCarrier } from "../client/client.js";
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

/**
 * Returns the operation ids of a client's version.
 *
 * @throws Refusal if the object isn't made of a client
 */
export function idsOf(desk: FactsCarrier) {
  // A client of another copy of this package has another object for its version.
  const prefix = desk[clientFacts]?.().interface.prefix;
  if (prefix === current.prefix) return operationIds;
  if (prefix === v1.prefix) return v1OperationIds;
  refuse("desk", "must be a client, or made of one: { ...client, GET }.");
}
