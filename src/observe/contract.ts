import type { OperationChecks, ResponseChecks, SchemaNode } from "../document/response-checks.js";
import { hashText } from "./known-records.js";
import { Outline } from "./outline.js";

/** What the document says of the bodies of an exchange, and of its query. */
export interface Outlines {
  readonly request: Outline;
  readonly response: Outline;
  readonly query: readonly string[];
}

/** What an observer knows of a document. */
export class Contract {
  /** The names of all properties that the document has somewhere in its bodies. */
  readonly names = new Set<string>();
  /** Distinguishes the document from others: 8 hexadecimal digits. */
  readonly digest: string;
  readonly #table: ResponseChecks;
  readonly #outlines = new Map<SchemaNode, Outline>();

  constructor(table: ResponseChecks) {
    this.#table = table;
    const text = JSON.stringify(table, (key, value: unknown) => {
      if (key === "properties") for (const name of Object.keys(Object(value))) this.names.add(name);
      return value;
    });
    this.digest = (hashText(text) >>> 0).toString(16).padStart(8, "0");
  }

  outlines(operation: string, status: number): Outlines {
    const checks = this.#table.operations[operation];
    return {
      request: this.#outlineOf(checks?.request),
      response: this.#outlineOf(checks && schemaOf(status, checks)),
      query: checks?.query ?? [],
    };
  }

  #outlineOf(schema = anything): Outline {
    const outline = this.#outlines.get(schema) ?? new Outline([schema], this.#table.schemas);
    this.#outlines.set(schema, outline);
    return outline;
  }
}

const anything: SchemaNode = {};

/** The schema that the document has for an answer. A success of another status is compared with the documented one. */
function schemaOf(status: number, { responses, failure }: OperationChecks): SchemaNode {
  const named = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  if (named) return named;
  const isSuccess = status >= 200 && status < 300;
  const success = isSuccess && Object.entries(responses).find(([one]) => one.startsWith("2"))?.[1];
  return (isSuccess ? success : failure) || anything;
}
