import type { ServerResponse } from "node:http";
import type { Prism } from "./prism.js";
import { hasNoBody } from "./status.js";

export type Result = Awaited<ReturnType<ReturnType<Prism["request"]>>>;
type Answer = Extract<Result, { _tag: "Right" }>["right"];

/** Sends the text of a body, and ends the answer. */
export type Finish = (response: ServerResponse, text: string) => void;

const finishAtOnce: Finish = (response, text) => void response.end(text);

/** The most that a header is given, in characters: clients accept 16 KiB of headers in all. */
const mostCharacters = 8_000;

/** Writes what Prism answers, with what was wrong in the header `sl-violations`. */
export function writeResult(response: ServerResponse, result: Result, finish = finishAtOnce): void {
  if (result._tag === "Left") writeProblem(response, result.left, finish);
  else writeAnswer(response, result.right, finish);
}

/** What Prism refuses with. */
interface Problem extends Error {
  status?: number;
  detail?: string;
  additional?: { headers?: Record<string, string>; [key: string]: unknown };
}

function writeProblem(response: ServerResponse, problem: Problem, finish: Finish): void {
  const { name, message, status = 500, detail = "", additional } = problem;
  const { headers, ...more } = additional ?? {};
  for (const [field, value] of Object.entries(headers ?? {})) response.setHeader(field, value);
  const error = [message, detail].filter(Boolean).join(": ");
  const body = { error, type: name, title: message, status, detail, ...more };
  write(response, status, "application/problem+json", JSON.stringify(body), finish);
}

/**
 * Puts what is wrong with a request into the body of Prism's refusal, in the member that a client shows: Prism leaves it empty. A
 * body that the document has for the status stays.
 *
 * @param documented - the statuses that the document names for the operation
 */
export function withReason(
  result: Result,
  documented: readonly string[],
  violations: readonly string[],
): Result {
  if (result._tag === "Left") return result;
  const { output, validations } = result.right;
  const isRefused = validations.input.some(({ severity }) => severity === 0);
  if (!isRefused || documented.includes(String(output.statusCode))) return result;
  const headers = { ...output.headers, "content-type": "application/json" };
  const body = { error: `The mock refuses what the document does not describe: ${violations.join("; ")}` };
  return { ...result, right: { ...result.right, output: { ...output, headers, body } } };
}

function writeAnswer(response: ServerResponse, { output, validations }: Answer, finish: Finish): void {
  const violations = [
    ...validations.input.map((one) => violation("request", one)),
    ...validations.output.map((one) => violation("response", one)),
  ];
  if (violations.length > 0) response.setHeader("sl-violations", headerOf(violations));
  const headers = Object.entries(output.headers ?? {});
  for (const [field, value] of headers) response.setHeader(field, value);
  const type = headers.find(([field]) => field.toLowerCase() === "content-type")?.[1];
  if (output.body === undefined || (type === undefined && !output.body)) {
    finish(response.writeHead(output.statusCode), "");
  } else {
    const isText = typeof output.body === "string" && !/[/+]json\b/.test(String(type));
    const text = isText ? (output.body as string) : JSON.stringify(output.body);
    write(response, output.statusCode, String(type ?? "text/plain"), text, finish);
  }
}

interface Validation {
  path?: string[];
  severity: number;
  code?: string | number;
  message: string;
}

const severities = ["Error", "Warning", "Information", "Hint"];

function violation(part: string, { path = [], severity, code, message }: Validation): object {
  return { location: [part, ...path], severity: severities[severity], code, message };
}

/** A header accepts ASCII alone, and so much of it. */
function headerOf(violations: readonly object[]): string {
  const text = JSON.stringify(violations).replaceAll(
    /[^ -~]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return text.length <= mostCharacters ? text : `Too many violations! ${text.slice(0, mostCharacters)}`;
}

function write(response: ServerResponse, status: number, type: string, text: string, finish: Finish): void {
  if (hasNoBody(status)) {
    response.removeHeader("content-type");
    finish(response.writeHead(status), "");
  } else {
    const headers = { "content-type": type, "content-length": Buffer.byteLength(text) };
    finish(response.writeHead(status, headers), text);
  }
}
