// What Prism finds wrong with a request, in words: of a union, one clause.
import type { MockOperation } from "./prism.js";

interface Violation {
  path?: string[];
  code?: string | number;
  message: string;
}

/** One form of a body. */
interface Form {
  required?: string[];
  properties?: Record<string, { enum?: unknown[] } | boolean>;
}

/**
 * Chooses the one form of a body that the body names by a field such as its type: Prism then says what is wrong with that form, in
 * place of what is wrong with each. It accepts the same bodies.
 */
export function withNamedForm(operation: MockOperation, body: unknown): MockOperation {
  const { request } = operation;
  const forms = formsOf(operation);
  const [named, ...others] = forms.filter((form) => isNamed(form, Object(body) as Record<string, unknown>));
  if (named === undefined || others.length > 0 || !forms.every(kindOf)) return operation;
  const contents = request?.body?.contents?.map((content) => ({ ...content, schema: named }));
  // A form of a schema is a schema.
  return { ...operation, request: { ...request, body: { ...request?.body, contents } } } as MockOperation;
}

function formsOf({ request }: Pick<MockOperation, "request">): readonly Form[] {
  return (request?.body?.contents?.[0]?.schema?.anyOf ?? []) as Form[];
}

/** The fields of a form that have one of a few values. */
function enumsOf({ properties = {} }: Form) {
  return Object.entries(properties).flatMap(([name, property]) =>
    typeof property === "object" && property.enum ? [{ name, values: property.enum }] : [],
  );
}

const kindOf = (form: Form) => enumsOf(form).map(({ name, values }) => `${name} ${values.join(" or ")}`)[0];

function isNamed(form: Form, body: Readonly<Record<string, unknown>>): boolean {
  return enumsOf(form).every(({ name, values }) =>
    body[name] === undefined ? !form.required?.includes(name) : values.includes(body[name]),
  );
}

interface Clause {
  at: string;
  code: string | number;
  text: string;
}

/** Says what Prism finds wrong with a request. */
export function clausesOf(operation: Pick<MockOperation, "request">, found: readonly Violation[]): string[] {
  const clauses: Clause[] = [];
  for (const { path = [], code = "", message } of found) {
    const at = path.join(".");
    if (code === "anyOf") {
      // Prism lists the faults of the forms in front of that of the union.
      const isBelow = (one: Clause) => one.at === at || one.at.startsWith(`${at}.`);
      const start = clauses.map(isBelow).lastIndexOf(false) + 1;
      clauses.push(...inShort(clauses.splice(start), at));
    } else if (code === "false schema") {
      const others = formsOf(operation).filter(({ properties }) => properties?.[path.at(-1) ?? ""] !== false);
      clauses.push({ at, text: `is only for ${others.map(kindOf).join(" or ")}`, code });
    } else {
      // Prism's sentence repeats what the path says.
      clauses.push({ at, text: message.replace(/^Request \w+( (property|parameter) \S+)? /, ""), code });
    }
  }
  return clauses.map(({ at, text }) => `${at} ${text}`.trim());
}

/** What is wrong with the forms of a union: with the objects among them, or else one clause of all. */
function inShort(forms: readonly Clause[], at: string): readonly Clause[] {
  const isObject = forms.some((one) => one.at !== at);
  const meant = forms.filter(({ at: own, code }) => !isObject || own !== at || code !== "type");
  const [first] = meant;
  const isSimple = meant.every((one) => one.at === first?.at && simple.includes(String(one.code)));
  return first && isSimple ? [{ ...first, text: either(meant.map(({ text }) => text)) }] : meant;
}

const simple = ["type", "format", "pattern", "enum"];
const listed = "must be equal to one of the allowed values: ";

function either([first = "", ...others]: readonly string[]): string {
  const start = [first, ...others].every((text) => text.startsWith(listed)) ? listed : "must ";
  const joint = start === listed ? ", " : " or ";
  return [first, ...others.map((text) => text.replace(start, ""))].join(joint);
}
