/** The parts of a bundled document that the scripts read. */
export interface Document {
  info: Marked & { title: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation | undefined>>;
  components?: { schemas?: Record<string, Schema> };
}

/** What can carry gaps. */
export interface Marked {
  "x-not-shown"?: {
    id: string;
    what: string;
    advice: string;
    kind?: string;
    forbids?: { statuses?: string };
  }[];
}

/** What can show how it looks. */
export interface Exampled {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface Parameter extends Marked, Exampled {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
}

export interface RequestBody {
  $ref?: string;
  required?: boolean;
  content: Record<string, (Exampled & { schema?: Schema }) | undefined>;
}

export interface Operation extends Marked {
  tags: string[];
  parameters?: Parameter[];
  requestBody?: RequestBody;
  operationId: string;
  summary: string;
  description?: string;
  responses: Record<string, Response>;
}

export interface Response extends Marked {
  $ref?: string;
  content?: Record<string, { schema: Schema } | undefined>;
}

export interface Schema extends Marked {
  $ref?: string;
  type?: string | string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
}
