import type { FailureGaps } from "../client/operation.js";

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
  /** Whether a gap leaves open what the value is where it is unset, so that null is no fault. */
  readonly maybeNull?: boolean;
  readonly places?: Places;
}

/** The places below a value of which an observer counts, by the gaps that name them. */
export type Places = Readonly<Record<string, readonly string[]>>;

/** The responses of one operation, and its request. */
export interface OperationChecks {
  /** The schema of each documented response by its status; null where it has no body. */
  readonly responses: Readonly<Record<string, SchemaNode | null>>;
  /** The schema of a failure that the document does not name; without one, nothing is known of it. */
  readonly failure?: SchemaNode;
  /** The schema of the body of the request, if it has one. */
  readonly request?: SchemaNode;
  /** The places of bodies that a gap of the operation or of a response names, by status, by range, or under `default`. */
  readonly places?: Readonly<Record<string, Places>>;
  /** The gaps that leave failures open, by the statuses that they admit. */
  readonly failures: FailureGaps;
}

/** Whether the document names a status, or its range. */
export function namesStatus(status: number, { responses }: OperationChecks): boolean {
  return `${status}` in responses || `${Math.floor(status / 100)}XX` in responses;
}

/**
 * The schema that the document has for the body of a response. A success of another status is compared with the documented one.
 *
 * @returns null where the document shows no body, and undefined where it does not name the status
 */
export function schemaOf(status: number, { responses }: OperationChecks): SchemaNode | null | undefined {
  const isSuccess = status >= 200 && status < 300;
  const success = Object.entries(responses).find(([one]) => isSuccess && one.startsWith("2"))?.[1];
  return responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? success;
}

/** What the responses of a document are compared with, as `generate` writes it. */
export interface ResponseChecks {
  readonly schemas: Readonly<Record<string, SchemaNode>>;
  /** The operations by method and path template, for example `GET /items/{item_id}`. */
  readonly operations: Readonly<Record<string, OperationChecks>>;
}
