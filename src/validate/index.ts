import { copyJson, findExcess, parseJson } from "../base/json.js";
import { printable } from "../base/printable.js";
import { refuse } from "../client/checks.js";
import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import type { GapId, OperationTable } from "../client/operation.js";
import { gapsOf } from "../document/gaps.js";
import { type Mismatch, Mismatches } from "./mismatch.js";
import { copyAsSent, findRequestMistakes, type OwnChoices } from "./mistakes.js";
import {
  documentedKey,
  type OperationSchemas,
  type SchemaNode,
  type Schemas,
  type SchemasByName,
  schemaForStatus,
} from "./schemas.js";
import { compareBody } from "./walk.js";

export type { Mismatch } from "./mismatch.js";

/** The differences between one response and the document. */
export interface MismatchReport {
  /** The method of the call, for example `GET`. */
  readonly method: string;
  /** The path template, for example `/items/{item_id}`. */
  readonly path: string;
  /** The status of the response. */
  readonly status: number;
  /** The first 100 mismatches; at least one. */
  readonly mismatches: readonly Mismatch[];
  /** The number of all faults, including those that `mismatches` leaves out. */
  readonly total: number;
  /** The mismatches in one line, for a log. */
  readonly message: string;
}

/** Options of `validateResponses`. */
export interface ValidateOptions {
  /**
   * Receives a report of each response that differs from the document. The call itself still succeeds. A returned promise is awaited.
   * If this function throws, the call rejects with its error; in a test, throw the report's message.
   */
  onMismatch: (report: MismatchReport) => unknown;
}

/** Middleware that compares responses, for a client of this package or of openapi-fetch. */
export interface Validator {
  onResponse(given: {
    readonly request: { readonly method: string };
    readonly response: Response;
    readonly schemaPath: string;
    /** A client of openapi-fetch does not pass this. */
    readonly redact?: (text: string) => string;
  }): Promise<void>;
}

/**
 * Creates middleware that compares every response with the schemas of a document.
 *
 * @param presence - the gaps about whether a response has each field that the document requires
 * @throws InvalidArgumentError if `onMismatch` isn't a function
 */
export function createValidator(
  options: ValidateOptions,
  { operations, schemas }: { readonly operations: OperationTable; readonly schemas: Schemas },
  presence: readonly string[],
): Validator {
  const { onMismatch } = Object(options) as ValidateOptions;
  if (typeof onMismatch !== "function") {
    throw new InvalidArgumentError("onMismatch", "must be a function that accepts a report.");
  }
  return {
    async onResponse({ request: { method }, response, schemaPath, redact }) {
      const { id = "", gaps: open = {} } = operations[`${method} ${schemaPath}`] ?? {};
      const operation = schemas.operations[id];
      if (operation === undefined) return;
      const { status } = response;
      const isNamed = documentedKey(status, operation) !== undefined;
      const isDocumented = isNamed || (status >= 300 && operation.hasDefault === true);
      // The ids come from the same document as the register.
      const gaps = gapsOf(open, status, isNamed) as GapId[];
      const found = new Mismatches(schemas.components, gaps, redact, presence as readonly GapId[]);
      if (!isDocumented) found.addWhole("undocumented-status", Object.keys(operation.responses).join(" or "));
      await compareResponse(response, operation, found);
      const { listed: mismatches, total } = found;
      if (total === 0) return;
      const lines = printable(mismatches.map(mismatchText).join("; "));
      const message = `${method} ${schemaPath}: ${status} is not as documented: ${lines}.`;
      await onMismatch({ method, path: schemaPath, status, mismatches, total, message });
    },
  };
}

/** Compares the body of a response with the nearest of its documented forms. */
async function compareResponse(response: Response, operation: OperationSchemas, found: Mismatches) {
  const schema = schemaForStatus(response.status, operation);
  if (schema === undefined) return;
  // A response of openapi-fetch alone can be read only once. Nothing is compared if somebody else has read or locked it, or if the network
  // cuts it off.
  const text = await (async () => response.clone().text())().catch(() => undefined);
  if (text === undefined) return;
  if (schema === null) {
    if (text.trim() !== "") found.addWhole("unexpected-body");
    return;
  }
  const parsed = findExcess(text) ? undefined : parseJson(text);
  if (parsed === undefined || !("value" in parsed)) return found.addWhole("not-json");
  compareBody(parsed.value, schema, found.schemas, (kind, at, expected) => {
    const isOpen = kind === "unknown-field" && at.parent?.parent === undefined;
    if (!(isOpen && operation.open?.includes(`${at.key}`))) found.add(kind, at, expected);
  });
}

/**
 * Compares the body of a request with the document.
 *
 * @param id - the id of the operation
 * @returns a line for each of the first 100 mistakes
 * @throws Refusal if no operation with a body has the id
 */
export function findBodyMistakes(
  id: string,
  body: unknown,
  { operations, components }: Schemas,
  choices?: OwnChoices,
): string[] {
  const { request } = (Object.hasOwn(operations, id) && operations[id]) || {};
  if (request === undefined) refuse("id", "must be the id of an operation with a body, as in byOperationId.");
  const name = "the body";
  const sent = copyAsSent(body, name);
  if ("mistake" in sent) return [sent.mistake];
  return findRequestMistakes(sent.copy, { name, schema: request, schemas: components, choices });
}

/**
 * Compares a value with the schema of a response.
 *
 * @returns a line for each of the first 100 mismatches
 */
export function findMistakes(value: unknown, schema: SchemaNode, schemas: SchemasByName): string[] {
  const found = new Mismatches(schemas, []);
  const copy = copyJson(value);
  if (copy === undefined) found.addWhole("not-json");
  else compareBody(copy, schema, schemas, found.add);
  return found.listed.map((mismatch) => printable(mismatchText({ ...mismatch, gaps: [] })));
}

/** Describes a mismatch in a line, without a value. The name of an unknown field can contain control characters. */
export function mismatchText({ kind, pointer, expected, count, gaps }: Mismatch): string {
  const isMissing = kind === "missing-field";
  const what = `${isMissing ? "no value" : kind.replaceAll("-", " ")}${pointer === "" ? "" : ` at ${pointer}`}`;
  const right = expected === undefined ? "" : ` (${isMissing ? "" : "documented: "}${expected})`;
  const more = count > 1 ? `, ${count} times` : "";
  return `${what}${right}${more}${gaps.length > 0 ? ` [not shown there: ${gaps.join(", ")}]` : ""}`;
}
