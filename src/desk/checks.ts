import { responseChecks } from "../generated/openapi-checks.js";
import { responseChecks as v1ResponseChecks } from "../generated/v1-checks.js";
import type { ResponseChecks } from "../validate/response-checks.js";

/** What the responses of both documents are compared with. An app that only calls never loads them. */
export const checks: readonly ResponseChecks[] = [responseChecks, v1ResponseChecks];
