/** The part of a JSON Schema that values are compared with and tools show, and the gaps whose places name it. */
export interface SchemaNode {
  /** The name of a schema in `Schemas.components`. */
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
  /** The schema of all other properties. Without it, and with false, any other property is an unknown field. */
  readonly additionalProperties?: SchemaNode | false;
  readonly items?: SchemaNode;
  /** The schema of the JSON that a string contains. */
  readonly contentSchema?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
  readonly gaps?: readonly string[];
  /** Only what a caller sends has a description. */
  readonly description?: string;
  readonly default?: unknown;
  readonly contentMediaType?: string;
  /** Whether null is accepted, because a gap leaves open how the service represents an unset value. */
  readonly maybeNull?: boolean;
}

/** The schemas of the bodies of one operation. */
export interface OperationSchemas {
  /** The schema of each documented response by status; null for a response without a body. */
  readonly responses: Readonly<Record<string, SchemaNode | null>>;
  /** The schema of the request body, if there is one. */
  readonly request?: SchemaNode;
  /** Whether the document describes all failures that it does not name. */
  readonly hasDefault?: boolean;
  /** The names of fields at the top of a response that a gap of the operation leaves open. */
  readonly open?: readonly string[];
}

/** Returns the status or the range by which the document names a status; undefined if it does not. */
export function documentedKey(status: number, { responses }: OperationSchemas): string | undefined {
  return [`${status}`, `${Math.floor(status / 100)}XX`].find((one) => one in responses);
}

/**
 * Returns the documented schema of a response. A success with an undocumented status can have the body of any documented success.
 *
 * @returns null if no body is documented; undefined if the status isn't documented
 */
export function schemaForStatus(status: number, operation: OperationSchemas): SchemaNode | null | undefined {
  const { responses } = operation;
  const key = documentedKey(status, operation);
  if (key !== undefined) return responses[key];
  if (status < 200 || status >= 300) return undefined;
  const successes = Object.keys(responses).filter((one) => one.startsWith("2"));
  const anyOf = successes.flatMap((one) => responses[one] ?? []);
  if (anyOf.length > 1) return { anyOf };
  return anyOf[0] ?? (successes.length > 0 ? null : undefined);
}

export type SchemasByName = Readonly<Record<string, SchemaNode>>;

/** The schemas of a document, which `generate` writes. */
export interface Schemas {
  readonly components: SchemasByName;
  /** By operation id. */
  readonly operations: Readonly<Record<string, OperationSchemas>>;
}
