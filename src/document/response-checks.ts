import type { FailureGaps } from "./operation.js";

/** A schema, as far as responses are compared with it: keywords of JSON Schema, and the gaps that are marked there. */
export interface SchemaNode {
  /** The name of a schema of the table. */
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  /** The schema of other properties; without one, any other property is unknown. */
  readonly additionalProperties?: SchemaNode;
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
  readonly gaps?: readonly string[];
}

/** The responses of one operation. */
export interface OperationChecks {
  /** The schema of each documented response by its status; null where it has no body. */
  readonly responses: Readonly<Record<string, SchemaNode | null>>;
  /** The gaps that leave failures open, by the statuses that they admit. */
  readonly failures: FailureGaps;
}

/** What the responses of a document are compared with, as `generate` writes it. */
export interface ResponseChecks {
  readonly schemas: Readonly<Record<string, SchemaNode>>;
  /** The operations by method and path template, for example `GET /tickets/{ticket_id}`. */
  readonly operations: Readonly<Record<string, OperationChecks>>;
}
