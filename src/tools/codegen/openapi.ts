// The parts of a bundled document that the tools read.
import { methods } from "../../../openapi/rules/service.js";
import type { Gap } from "../../../openapi/rules/types.d.js";
import { nodeAt } from "../../base/json-pointer.js";

export interface Document {
  info: Marked & { title: string; summary?: string; description: string };
  servers: { url: string; variables?: Record<string, { default: string }> }[];
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

interface PathItem extends Marked, Partial<Record<Method, OperationObject>> {
  parameters?: Parameter[];
}

/** An object that can carry gaps. */
export interface Marked {
  "x-not-shown"?: Gap[];
}

export interface Exampled {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface Parameter extends Marked, Exampled {
  $ref?: string;
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  schema?: Schema;
}

export interface RequestBody {
  $ref?: string;
  description?: string;
  content: Record<string, (Exampled & { schema?: Schema }) | undefined>;
}

export interface OperationObject extends Marked {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses: Record<string, Response>;
}

export interface Response extends Marked {
  $ref?: string;
  description?: string;
  content?: RequestBody["content"];
}

export interface Schema extends Marked {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  "x-enumDescriptions"?: Record<string, string>;
  const?: unknown;
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
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema | boolean>;
}

type Method = (typeof methods)[number];

/** An operation with its path item. */
export interface PathOperation {
  path: string;
  method: Method;
  /** `GET /items`, the key of the generated tables. */
  name: string;
  operation: OperationObject;
  /** The parameters of the path and of the operation, resolved. */
  parameters: Parameter[];
}

/** Returns the operations of a document, in its order. */
export function operationsOf(document: Document): PathOperation[] {
  // An overlay can remove all paths: OpenAPI 3.1 does not require them.
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return {
        path,
        method,
        name: `${method.toUpperCase()} ${path}`,
        operation,
        parameters: parameters.map((parameter) => resolve(document, parameter)),
      };
    }),
  );
}

/** Follows the `$ref` of a node. In a bundled document, it leads to another node of the document. */
export function resolve<Node extends { $ref?: string }>(document: Document, node: Node): Node {
  if (node.$ref === undefined) return node;
  return resolve(document, nodeAt(document, node.$ref) as Node);
}

/** Returns the JSON media type of a request body or a response, either of which can be a reference. */
export function jsonOf(document: Document, body: RequestBody | Response | undefined) {
  return body && resolve<RequestBody | Response>(document, body).content?.["application/json"];
}

/** Returns the documented successes of an operation: statuses from 200 to 299, and 2XX. */
export function successesOf(operation: OperationObject): [status: string, response: Response][] {
  return Object.entries(operation.responses).filter(([status]) => status.startsWith("2"));
}
