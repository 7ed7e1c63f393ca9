import type { Service } from "../client/client-options.js";
import { operations } from "../generated/operations.js";
import { pageParameter } from "./page-parameter.js";

/** The Support Desk, as its clients need it. */
export const service: Service = {
  prefix: "/api/external/v2",
  keyHeader: "x-api-key",
  operations,
  pageParameter,
};
