import type { Middleware } from "openapi-fetch";
import { gapsAdmitting } from "../document/operation.js";
import {
  type OperationChecks,
  type ResponseChecks,
  type SchemaNode,
  schemaOf,
} from "../document/response-checks.js";
import { InvalidArgumentError } from "../errors/invalid-argument-error.js";
import { printable } from "../errors/printable.js";
import { responseChecks as currentChecks } from "../generated/openapi-checks.js";
import { responseChecks as v1Checks } from "../generated/v1-checks.js";
import { parseJson } from "../result/json.js";
import { findExcess } from "../transport/json-limits.js";
import type { HookProgress } from "../transport/middleware-guard.js";
import { type Mismatch, Mismatches, type Redact } from "./mismatch.js";
import { formOf, type Schemas, walk } from "./walk.js";

export type { OperationChecks, ResponseChecks, SchemaNode } from "../document/response-checks.js";
export type { Mismatch } from "./mismatch.js";

/** What one response has that the document does not say, or lacks of what it does. */
export interface MismatchReport {
  /** The method of the call, for example `GET`. */
  readonly method: string;
  /** The path template, for example `/tickets/{ticket_id}`. */
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

/** Options of {@link validateResponses}. */
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
 * Creates middleware that compares every response with the document's own schemas, and reports what differs: how you
 * learn that the service moved, and what it does where the specification says nothing. Reports name places and types,
 * and contain no value that arrived. The whole body is compared, in time linear in its size.
 *
 * @param options - where reports go
 * @returns middleware for `desk.use()`, of this client or of openapi-fetch
 * @throws InvalidArgumentError when `onMismatch` is not a function
 * @see the specification: Resources, and Errors
 */
export function validateResponses(options: ValidateOptions): Middleware {
  const { onMismatch, checks } = Object(options) as ValidateOptions;
  if (typeof onMismatch !== "function") {
    throw new InvalidArgumentError("onMismatch", "must be a function of a report.");
  }
  return {
    async onResponse(given) {
      const { request, response, schemaPath } = given;
      // A bare openapi-fetch has none.
      const { redact } = given as Partial<HookProgress>;
      const { method } = request;
      const name = `${method} ${schemaPath}`;
      const tables = checks ? [checks] : [currentChecks, v1Checks];
      const table = tables.find(({ operations }) => Object.hasOwn(operations, name));
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

function checkStatus(status: number, { responses, failures }: OperationChecks): Mismatch[] {
  if (`${status}` in responses || `${Math.floor(status / 100)}XX` in responses) return [];
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
  // What another middleware has read, or the network has cut off, is not there to be compared.
  const text = schema === undefined || response.bodyUsed ? undefined : await readClone(response);
  if (schema === undefined || text === undefined) return nothing;
  if (schema === null) {
    return text === "" ? nothing : { listed: [{ ...whole, kind: "unexpected-body" }], total: 1 };
  }
  const excess = findExcess(text);
  const parsed = excess ? { problem: excess } : parseJson(text);
  if ("problem" in parsed) return { listed: [{ ...whole, kind: "not-json" }], total: 1 };
  return compare(parsed.value, schema, schemas, redact);
}

function readClone(response: Response): Promise<string | undefined> {
  return response
    .clone()
    .text()
    .catch(() => undefined);
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
