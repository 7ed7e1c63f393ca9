// A call with plain arguments: the parameters and the fields of the body in one flat object.

import { refusalOf } from "../client/checks.js";
import { clientInternals, type HasInternals } from "../client/client.js";
import { toCallerError } from "../client/errors/invalid-argument-error.js";
import { copyAsSent, findRequestMistakes } from "../validate/mistakes.js";
import type { PlainOperation } from "./plain-operation.js";
import { findWrongPairs, toDocumentedForm } from "./strict-schema.js";

/** The arguments of a call. */
export interface PlainInit {
  readonly params: { readonly path: object; readonly query: object };
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
}

/** The request of a tool, as the client sends it, without the API key. */
export interface ToolRequest {
  readonly ok: true;
  readonly method: string;
  readonly url: string;
  /** The JSON text of the body; undefined if there is none. */
  readonly body: string | undefined;
}

/** The mistakes in the arguments, a line for each. */
interface Mistakes {
  readonly mistakes: readonly string[];
}

/**
 * Checks plain arguments, and lets the client write the request.
 *
 * @param args - whatever a model or a person passed
 * @param signal - the signal of the call
 * @returns the request and the arguments of the call, which share nothing with `args`, or the mistakes in the arguments
 * @throws InvalidArgumentError for what no argument corrects, such as a base URL that does not fit the operation
 */
export async function previewCall(
  desk: object,
  operation: PlainOperation,
  args: unknown,
  signal?: AbortSignal,
): Promise<{ request: ToolRequest; init: PlainInit } | Mistakes> {
  const read = readPlainArguments(operation, args);
  if ("mistakes" in read) return read;
  const init = { ...read, signal };
  const { method, path } = operation;
  try {
    const written = await (desk as HasInternals)[clientInternals]?.().write(method, path, init);
    return { init, request: { ok: true, method, url: `${written?.url}`, body: written?.body as string } };
  } catch (thrown) {
    const { argument = "", problem = "" } = refusalOf(thrown) ?? {};
    // Such as the value `.` in a path.
    if (argument.startsWith("params.")) return { mistakes: [`${argument} ${problem.replace(/\.$/, "")}`] };
    throw toCallerError(thrown, previewCall);
  }
}

/** Splits plain arguments into parameters and body, or lists the mistakes in them. */
function readPlainArguments(operation: PlainOperation, args: unknown): PlainInit | Mistakes {
  const { path, parameters, request, inputSchema, openNames, tables } = operation;
  const name = "the arguments";
  const rules = { name, choices: tables.choices, schemas: tables.schemas.components };
  const sent = copyAsSent(args ?? {}, name);
  if ("mistake" in sent) return { mistakes: [sent.mistake] };
  // A tool shows lists for a string with JSON and for a map. Both forms are accepted.
  const values = complete(operation, toDocumentedForm(sent.copy, inputSchema, rules.schemas) as object);
  const wrongPairs = findWrongPairs(values, inputSchema, rules.schemas);
  if (wrongPairs.length > 0) return { mistakes: wrongPairs };
  const mistakes = findRequestMistakes(values, { ...rules, openNames, schema: inputSchema });
  if (mistakes.length > 0) return { mistakes };
  const more = tables.findMistakes(values);
  if (more.length > 0) return { mistakes: more };
  const isInUrl = (name: string) => Object.hasOwn(parameters.properties ?? {}, name);
  const isInPath = (name: string) => isInUrl(name) && path.includes(`{${name}}`);
  const select = (isOfPart: (name: string) => boolean): object =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isOfPart(name)));
  const params = { path: select(isInPath), query: select((name) => isInUrl(name) && !isInPath(name)) };
  if (request === undefined) return { params };
  const body = select((name) => !isInUrl(name));
  // The flat schema merges the forms of a body, such as a note and a reply. This finds what fits none of them.
  const ofBody = findRequestMistakes(body, { ...rules, schema: request });
  return ofBody.length > 0 ? { mistakes: ofBody } : { params, body };
}

/** Writes arguments as the document shows them, which more callers get right in another form, and adds the page. */
function complete({ path, pagedList, tables }: PlainOperation, args: object) {
  const values: Record<string, unknown> = { ...args };
  for (const [, name = ""] of path.matchAll(/\{(\w+)\}/g)) {
    // Responses have the number of a record as a number.
    if (Number.isSafeInteger(values[name])) values[name] = `${values[name]}`;
  }
  const { pageParameter = "" } = tables;
  // Without the parameter, the response can have all pages.
  if (pagedList !== undefined && !Object.hasOwn(values, pageParameter)) values[pageParameter] = 1;
  return values;
}
