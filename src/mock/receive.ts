import type { IncomingMessage } from "node:http";
import { parse as parseQuery } from "node:querystring";
import { findExcess } from "../base/json.js";
import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import { Redactor } from "../client/errors/redact.js";
import { Refused } from "../server/loopback.js";
import { isFinalStatus } from "./outgoing.js";
import type { MockRequest } from "./requests.js";

/** The limit of a body, in bytes: many times the size of a long text. */
const mostBodyBytes = 1_048_576;

export interface Received extends Pick<MockRequest, "method" | "path" | "time" | "headers"> {
  query: Record<string, string | string[]>;
  /** The headers with an API key. */
  keys: Record<string, string>;
  /** Removes the API keys of the request. */
  redactor: Redactor;
  /** The text of the body; empty if there is no body. */
  text: string;
  /** The body: parsed if it is declared as JSON, else its text; null if there is no body. */
  body: unknown;
  preference: Preference;
  /** Why the mock refuses the request without asking Prism. */
  refusal?: Refused;
}

/**
 * Reads a request within the limits of the mock.
 *
 * @param keyHeaders - the names of the headers that have API keys
 */
export async function receive(request: IncomingMessage, keyHeaders: readonly string[]): Promise<Received> {
  const time = Date.now();
  const { method = "GET", url = "/", headers } = request;
  // As a relative URL, a target that begins with two slashes would name another host.
  const { pathname: path, search } = new URL(`http://localhost${url}`);
  const bytes = await readBytes(request, mostBodyBytes);
  const text = bytes?.toString() ?? "";
  const all = Object.entries(headers as Record<string, string>);
  const keys = Object.fromEntries(all.filter(([name]) => keyHeaders.includes(name)));
  const others = Object.fromEntries(all.filter(([name]) => !keyHeaders.includes(name)));
  const redactor = new Redactor();
  // Node joins the values of a repeated header.
  for (const key of Object.values(keys)) for (const one of [key, ...key.split(", ")]) redactor.add(one);
  const received: Received = {
    time,
    method,
    path,
    headers: others,
    keys,
    // Each parameter has a value, or a list of values if it is repeated.
    query: parseQuery(search.slice(1), "&", "=", { maxKeys: 0 }) as Received["query"],
    redactor,
    text,
    body: text || null,
    preference: {},
  };
  try {
    if (bytes === undefined) throw new Refused(413, `The body exceeds ${mostBodyBytes} bytes.`);
    const reason = "The path is not valid percent-encoding: each % must begin a byte of a UTF-8 text.";
    attempt(() => decodeURIComponent(path), reason);
    const isJson = /^application\/([\w.+-]+\+)?json\b/i.test(headers["content-type"] ?? "");
    if (isJson && text !== "") received.body = parseBody(text);
    received.preference = readPreference(headers["prefer"]?.toString());
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    received.refusal = error;
  }
  return received;
}

/** @throws Refused if the platform cannot read the text */
function attempt<Value>(read: () => Value, reason: string): Value {
  try {
    return read();
  } catch {
    throw new Refused(400, reason);
  }
}

function parseBody(text: string): unknown {
  const excess = findExcess(text);
  if (excess !== undefined) throw new Refused(400, `The JSON of the body ${excess}.`);
  return attempt(() => JSON.parse(text), "The body is not valid JSON.");
}

/**
 * Reads the body of a request.
 *
 * @param limit - the most bytes
 * @returns the bytes; undefined if there are more
 */
async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size <= limit ? Buffer.concat(chunks) : undefined;
}

/** The documented response that the mock should return. */
export interface Preference {
  /**
   * The status, for example 401. A status that the document leaves to `default`, such as 429 or 503, is accepted, too. It is a whole
   * number from 200 to 599.
   */
  code?: number;
  /** The name of an example in the document, for example `unknownBook`. */
  example?: string;
  /**
   * Generates a response from the schema, instead of using an example.
   *
   * @default false
   */
  dynamic?: boolean;
}

/**
 * Returns headers that ask the mock for one of the documented responses, for a single call.
 *
 * @param preference - the status, the example, or both
 * @returns headers for a call: `client.GET("/books", { headers: prefer({ code: 401 }) })`
 * @throws InvalidArgumentError if the status is not from 200 to 599
 */
export function prefer(preference: Preference): { Prefer: string } {
  const parts = Object.entries(checkPreference(preference));
  return { Prefer: parts.map(([name, value]) => `${name}=${value}`).join(", ") };
}

/**
 * Checks a preference. A response with a status below 200 is not final: the client would wait for another one.
 *
 * @returns the preference without null and undefined
 * @throws InvalidArgumentError if the status is not from 200 to 599, or a name is misspelt
 */
export function checkPreference(preference: Preference): Preference {
  const values = withoutNull(preference);
  const { code, example, dynamic, ...others } = values;
  for (const name in others) {
    const problem = "is not a preference; use code, example or dynamic.";
    throw new InvalidArgumentError(`preference.${name}`, problem);
  }
  if (code === undefined || isFinalStatus(code)) return values;
  throw new InvalidArgumentError("preference.code", `must be a status from 200 to 599, and not ${code}.`);
}

/** Leaves out null and undefined, which stand for missing properties. */
function withoutNull(preference: object): Preference {
  return Object.fromEntries(Object.entries(Object(preference)).filter(([, value]) => value != null));
}

/**
 * Reads the header `Prefer` of a request.
 *
 * @throws Refused if the status is not from 200 to 599
 */
function readPreference(header: string | undefined): Preference {
  if (header === undefined) return {};
  const preferences = new Map(
    [...header.matchAll(/(\w+) *= *(?:"([^"]*)"|([^\s,;]+))/g)].map(([, name = "", quoted, plain]) => [
      name.toLowerCase(),
      quoted ?? plain ?? "",
    ]),
  );
  const [code, example, dynamic] = ["code", "example", "dynamic"].map((name) => preferences.get(name));
  if (code !== undefined && !(/^\d{3}$/.test(code) && isFinalStatus(Number(code)))) {
    throw new Refused(422, `The header Prefer must ask for a code from 200 to 599, and not "${code}".`);
  }
  return withoutNull({ code: code && Number(code), example, dynamic: dynamic === "true" || null });
}
