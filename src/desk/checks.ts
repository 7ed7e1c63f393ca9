import { responseChecks } from "../generated/openapi-checks.js";
import { responseChecks as v1ResponseChecks } from "../generated/v1-checks.js";
import type { ResponseChecks } from "../validate/response-checks.js";

/** The checks of both documents. They are in a module of their own, so that an app that only calls does not load them. */
export const checks: readonly ResponseChecks[] = [responseChecks, v1ResponseChecks];
