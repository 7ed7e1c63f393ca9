import type { Service } from "../client/client-options.js";
import { operationTable } from "../generated/openapi-operations.js";
import { pageParameter } from "./page-parameter.js";

/** The Support Desk, as its clients need it. */
export const service: Service = {
  prefix: "/api/external/v2",
  keyHeader: "x-api-key",
  operationTable,
  pageParameter,
};
