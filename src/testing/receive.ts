import type { IncomingMessage } from "node:http";
import { findExcess } from "../transport/json-limits.js";
import { type Preference, readPreference } from "./preference.js";
import { readBody } from "./server/body.js";

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
  /** Whether the text is valid JSON, and is declared as JSON. */
  isJson: boolean;
  /** The body, parsed where it is JSON; null without one. */
  body: unknown;
  preference: Preference;
  /** Why the request gets no answer from Prism. */
  refusal?: { status: number; reason: string };
}

/** Reads a request within the limits of the mock. */
export async function receive(request: IncomingMessage): Promise<Received> {
  const { method = "GET", url = "/", headers } = request;
  // Not as a relative URL, because one that begins with two slashes would name another host.
  const { pathname: path, searchParams } = new URL(`http://localhost${url}`);
  const bytes = await readBody(request, mostBodyBytes);
  const text = bytes?.toString() ?? "";
  const received: Received = {
    method,
    path,
    query: queryOf(searchParams),
    key: headers["x-api-key"]?.toString(),
    text,
    isJson: false,
    body: text === "" ? null : text,
    preference: {},
  };
  const refused = (status: number, reason: string) => ({ ...received, refusal: { status, reason } });
  if (bytes === undefined) return refused(413, `The body exceeds ${mostBodyBytes} bytes.`);
  if (!isPercentEncoded(path)) {
    return refused(400, "The path is not valid percent-encoding: each % must begin a byte of a UTF-8 text.");
  }
  if (/^application\/([\w.+-]+\+)?json\b/i.test(headers["content-type"] ?? "") && text !== "") {
    const excess = findExcess(text);
    if (excess !== undefined) return refused(400, `The JSON of the body ${excess}.`);
    try {
      received.body = JSON.parse(text);
      received.isJson = true;
    } catch {
      return refused(400, "The body is not valid JSON.");
    }
  }
  try {
    received.preference = readPreference(headers["prefer"]?.toString());
    return received;
  } catch (error) {
    return refused(422, (error as Error).message);
  }
}

function isPercentEncoded(path: string): boolean {
  try {
    return typeof decodeURIComponent(path) === "string";
  } catch {
    return false;
  }
}

/** The parameters of a query; one that is there more than once has a list. */
function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? "")];
    }),
  );
}
