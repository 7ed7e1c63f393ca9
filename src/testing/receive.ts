import type { IncomingMessage } from "node:http";
import { findExcess } from "../transport/json-limits.js";
import { type Preference, readPreference } from "./preference.js";
import { readBody } from "./server/body.js";
import { Refused } from "./server/refuse.js";

/** The most that a body can have, in bytes: many times what a long ticket with all its fields needs. */
const mostBodyBytes = 1_048_576;

/** A request that was read. */
export interface Received {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  /** The API key, as it was sent. */
  key: string | undefined;
  /** The text of the body; empty without one. */
  text: string;
  /** The body, parsed where it is JSON and declared as JSON; null without one. */
  body: unknown;
  preference: Preference;
  /** Why the mock refuses to look further at the request. */
  refusal?: Refused;
}

/** Reads a request within the limits of the mock. */
export async function receive(request: IncomingMessage): Promise<Received> {
  const { method = "GET", url = "/", headers } = request;
  // Not as a relative URL, because one that begins with two slashes would name another host.
  const { pathname: path, searchParams } = new URL(`http://localhost${url}`);
  const bytes = await readBody(request, mostBodyBytes);
  const text = bytes?.toString() ?? "";
  const query = queryOf(searchParams);
  const key = headers["x-api-key"]?.toString();
  const received: Received = { method, path, query, key, text, body: text || null, preference: {} };
  try {
    if (bytes === undefined) throw new Refused(413, `The body exceeds ${mostBodyBytes} bytes.`);
    checkPath(path);
    const isJson = /^application\/([\w.+-]+\+)?json\b/i.test(headers["content-type"] ?? "");
    if (isJson && text !== "") received.body = parse(text);
    received.preference = readPreference(headers["prefer"]?.toString());
  } catch (error) {
    received.refusal = error instanceof Refused ? error : new Refused(422, (error as Error).message);
  }
  return received;
}

function checkPath(path: string): void {
  try {
    decodeURIComponent(path);
  } catch {
    const reason = "The path is not valid percent-encoding: each % must begin a byte of a UTF-8 text.";
    throw new Refused(400, reason);
  }
}

function parse(text: string): unknown {
  const excess = findExcess(text);
  if (excess !== undefined) throw new Refused(400, `The JSON of the body ${excess}.`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(400, "The body is not valid JSON.");
  }
}

/** The parameters of a query; one that is there more than once has a list. */
function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [value = "", ...others] = parameters.getAll(name);
      return [name, others.length > 0 ? [value, ...others] : value];
    }),
  );
}
