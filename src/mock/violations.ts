// The mistakes in a request, in words: Prism's findings, and names and lists that validators accept.
import { parseJson } from "../base/json.js";
import { bodySchema } from "../document/bodies.js";
import { isObject } from "../document/place.js";
import { combining, walk } from "../document/walk.js";
import { wordsOfPattern } from "../validate/formats.js";
import { changeRequest } from "./operations.js";
import type { MockOperation, PrismDiagnostic } from "./prism.js";

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

interface BodyForm {
  required?: string[];
  properties?: Record<string, { enum?: unknown[] } | boolean>;
}

/**
 * Picks the form that a body names by a field such as its type. Prism then reports only the mistakes in that form, and
 * accepts the same bodies as before.
 */
export function withNamedForm(operation: MockOperation, body: unknown): MockOperation {
  const { request } = operation;
  const forms = bodyFormsOf(operation);
  const [named, ...others] = forms.filter((form) => isNamed(form, Object(body) as Record<string, unknown>));
  if (named === undefined || others.length > 0 || !forms.every(kindOf)) return operation;
  const contents = request?.body?.contents?.map((content) => ({ ...content, schema: named }));
  // A form of a schema is a schema.
  return { ...operation, request: { ...request, body: { ...request?.body, contents } } } as MockOperation;
}

function bodyFormsOf({ request }: Pick<MockOperation, "request">): readonly BodyForm[] {
  return (request?.body?.contents?.[0]?.schema?.anyOf ?? []) as BodyForm[];
}

/** The fields of a form that have one of a few values. */
function enumsOf({ properties = {} }: BodyForm) {
  return Object.entries(properties).flatMap(([name, property]) =>
    typeof property === "object" && property.enum ? [{ name, values: property.enum }] : [],
  );
}

const kindOf = (form: BodyForm) =>
  enumsOf(form).map(({ name, values }) => `${name} ${values.join(" or ")}`)[0];

function isNamed(form: BodyForm, body: Readonly<Record<string, unknown>>): boolean {
  return enumsOf(form).every(({ name, values }) =>
    body[name] === undefined ? !form.required?.includes(name) : values.includes(body[name]),
  );
}

interface Clause {
  at: string;
  text: string;
}

/** Describes what Prism finds wrong with a request. A value that fits no form of a union gets a single clause. */
export function clausesOf(
  operation: Pick<MockOperation, "request">,
  found: readonly PrismDiagnostic[],
): string[] {
  const clauses: Clause[] = [];
  for (const { path = [], code, message } of found) {
    const at = path.join(".");
    if (code === "anyOf") {
      // Prism lists the mistakes in each form before the one of the union.
      const isInside = (one: Clause) => one.at === at || one.at.startsWith(`${at}.`);
      const start = clauses.map(isInside).lastIndexOf(false) + 1;
      clauses.push(...mergeForms(clauses.splice(start), at));
    } else if (code === "false schema") {
      const others = bodyFormsOf(operation).filter(
        ({ properties }) => properties?.[path.at(-1) ?? ""] !== false,
      );
      clauses.push({ at, text: `is only for ${others.map(kindOf).join(" or ")}` });
    } else {
      const words = code === "pattern" ? wordsOfPattern(/"(.*)"$/s.exec(message)?.[1] ?? "") : undefined;
      // The start of Prism's sentence repeats the path.
      const text = message.replace(/^Request \w+( (property|parameter) \S+)? /, "");
      clauses.push({ at, text: words ? `must be ${words}` : text });
    }
  }
  return clauses.map(({ at, text }) => `${at} ${text}`.trim());
}

/** Merges the mistakes in each form of a union, one clause for each location. */
function mergeForms(forms: readonly Clause[], at: string): Clause[] {
  // If all mistakes in a form are deeper inside the value, the value has that form.
  const deeper = forms.filter((one) => one.at !== at);
  const clauses = deeper.length > 0 ? deeper : forms;
  return [...new Set(clauses.map((one) => one.at))].map((own) => {
    const texts = clauses.filter((one) => one.at === own).map(({ text }) => text);
    const text = [...new Set(texts)].join(" or ").replaceAll(` or ${enumMessage}`, ", ");
    return { at: own, text: text.replaceAll(/ or must (be )?/g, " or ") };
  });
}

const enumMessage = "must be equal to one of the allowed values: ";

/**
 * Returns the mistakes in a request that Prism accepts silently: undocumented names, and a list that isn't JSON in a string.
 *
 * @param listEncoder - the name of the function that writes a list as JSON into a string
 */
export function silentMistakes(
  operation: MockOperation,
  query: object,
  body: unknown,
  listEncoder: string,
): string[] {
  const names = new Set(operation.request?.query?.map(({ name }) => name));
  const unknown = Object.keys(query).filter((name) => !names.has(name));
  return [
    ...unknown.map((name) => `query.${name} is not in the document`),
    ...mistakesInBody(operation, body, listEncoder),
  ];
}

function mistakesInBody({ described }: MockOperation, body: unknown, listEncoder: string): string[] {
  const schema = bodySchema(described.place.child("requestBody"));
  if (schema === undefined) return [];
  // Each form of a union can describe a value.
  const options = { joined: combining, context: { value: body, at: "body" } };
  return walk<string[], { value: unknown; at: string }>(
    schema,
    options,
    ({ schemas, context: { value, at } }, below) => {
      const nodes = schemas.map(({ node }) => node);
      if (typeof value === "string") {
        const isJson = nodes.some(({ contentMediaType }) => contentMediaType === "application/json");
        return isJson && listIn(value) === undefined
          ? [`${at} must be a JSON array in a string; ${listEncoder} writes it`]
          : [];
      }
      if (Array.isArray(value)) {
        const items = value.flatMap((item, index) =>
          below("items", () => ({ value: item, at: `${at}.${index}` })),
        );
        return items.flatMap(([, mistakes]) => mistakes);
      }
      if (!isObject(value)) return [];
      const inside = new Map(below("properties", (name) => ({ value: value[name], at: `${at}.${name}` })));
      const isOpen =
        !nodes.some(({ properties }) => properties) ||
        nodes.some(({ additionalProperties }) => additionalProperties);
      const unknown = (name: string) => (isOpen ? [] : [`${at}.${name} is not in the document`]);
      return Object.keys(value).flatMap((name) => inside.get(name) ?? unknown(name));
    },
  );
}

/** Returns the texts in a JSON array; undefined if the text is anything else. */
export function listIn(text: string): string[] | undefined {
  const { value } = parseJson(text);
  return Array.isArray(value) && value.every((item) => typeof item === "string") ? value : undefined;
}
