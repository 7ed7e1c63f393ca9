// The mistakes in a request, in words: those of its body as the checks of bodies word them, and most of the others as Prism does.
import { wordsOfPattern } from "../validate/formats.js";
import { findRequestMistakes } from "../validate/mistakes.js";
import { keyHeadersOf } from "./operations.js";
import type { MockOperation, PrismDiagnostic, PrismResult } from "./prism.js";
import { type Call, isJsonType } from "./request.js";
import type { MockedService } from "./service.js";

/**
 * Returns the query for Prism: with a value that Prism refuses in the place of those that the document alone does not refuse. Prism takes
 * texts such as `0x10`, `1e3` and `+1` for numbers, and ignores an empty text.
 *
 * @param missing - the names of the parameters that this query lacks
 */
export function judgedQuery(
  query: Call["query"],
  { request }: MockOperation,
  missing: readonly string[],
): Call["query"] {
  const wrong = (request?.query ?? []).filter(({ name, schema }) => {
    const { [name]: value } = query;
    if (!value) return value === "" || missing.includes(name);
    const isNumber = schema?.type === "integer" || schema?.type === "number";
    // JavaScript rounds some longer numbers.
    return isNumber && !/^-?\d{1,15}(\.\d+)?$/.test(String(value));
  });
  return { ...query, ...Object.fromEntries(wrong.map(({ name }) => [name, "?"])) };
}

/** Describes what is wrong with a request: what Prism finds, and undocumented names, which it accepts in a query and some bodies. */
export function findViolations(
  operation: MockOperation,
  { query, headers, keys, body, redactor }: Call,
  result: PrismResult,
  { choices, missingBeside }: Pick<MockedService, "choices" | "missingBeside">,
): string[] {
  const names = new Set(operation.request?.query?.map(({ name }) => name));
  const unknown = Object.keys(query).filter((name) => !names.has(name));
  const missing = missingBeside(query).filter((name) => names.has(name));
  const ofQuery = [
    ...missing.map((name) => `query.${name} is missing`),
    ...unknown.map((name) => `query.${name} is not in the document`),
  ];
  if (result._tag === "Left") return [result.left.message, ...ofQuery];
  const { input } = result.right.validations;
  // Of a body of another type, Prism says which types the document has.
  const schema = body !== null && isJsonType(headers["content-type"]) && operation.bodies.request;
  const naming = { name: "the body", choices, redact: redactor.text };
  const ofBody = schema ? findRequestMistakes(body, { ...naming, schema, schemas: operation.schemas }) : [];
  const [keyHeader = ""] = keyHeadersOf(operation);
  const ofKey = keys[keyHeader.toLowerCase()] ? "the key is wrong" : `the request has no ${keyHeader}`;
  // The checks of bodies don't know all keywords, so that Prism can find what they don't.
  const others = input
    .map((one) => (one.code === 401 && keyHeader ? { ...one, message: ofKey } : one))
    .filter(({ path: [part, name] = [] }) =>
      part === "body" ? ofBody.length === 0 : !missing.includes(`${name}`),
    );
  return [...clausesOf(others), ...ofBody, ...ofQuery];
}

/** Describes what Prism finds in a request, one clause for each location. */
function clausesOf(found: readonly PrismDiagnostic[]): string[] {
  const locations = new Map<string, PrismDiagnostic[]>();
  for (const one of found) {
    const at = one.path?.join(".") ?? "";
    locations.set(at, [...(locations.get(at) ?? []), one]);
  }
  return [...locations].map(([at, mistakes]) => {
    // Prism lists the mistakes in each form of a union, and then that the value fits none.
    const texts = mistakes.filter(({ code }) => code !== "anyOf").map(textOf);
    const text = texts.join(texts.length < mistakes.length ? " or " : ", ");
    return `${at} ${text.replaceAll(" or must be ", " or ")}`.trim();
  });
}

function textOf({ code, message }: PrismDiagnostic): string {
  const words = code === "pattern" ? wordsOfPattern(/"(.*)"$/s.exec(message)?.[1] ?? "") : undefined;
  // The start of Prism's sentence repeats the path.
  return words ? `must be ${words}` : message.replace(/^Request \w+( (property|parameter) \S+)? /, "");
}
