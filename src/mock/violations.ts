// The mistakes in a request, in words: those of its body as the checks of bodies word them, and the others as Prism does.
import { wordsOfPattern } from "../validate/formats.js";
import { findRequestMistakes } from "../validate/mistakes.js";
import { changeRequest } from "./operations.js";
import type { MockOperation, PrismDiagnostic, PrismResult } from "./prism.js";
import type { Call } from "./request.js";
import type { MockedService } from "./service.js";

/** The numbers of a query. Prism also takes texts such as `0x10`, `1e3`, `+1` and the empty text for numbers. */
const decimalNumber = "^-?\\d+(\\.\\d+)?$";

/** Lets Prism refuse a parameter that should be a number and isn't one in decimal digits. */
export function withDecimalNumbers(
  operation: MockOperation,
  query: Readonly<Record<string, unknown>>,
): MockOperation {
  const wrong = (operation.request?.query ?? []).flatMap(({ name, schema }) => {
    const { [name]: value } = query;
    const isNumber = ["integer", "number"].includes(String(schema?.type));
    return isNumber && typeof value === "string" && !new RegExp(decimalNumber).test(value) ? name : [];
  });
  if (wrong.length === 0) return operation;
  return changeRequest(operation, `decimal ${wrong}`, ({ query: parameters = [], ...request }) => ({
    ...request,
    query: parameters.map((parameter) => {
      if (!wrong.includes(parameter.name)) return parameter;
      // For Prism, an empty text is an absent parameter.
      const schema = { ...parameter.schema, type: "string" as const, pattern: decimalNumber };
      return { ...parameter, required: true, schema };
    }),
  }));
}

/** Describes what is wrong with a request: what Prism finds, and undocumented names, which it accepts in a query and some bodies. */
export function findViolations(
  operation: MockOperation | undefined,
  { query, body, redactor }: Pick<Call, "query" | "body" | "redactor">,
  result: PrismResult,
  { choices }: Pick<MockedService, "choices">,
): string[] {
  const names = new Set(operation?.request?.query?.map(({ name }) => name));
  const unknown = Object.keys(operation ? query : {}).filter((name) => !names.has(name));
  const ofQuery = unknown.map((name) => `query.${name} is not in the document`);
  if (result._tag === "Left") return [result.left.message, ...ofQuery];
  const { input } = result.right.validations;
  const sent = body === null ? undefined : operation?.sent;
  const naming = { name: "the body", choices, redact: (text: string) => redactor.text(text) };
  const ofBody = sent ? findRequestMistakes(body, { ...naming, ...sent }) : [];
  // The checks of bodies don't know all keywords, so that Prism can find what they don't.
  const others = ofBody.length > 0 ? input.filter(({ path = [] }) => path[0] !== "body") : input;
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
    const forms = mistakes.filter(({ code }) => code !== "anyOf");
    const isUnion = forms.length > 0 && forms.length < mistakes.length;
    const texts = (isUnion ? forms : mistakes).map(textOf);
    const text = isUnion ? texts.join(" or ").replaceAll(" or must be ", " or ") : texts.join(", ");
    return `${at} ${text}`.trim();
  });
}

function textOf({ code, message }: PrismDiagnostic): string {
  const words = code === "pattern" ? wordsOfPattern(/"(.*)"$/s.exec(message)?.[1] ?? "") : undefined;
  // The start of Prism's sentence repeats the path.
  return words ? `must be ${words}` : message.replace(/^Request \w+( (property|parameter) \S+)? /, "");
}
