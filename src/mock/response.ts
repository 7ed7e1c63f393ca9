import type { PrismResult } from "./prism.js";

/** The limit of a header, in characters. Clients accept 16 KiB of headers in all. */
const longestHeader = 8_000;

/** The media type of the mock's own bodies. */
export const json = "application/json";

type Headers = Readonly<Record<string, string>>;

/** Makes a response that tells the length of its body, so that a client notices a cut. */
export function withLength(status: number, headers: Headers, text = ""): Response {
  if (hasNoBody(status)) return new Response(null, { status, headers });
  // For a text, the platform would add a media type.
  const bytes = Buffer.from(text);
  const length = { "content-length": String(bytes.length) };
  return new Response(bytes.length > 0 ? bytes : null, { status, headers: { ...length, ...headers } });
}

export function inJson(status: number, body: unknown, headers: Headers = {}): Response {
  return withLength(status, { "content-type": json, ...headers }, JSON.stringify(body));
}

/**
 * Turns Prism's result into a response, with the violations in the header `sl-violations`. If Prism refuses a request with
 * a status that the document doesn't name, the body also has the violations, in the property that clients show. A documented
 * body stays as it is.
 *
 * @param documented - the statuses that the document names for the operation
 * @param violations - the mistakes in the request, in words
 */
export function toResponse(
  result: PrismResult,
  documented: readonly string[],
  violations: readonly string[],
): Response {
  if (result._tag === "Left") {
    const { message, status = 500, detail }: Error & { status?: number; detail?: string } = result.left;
    return inJson(status, { error: [message, detail].filter(Boolean).join(": ") });
  }
  const { output, validations } = result.right;
  const { statusCode: status } = output;
  const headers = Object.fromEntries(
    Object.entries(output.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
  const found = [...violations, ...validations.output.map(({ message }) => message)];
  if (found.length > 0) headers["sl-violations"] = headerOf(found.map((message) => ({ message })));
  const isRefused = validations.input.some(({ severity }) => severity === 0);
  if (isRefused && !documented.includes(String(status))) {
    const error = `The mock refuses a request that the document does not describe: ${violations.join("; ")}`;
    return inJson(status, { error }, { ...headers, "content-type": json });
  }
  const type = headers["content-type"];
  if (output.body === undefined || type === undefined || hasNoBody(status)) {
    delete headers["content-type"];
    return withLength(status, headers);
  }
  const isText = typeof output.body === "string" && !/[/+]json\b/.test(type);
  return withLength(status, headers, isText ? (output.body as string) : JSON.stringify(output.body));
}

/** Writes violations into a header: in ASCII, within the limit. */
function headerOf(violations: readonly object[]): string {
  const text = JSON.stringify(violations).replaceAll(
    /[^ -~]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return text.length <= longestHeader ? text : `Too many violations! ${text.slice(0, longestHeader)}`;
}

/** Returns whether a value is a status within a range, whose ends are included. */
export function isStatusIn(value: unknown, lowest: number, highest: number): value is number {
  return Number.isInteger(value) && Number(value) >= lowest && Number(value) <= highest;
}

/** Returns whether HTTP allows no body with a status. */
export function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
