// The objects of an OpenAPI document, with the parts that the tools read.

/** An entry of `x-not-shown`. */
export interface GapEntry {
  id: string;
  what: string;
  advice: string;
  kind?: "not-shown" | "conflict";
  /** Whether overlooking the gap can do harm that stays. Such gaps come first in lists. */
  harmful?: boolean;
  /** The section of the specification that leaves the point open. */
  source: string;
  /** What people type who search for the point, such as `rate limit`. */
  words?: string[];
  /** The failures that can have this cause: a status such as `"404"`, or a range such as `4XX`. */
  failures?: string[];
  /** The values that it is about: their locations below the object that carries the gap. `""` is the object itself. */
  places?: string[];
  /** Whether the values at the places may be unset. If so, types, checks and the mock accept null. */
  unset?: boolean;
  disallowed?: { keys?: string[]; statuses?: string; parameters?: string; headers?: string };
  /** For a gap on `info`: the only operations that have it, by id or by method. */
  operations?: string[];
  /** Whether a write that failed may have been done in part. */
  partial?: boolean;
}

/** An object that can carry gaps. */
export interface Marked {
  "x-not-shown"?: GapEntry[];
  description?: string;
}

export interface Document {
  info: Marked & {
    title: string;
    summary?: string;
    description: string;
    /** The ids that gaps no longer have, with the id that replaces each; null if the point is no longer a gap. */
    "x-former-gaps"?: Record<string, string | null>;
  };
  servers: Server[];
  tags?: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  components?: {
    schemas?: Record<string, Schema>;
    securitySchemes?: Record<string, { type: string; in?: string; name?: string }>;
  };
  /** The keys that every operation requires, by the ids of their schemes. */
  security?: Record<string, string[]>[];
  [key: string]: unknown;
}

export interface Server {
  url: string;
  variables?: Record<string, { default: string }>;
}

/** The methods of operations, in the order in which an operation stands in lists. */
export const methods = ["get", "post", "put", "patch", "delete", "head", "options", "trace"] as const;
export type OpenApiMethod = (typeof methods)[number];

export interface PathItem extends Marked, Partial<Record<OpenApiMethod, OperationObject>> {
  /** In place of the document's servers. */
  servers?: Server[];
  parameters?: Parameter[];
}

export interface OperationObject extends Marked {
  operationId: string;
  tags: string[];
  summary: string;
  parameters?: Parameter[];
  requestBody?: RequestBodyObject;
  responses: Record<string, Response>;
}

export interface Exampled {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface Parameter extends Marked, Exampled {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

export interface RequestBodyObject {
  $ref?: string;
  description?: string;
  content: Record<string, MediaType>;
}

export interface MediaType extends Exampled {
  schema?: Schema;
}

export interface Response extends Marked {
  /** The ids of the gaps that the response closes, although another gap disallows its status. */
  "x-closes"?: string[];
  $ref?: string;
  content?: RequestBodyObject["content"];
}

export interface Schema extends Marked {
  $ref?: string;
  title?: string;
  type?: string | string[];
  enum?: unknown[];
  "x-enumDescriptions"?: Record<string, string>;
  const?: unknown;
  readOnly?: boolean;
  format?: string;
  default?: unknown;
  minimum?: number;
  examples?: unknown[];
  contentMediaType?: string;
  contentSchema?: Schema;
  /** The client function that writes such a value. */
  "x-encoder"?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  required?: string[];
  properties?: Record<string, Schema | boolean>;
}
