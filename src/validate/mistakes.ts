// The mistakes in a request, as sentences for the caller. They contain no value of the request.

import { findExcess } from "../base/json.js";
import { nearest } from "../base/nearest.js";
import { cut, printable } from "../base/printable.js";
import { serializeBody } from "../client/arguments.js";
import { refusalOf } from "../client/checks.js";
import { blank, requestForms, wordsOfPattern } from "./formats.js";
import type { SchemaNode, SchemasByName } from "./schemas.js";
import { compareBody, dereference, offset, type ReportFault, unionForms, type WalkedValue } from "./walk.js";

/** Where the checks of a request refuse more than the specification does, and what a message says of it. */
export interface OwnChoices {
  /** The refusal of a date and time without an offset. */
  readonly offset: string;
  /** The refusals of an unknown value, by the names of the fields. */
  readonly values: Readonly<Record<string, string>>;
}

interface Requirements {
  /** What the request is called in a mistake. */
  readonly name: string;
  readonly schema: SchemaNode;
  readonly schemas?: SchemasByName;
  readonly choices?: OwnChoices | undefined;
  /** The gaps about names of parameters: patterns of the names, and the ids of the gaps. */
  readonly openNames?: Readonly<Record<string, string>> | undefined;
  /** Removes the API key from a name of a field. A cut could leave a part of the key. */
  readonly redact?: (text: string) => string;
}

/** The maximum number of mistakes in a list. */
const mostMistakes = 100;

/**
 * Copies a value as the JSON that the client sends.
 *
 * @param name - what the value is called in a mistake
 */
export function copyAsSent(value: unknown, name: string): { copy: unknown } | { mistake: string } {
  try {
    const json = serializeBody(value);
    const excess = findExcess(json);
    return excess ? { mistake: `${name}: the JSON ${excess}` } : { copy: JSON.parse(json) };
  } catch (thrown) {
    const refusal = refusalOf(thrown);
    if (!refusal) throw thrown;
    const { argument, problem } = refusal;
    const location = argument === "body" ? name : argument.replace(/^body\.?/, "");
    return { mistake: printable(`${cut(location, 100)} ${problem.replace(/\.$/, "")}`) };
  }
}

/** Returns a line for each of the first 100 mistakes in a value that is copied as JSON. */
export function findRequestMistakes(value: unknown, requirements: Requirements): string[] {
  const { schema, schemas = {} } = requirements;
  const mistakes: string[] = [];
  const fault: ReportFault = (...given) => {
    if (mistakes.length < mostMistakes) mistakes.push(printable(sentence(requirements, ...given)));
  };
  compareBody(value, schema, schemas, fault, true);
  return mistakes;
}

function sentence(requirements: Requirements, ...[kind, at, expected]: Parameters<ReportFault>): string {
  const { schemas = {}, choices } = requirements;
  const name = nameOf(at, requirements) || requirements.name;
  if (kind === "missing-field") return `${name} is missing`;
  if (kind === "unknown-field") return `${name} ${unknownProblem(requirements, at)}`;
  const schema = dereference(at.schema, schemas);
  if (expected === offset)
    return `${name} must have an offset, such as Z at its end${chosen(choices?.offset)}`;
  if (expected === blank) return `${name} must not be blank`;
  if (kind !== "wrong-value" || expected === schema.pattern)
    return `${name} must be ${describe(schema, schemas)}`;
  if (schema.enum === undefined) return `${name} must be ${expected}`;
  const others = othersWith(requirements, at).map(({ properties }) => properties?.[at.key]);
  const values = others.flatMap((one) => dereference(one, schemas).enum ?? []);
  const all = [...new Set([...values, ...schema.enum])].join(", ");
  return `${name} must be one of ${all}${chosen(choices?.values[at.key])}`;
}

const chosen = (choice: string | undefined) => (choice ? ` (our choice: ${choice})` : "");

function unknownProblem(requirements: Requirements, { parent, key }: WalkedValue): string {
  const name = shortName(`${key}`, requirements);
  if (parent?.parent === undefined) {
    const open = Object.entries(requirements.openNames ?? {});
    const [, gap] = open.find(([pattern]) => new RegExp(pattern, "i").test(name)) ?? [];
    if (gap) return `is unknown: the specification does not show such a parameter's name (${gap})`;
  }
  const { schemas = {} } = requirements;
  const { properties = {} } = dereference(parent?.schema, schemas);
  const conditions = othersWith(requirements, { parent, key }).flatMap((form) => {
    return Object.entries(form.properties ?? {}).flatMap(([field, its]) => {
      const values = dereference(its, schemas).enum;
      return values ? `${field}=${values.join("|")}` : [];
    });
  });
  if (conditions.length > 0) return `works only with ${conditions.join(" or ")}`;
  const similar = nearest(name, Object.keys(properties), Math.min(2, name.length / 2));
  return `is unknown${similar ? ` (did you mean ${similar}?)` : ""}`;
}

/** Returns the forms of a union that have a field. */
function othersWith({ schema, schemas = {} }: Requirements, { parent, key }: Omit<WalkedValue, "schema">) {
  if (parent === undefined || parent.parent !== undefined) return [];
  const forms = unionForms(schema, schemas).map((form) => dereference(form, schemas));
  return forms.filter(({ properties = {} }) => Object.hasOwn(properties, key));
}

/** Writes the location of a value, such as `items[0].name`. */
function nameOf({ parent, key }: WalkedValue, requirements: Requirements): string {
  if (parent === undefined) return "";
  const above = nameOf(parent, requirements);
  if (typeof key === "number") return `${above}[${key}]`;
  return `${above}${above && "."}${shortName(key, requirements)}`;
}

const shortName = (name: string, { redact }: Requirements) => cut(redact ? redact(name) : name, 100);

const typeWords: Readonly<Record<string, string>> = {
  string: "a text",
  array: "a list",
  object: "an object",
  integer: "a whole number",
  boolean: "true or false",
  number: "a number",
};

/** Describes the right values of a schema. */
function describe(node: SchemaNode, schemas: SchemasByName): string {
  const schema = dereference(node, schemas);
  const { anyOf, format = "", pattern, contentSchema, type = [] } = schema;
  if (anyOf) {
    const forms = anyOf.map((form) => describe(form, schemas));
    return [...new Set(forms)].join(" or ");
  }
  if (schema.enum) return `one of ${schema.enum.join(", ")}`;
  if (contentSchema) return `${describe(contentSchema, schemas)} as JSON in a text`;
  if (pattern !== undefined) return wordsOfPattern(pattern) ?? `a text of the form ${pattern}`;
  const words = [type].flat().map((one) => typeWords[one] ?? one);
  return requestForms[format]?.words ?? words.join(" or ");
}
