import type { Middleware } from "openapi-fetch";
import type { GapId } from "../document/gaps.js";
import { InvalidArgumentError } from "../errors/invalid-argument-error.js";
import { responseChecks as currentChecks } from "../generated/openapi-checks.js";
import { responseChecks as v1Checks } from "../generated/v1-checks.js";
import { parseJson } from "../result/json.js";
import { type Mismatch, toMismatches } from "./mismatch.js";
import { sample } from "./sample.js";

export type { Mismatch } from "./mismatch.js";

/** What there is to check of each operation, as `generate` writes it for a document. */
export type ResponseChecks = typeof currentChecks;

/** What one response has that the document does not say, or lacks of what it does. */
export interface MismatchReport {
  /** The method of the call, for example `GET`. */
  readonly method: string;
  /** The path template, for example `/tickets/{ticket_id}`. */
  readonly path: string;
  /** The status that arrived. */
  readonly status: number;
  /** At least one, and the first 100. */
  readonly mismatches: readonly Mismatch[];
  /** All of it in words, for a log. */
  readonly message: string;
}

/** Options of {@link validateResponses}. */
export interface ValidateOptions {
  /**
   * Takes the report of each response that is not as documented. The call goes on unharmed; a promise is waited for. What it
   * throws rejects the call, so throw the report's message where a mismatch must not go unseen, for example in a test.
   */
  onMismatch: (report: MismatchReport) => unknown;
  /**
   * The checks of a document that an overlay patched, from what `generate` wrote.
   *
   * @default those of the two documents of this package
   */
  checks?: ResponseChecks;
}

const packagedChecks: ResponseChecks = { ...currentChecks, ...v1Checks };

/**
 * Makes middleware that compares every response with the document's own schemas, and reports what is not in them: how
 * you learn that the service moved, and what it does where the specification says nothing. Reports name places and
 * types, and hold no value that arrived. Of a body with more than 20,000 values, the first are compared.
 *
 * @param options - where reports go
 * @returns middleware for `desk.use()`, of this client or of openapi-fetch
 * @throws InvalidArgumentError when `onMismatch` is not a function
 * @see the specification: Resources, and Errors
 */
export function validateResponses(options: ValidateOptions): Middleware {
  const { onMismatch, checks = packagedChecks } = Object(options) as ValidateOptions;
  if (typeof onMismatch !== "function") {
    throw new InvalidArgumentError("onMismatch", "must be a function that takes a report.");
  }
  return {
    async onResponse({ request, response, schemaPath }) {
      const { method } = request;
      const operation = Object.hasOwn(checks, `${method} ${schemaPath}`)
        ? checks[`${method} ${schemaPath}`]
        : undefined;
      if (operation === undefined) return;
      const found = [...checkStatus(response, operation), ...(await checkBody(response, operation))];
      const mismatches = found.slice(0, 100);
      if (mismatches.length === 0) return;
      const { status } = response;
      const lines = mismatches.map(describe).join("; ");
      const message = `${method} ${schemaPath}: ${status} is not as documented: ${lines}.`;
      await onMismatch({ method, path: schemaPath, status, mismatches, message });
    },
  };
}

type Checks = NonNullable<ResponseChecks[string]>;

function checkStatus({ status }: Response, { responses, otherStatuses }: Checks): Mismatch[] {
  if (`${status}` in responses || `${Math.floor(status / 100)}XX` in responses) return [];
  const gap = otherStatuses.find(([pattern]) => new RegExp(pattern).test(`${status}`))?.[1];
  const expected = Object.keys(responses).join(" or ");
  // The ids come from the same documents as the register.
  const gaps = gap === undefined ? [] : [gap as GapId];
  return [{ kind: "undocumented-status", pointer: "", expected, count: 1, gaps }];
}

async function checkBody(response: Response, { responses }: Checks): Promise<Mismatch[]> {
  const { status, ok } = response;
  const forms =
    responses[status] ??
    responses[`${Math.floor(status / 100)}XX`] ??
    // A success of another status is held to what the document shows of one.
    (ok ? Object.entries(responses).find(([one]) => one.startsWith("2"))?.[1] : undefined);
  if (forms === undefined) return [];
  // What another middleware has read, or the network has cut off, is not there to be compared.
  const text = response.bodyUsed
    ? undefined
    : await response
        .clone()
        .text()
        .catch(() => undefined);
  if (text === undefined) return [];
  const whole = { pointer: "", expected: undefined, count: 1, gaps: [] };
  if (forms.length === 0) return text === "" ? [] : [{ ...whole, kind: "unexpected-body" }];
  const parsed = parseJson(text);
  if ("problem" in parsed) return [{ ...whole, kind: "not-json" }];
  const { value, isWhole } = sample(parsed.value);
  const results = forms.map(({ matches, gaps }) => {
    const faults = matches(value) ? [] : (matches.errors ?? []);
    // What is missing from a part may stand in the rest.
    return toMismatches(isWhole ? faults : faults.filter(({ keyword }) => keyword !== "required"), gaps);
  });
  return results.reduce((nearest, result) => (result.length < nearest.length ? result : nearest));
}

function describe({ kind, pointer, expected, count, gaps }: Mismatch): string {
  const what = `${kind.replaceAll("-", " ")}${pointer === "" ? "" : ` at ${pointer}`}`;
  const right = expected === undefined ? "" : ` (documented: ${expected})`;
  const more = count > 1 ? `, ${count} times` : "";
  return `${what}${right}${more}${gaps.length > 0 ? ` [not shown there: ${gaps.join(", ")}]` : ""}`;
}
