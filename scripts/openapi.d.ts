/** The parts of a bundled document that the scripts read. */
export interface Document {
  paths: Record<string, Record<string, Operation | undefined>>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  responses: Record<string, Response>;
}

export interface Response {
  $ref?: string;
  content?: Record<string, { schema: Schema } | undefined>;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  required?: string[];
  properties?: Record<string, Schema>;
}
