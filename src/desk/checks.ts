import { responseChecks } from "../generated/openapi-checks.js";
import { responseChecks as v1ResponseChecks } from "../generated/v1-checks.js";
import type { ResponseChecks } from "../validate/response-checks.js";

/** The checks of both documents. Only this module imports them, so an app that only sends calls doesn't load them. */
export const checks: readonly ResponseChecks[] = [responseChecks, v1ResponseChecks];
