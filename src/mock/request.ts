import { parse as parseQuery } from "node:querystring";
import { findExcess, parseExactJson, syntaxProblem } from "../base/json.js";
import { readUtf8 } from "../base/utf8.js";
import { Redactor } from "../client/errors/redact.js";
import { Refused } from "../server/loopback.js";
import type { MockRequest } from "./log.js";

/** The limit of a body, in bytes: many times the size of a long text. */
const mostBodyBytes = 1_048_576;

const wrongPath = "The path is not valid percent-encoding: each % must begin a byte of a UTF-8 text.";

/** A request of HTTP. A `Request` of the platform is one. */
export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: AsyncIterable<Uint8Array> | null;
  /** Tells that the client has left. */
  readonly signal?: AbortSignal | undefined;
}

/** A request that the mock has read. */
export interface Call extends Pick<MockRequest, "method" | "path" | "time" | "headers"> {
  query: Record<string, string | string[]>;
  /** The headers with an API key. */
  keys: Record<string, string>;
  /** Removes the API keys of the request. */
  redactor: Redactor;
  /** The text of the body; empty if there is no body. */
  text: string;
  /** The body: parsed if it is declared as JSON, else its text; null if there is no body. */
  body: unknown;
  /** Why the mock refuses the request without asking Prism. */
  refusal?: Refused;
}

/**
 * Reads a request within the limits of the mock.
 *
 * @param keyHeaders - the names of the headers that have API keys
 */
export async function readCall(
  { method, url, headers, body }: HttpRequest,
  keyHeaders: readonly string[],
): Promise<Call> {
  const time = Date.now();
  const { pathname: path, search } = new URL(url);
  const bytes = await readBytes(body);
  const all = [...headers];
  const keyNames = keyHeaders.map((name) => name.toLowerCase());
  const keys = all.filter(([name]) => keyNames.includes(name));
  const redactor = new Redactor();
  // The platform joins the values of a repeated header.
  for (const [, key] of keys) for (const one of [key, ...key.split(", ")]) redactor.add(one);
  const call: Call = {
    time,
    method,
    path,
    headers: Object.fromEntries(all.filter(([name]) => !keyNames.includes(name))),
    keys: Object.fromEntries(keys),
    // Each parameter has a value, or a list of values if it is repeated.
    query: parseQuery(search.slice(1), "&", "=", { maxKeys: 0 }) as Call["query"],
    redactor,
    // The log shows a body that the mock refuses, too.
    text: bytes?.toString() ?? "",
    body: bytes?.toString() || null,
  };
  try {
    if (bytes === undefined) throw new Refused(413, `The body exceeds ${mostBodyBytes} bytes.`);
    if (!isDecodable(path)) throw new Refused(400, wrongPath);
    const { text = "", problem } = readUtf8(bytes);
    if (problem) throw new Refused(400, `The body ${problem}.`);
    const type = headers.get("content-type");
    // Prism would throw.
    if (type && !mediaType.test(type)) {
      throw new Refused(415, `The Content-Type "${type}" is not a media type such as application/json.`);
    }
    Object.assign(call, { text, body: isJsonType(type) && text !== "" ? parseBody(text) : text || null });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    call.refusal = error;
  }
  return call;
}

const mediaType = /^[!#$%&'*+.^`|~\w-]+\/[!#$%&'*+.^`|~\w-]+[\t ]*(;|$)/;

/** Returns whether a value of the header `Content-Type` declares JSON. */
export const isJsonType = (type: string | null | undefined) =>
  /^application\/([\w.+-]+\+)?json\b/i.test(type ?? "");

function parseBody(text: string): unknown {
  const excess = findExcess(text);
  if (excess !== undefined) throw new Refused(400, `The JSON of the body ${excess}.`);
  const { value, problem } = parseExactJson(text);
  if (problem === undefined) return value;
  throw new Refused(400, problem === syntaxProblem ? "The body is not valid JSON." : `The body ${problem}.`);
}

/** Reads the body of a request; returns undefined if it exceeds the limit. */
async function readBytes(body: HttpRequest["body"]): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size <= mostBodyBytes) chunks.push(chunk);
  }
  return size <= mostBodyBytes ? Buffer.concat(chunks) : undefined;
}

/** Whether the percent-encoding of a path is valid. */
function isDecodable(path: string): boolean {
  try {
    // Rolldown removes a call whose result is not used.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}
