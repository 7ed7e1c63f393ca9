import { type ResponseChecks, type SchemaNode, schemaOf } from "../document/response-checks.js";
import { hashText } from "./known-records.js";
import { Outline } from "./outline.js";

/** What a document says of the bodies of its operations. */
export class Contract {
  /** The names of all properties that the document has somewhere in its bodies. */
  readonly names = new Set<string>();
  /** Distinguishes the document from others: 8 hexadecimal digits. */
  readonly digest: string;
  readonly #outlines = new Map<SchemaNode, Outline>();

  constructor(readonly checks: ResponseChecks) {
    const text = JSON.stringify(checks, (key, value: unknown) => {
      if (key === "properties") for (const name of Object.keys(Object(value))) this.names.add(name);
      return value;
    });
    this.digest = (hashText(text) >>> 0).toString(16).padStart(8, "0");
  }

  request(operation: string): Outline {
    return this.#outlineOf(this.checks.operations[operation]?.request);
  }

  response(operation: string, status: number): Outline {
    const checks = this.checks.operations[operation];
    const isSuccess = status >= 200 && status < 300;
    return this.#outlineOf(checks && (schemaOf(status, checks) ?? (isSuccess ? undefined : checks.failure)));
  }

  #outlineOf(schema = anything): Outline {
    const outline = this.#outlines.get(schema) ?? new Outline([schema], this.checks.schemas);
    this.#outlines.set(schema, outline);
    return outline;
  }
}

const anything: SchemaNode = {};
