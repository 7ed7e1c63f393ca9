import type { Middleware } from "openapi-fetch";
import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import { printable } from "../client/errors/printable.js";
import type { HookProgress } from "../client/hooks.js";
import { gapsAdmitting } from "../client/operation.js";
import { findExcess, parseJson } from "../client/read.js";
import { type Mismatch, Mismatches, type Redact } from "./mismatch.js";
import {
  namesStatus,
  type OperationChecks,
  type ResponseChecks,
  type SchemaNode,
  schemaOf,
} from "./response-checks.js";
import { formOf, type Schemas, walk } from "./walk.js";

export type { Mismatch } from "./mismatch.js";
export type { OperationChecks, ResponseChecks, SchemaNode } from "./response-checks.js";

/** What one response has that the document does not say, or lacks of what it does. */
export interface MismatchReport {
  /** The method of the call, for example `GET`. */
  readonly method: string;
  /** The path template, for example `/items/{item_id}`. */
  readonly path: string;
  /** The status that arrived. */
  readonly status: number;
  /** The first 100, at least one. */
  readonly mismatches: readonly Mismatch[];
  /** How many faults there are in all, those that are not listed included. */
  readonly total: number;
  /** All of it in words, for a log. */
  readonly message: string;
}

/** Options of `validateResponses`. */
export interface ValidateOptions {
  /**
   * Receives the report of each response that is not as documented. The call goes on unharmed; a promise is waited for. What
   * it throws rejects the call, so throw the report's message where a mismatch must not go unseen, for example in a test.
   */
  onMismatch: (report: MismatchReport) => unknown;
  /**
   * The checks of a document that an overlay patched, from what `generate` wrote.
   *
   * @default those of the two documents of this package
   */
  checks?: ResponseChecks;
}

/**
 * Creates middleware that compares every response with the schemas of documents.
 *
 * @param tables - the checks of the documents
 * @throws InvalidArgumentError when `onMismatch` is not a function
 */
export function createValidator(options: ValidateOptions, tables: readonly ResponseChecks[]): Middleware {
  const { onMismatch, checks } = Object(options) as ValidateOptions;
  if (typeof onMismatch !== "function") {
    throw new InvalidArgumentError("onMismatch", "must be a function of a report.");
  }
  return {
    async onResponse(given) {
      const { request, response, schemaPath } = given;
      // A bare openapi-fetch does not pass it.
      const { redact } = given as Partial<HookProgress>;
      const { method } = request;
      const name = `${method} ${schemaPath}`;
      const table = (checks ? [checks] : tables).find(({ operations }) => Object.hasOwn(operations, name));
      const operation = table?.operations[name];
      if (table === undefined || operation === undefined) return;
      const { status } = response;
      const ofStatus = checkStatus(status, operation);
      const ofBody = await checkBody(response, operation, table.schemas, redact);
      const mismatches = [...ofStatus, ...ofBody.listed];
      if (mismatches.length === 0) return;
      const total = ofStatus.length + ofBody.total;
      const lines = printable(mismatches.map(describe).join("; "));
      const message = `${method} ${schemaPath}: ${status} is not as documented: ${lines}.`;
      await onMismatch({ method, path: schemaPath, status, mismatches, total, message });
    },
  };
}

const whole = { pointer: "", expected: undefined, count: 1, gaps: [] };

function checkStatus(status: number, checks: OperationChecks): Mismatch[] {
  if (namesStatus(status, checks)) return [];
  const { responses, failures } = checks;
  const expected = Object.keys(responses).join(" or ");
  const gaps = gapsAdmitting(status, false, failures);
  return [{ ...whole, kind: "undocumented-status", expected, gaps }];
}

type Found = Pick<Mismatches, "listed" | "total">;
const nothing: Found = { listed: [], total: 0 };

async function checkBody(
  response: Response,
  operation: OperationChecks,
  schemas: Schemas,
  redact: Redact | undefined,
): Promise<Found> {
  const schema = schemaOf(response.status, operation);
  // Another middleware may have read the body.
  if (schema === undefined || response.bodyUsed) return nothing;
  const text = await response
    .clone()
    .text()
    .catch(() => undefined);
  // The network cut it off.
  if (text === undefined) return nothing;
  if (schema === null) {
    return text === "" ? nothing : { listed: [{ ...whole, kind: "unexpected-body" }], total: 1 };
  }
  const excess = findExcess(text);
  const parsed = excess ? { problem: excess } : parseJson(text);
  if ("problem" in parsed) return { listed: [{ ...whole, kind: "not-json" }], total: 1 };
  return compare(parsed.value, schema, schemas, redact);
}

/** Compares a body with the nearest of its documented forms. */
function compare(value: unknown, schema: SchemaNode, schemas: Schemas, redact: Redact | undefined): Found {
  const found = new Mismatches(schemas, redact);
  walk(value, { parent: undefined, key: "", schema: formOf(value, schema, schemas) }, schemas, found.add);
  return found;
}

function describe({ kind, pointer, expected, count, gaps }: Mismatch): string {
  const what = `${kind.replaceAll("-", " ")}${pointer === "" ? "" : ` at ${pointer}`}`;
  const right = expected === undefined ? "" : ` (documented: ${expected})`;
  const more = count > 1 ? `, ${count} times` : "";
  return `${what}${right}${more}${gaps.length > 0 ? ` [not shown there: ${gaps.join(", ")}]` : ""}`;
}
