// The mistakes in a request, in words: those of its body as the checks of bodies word them, and the others as Prism does.
import { wordsOfPattern } from "../validate/formats.js";
import { findRequestMistakes } from "../validate/mistakes.js";
import type { MockOperation, PrismDiagnostic, PrismResult } from "./prism.js";
import type { Call } from "./request.js";
import type { MockedService } from "./service.js";

/** The numbers of a query. Prism also takes texts such as `0x10`, `1e3`, `+1` and the empty text for numbers. */
const decimalNumber = "^-?\\d+(\\.\\d+)?$";

type RequestForm = NonNullable<MockOperation["request"]>;

/** The changed descriptions of requests. Each is made once, because Prism keeps what it compiles from one for ever. */
const changed = new WeakMap<object, Map<string, RequestForm>>();

/**
 * Lets Prism refuse the query parameters that the document alone does not refuse.
 *
 * @param required - the names of the parameters that this query requires
 */
export function withRulesFor(
  query: Readonly<Record<string, unknown>>,
  operation: MockOperation,
  required: readonly string[],
): MockOperation {
  const { request = {} } = operation;
  const { query: parameters = [] } = request;
  const wrong = parameters.flatMap(({ name, schema }) => {
    const { [name]: value } = query;
    const isNumber = ["integer", "number"].includes(String(schema?.type));
    return isNumber && typeof value === "string" && !new RegExp(decimalNumber).test(value) ? name : [];
  });
  if (required.length + wrong.length === 0) return operation;
  const changes = `${required} ${wrong}`;
  const known = changed.get(request) ?? new Map<string, RequestForm>();
  changed.set(request, known);
  const made = known.get(changes) ?? {
    ...request,
    query: parameters.map((parameter) => {
      const { name, schema } = parameter;
      if (required.includes(name)) return { ...parameter, required: true };
      if (!wrong.includes(name)) return parameter;
      // For Prism, an empty text is an absent parameter.
      return {
        ...parameter,
        required: true,
        schema: { ...schema, type: "string" as const, pattern: decimalNumber },
      };
    }),
  };
  known.set(changes, made);
  return { ...operation, request: made };
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
  const pattern = code === "pattern" ? /"(.*)"$/s.exec(message)?.[1] : undefined;
  const words = pattern === decimalNumber ? "a number in digits" : wordsOfPattern(pattern ?? "");
  // The start of Prism's sentence repeats the path.
  return words ? `must be ${words}` : message.replace(/^Request \w+( (property|parameter) \S+)? /, "");
}
