import type { HttpMethod } from "../client/arguments.js";
import type { ResponseChecks } from "../validate/response-checks.js";

/** A JSON Schema of draft 2020-12. */
export type JsonSchema = {
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  contentSchema?: JsonSchema;
  [keyword: string]: unknown;
};

/** The JSON Schema of all arguments of an operation: its parameters and the fields of its body in one flat object. */
export type InputSchema = {
  type: "object";
  properties: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties: false | JsonSchema;
};

/** An operation that can be called with plain arguments. */
export interface ToolRow {
  readonly method: HttpMethod;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: InputSchema;
  /** The names of the query parameters. The path template names those of the path, and all others are fields of the body. */
  readonly query: readonly string[];
  /** The query parameter that selects a page, if the operation is a list with pages. */
  readonly pageParameter?: string;
}

/** The tools of a document by operation id, which `generate` writes, with the checks of their bodies. */
export interface ToolTable {
  readonly operations: Readonly<Record<string, ToolRow>>;
  readonly checks: ResponseChecks;
}
