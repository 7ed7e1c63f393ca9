/** The parts of a bundled document that the scripts read. */
export interface Document {
  info: Marked;
  paths: Record<string, Record<string, Operation | undefined>>;
}

/** What can carry gaps. */
export interface Marked {
  "x-not-shown"?: { id: string; forbids?: { statuses?: string } }[];
}

export interface Parameter extends Marked {
  $ref?: string;
}

export interface Operation extends Marked {
  parameters?: Parameter[];
  operationId: string;
  summary: string;
  description?: string;
  responses: Record<string, Response>;
}

export interface Response extends Marked {
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
