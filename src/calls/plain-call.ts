// A call with plain arguments: the parameters and the fields of the body in one flat object.

import { copyJson } from "../base/json.js";
import { isPlainObject, type Refusal, refused } from "../client/checks.js";
import { clientFacts, type FactsCarrier } from "../client/client.js";
import { findMistakes } from "../validate/index.js";
import type { PlainOperation } from "./plain-operation.js";

/** The arguments of a call. */
export interface PlainInit {
  readonly params: { readonly path: object; readonly query: object };
  readonly body?: object;
}

/** A request that was not sent, or the mistakes in its arguments. */
export type ToolPreview = ToolRequest | ToolMistakes;

/** The request of a tool, as the client sends it, without the API key. */
export interface ToolRequest {
  readonly ok: true;
  readonly method: string;
  readonly url: string;
  /** The JSON text of the body; undefined if there is none. */
  readonly body: string | undefined;
}

/** The mistakes in the arguments of a tool, a line for each. */
export interface ToolMistakes {
  readonly ok: false;
  readonly mistakes: readonly string[];
}

/**
 * Checks plain arguments, and lets the client write the request.
 *
 * @param args - whatever a model or a person passed
 * @returns the request or the mistakes, and the arguments of the call, which share nothing with `args`
 */
export async function previewCall(
  desk: FactsCarrier,
  operation: PlainOperation,
  args: unknown,
): Promise<{ preview: ToolRequest; init: PlainInit } | { preview: ToolMistakes }> {
  const init = readPlainArguments(operation, args);
  if ("mistakes" in init) return { preview: init };
  const { method, path } = operation;
  try {
    const written = await desk[clientFacts]?.().write(method, path, init);
    return { init, preview: { ok: true, method, url: `${written?.url}`, body: written?.body as string } };
  } catch (thrown) {
    if (!Object(thrown)[refused]) throw thrown;
    const { argument, problem } = thrown as Refusal;
    return { preview: { ok: false, mistakes: [`${argument.replace(/^params\.\w+\./, "/")} ${problem}`] } };
  }
}

/** Splits plain arguments into parameters and body, or lists the mistakes in them. */
function readPlainArguments(
  { path, parameters, request, inputSchema, components, pageParameter }: PlainOperation,
  args: unknown,
): PlainInit | ToolMistakes {
  const values = copyJson(args ?? {});
  if (isPlainObject(values)) {
    for (const [name, { contentSchema }] of Object.entries(inputSchema.properties)) {
      // The document shows a list in a string. A list means the same, and more callers get it right.
      if (contentSchema && Array.isArray(values[name])) values[name] = JSON.stringify(values[name]);
    }
    // Without the parameter, the response can have all pages.
    if (pageParameter !== undefined && !Object.hasOwn(values, pageParameter)) values[pageParameter] = 1;
  }
  const mistakes = findMistakes(values, inputSchema);
  if (mistakes.length > 0 || !isPlainObject(values)) return { ok: false, mistakes };
  const isInUrl = (name: string) => Object.hasOwn(parameters.properties ?? {}, name);
  const isOf = {
    path: (name: string) => isInUrl(name) && path.includes(`{${name}}`),
    query: (name: string) => isInUrl(name) && !isOf.path(name),
    body: (name: string) => !isInUrl(name),
  };
  const partOf = (part: keyof typeof isOf): object =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isOf[part](name)));
  const params = { path: partOf("path"), query: partOf("query") };
  if (request === undefined) return { params };
  const body = partOf("body");
  // The flat schema merges the forms of a body, such as a note and a reply. This finds what fits none of them.
  const ofBody = findMistakes(body, request, components);
  return ofBody.length > 0 ? { ok: false, mistakes: ofBody } : { params, body };
}
