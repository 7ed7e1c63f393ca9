import { type Fact, textOf } from "./fact.js";
import { gapFacts } from "./gap-facts.js";
import { entriesOf, isObject, isReference, type Node, titleOf } from "./node.js";

const words = ["description", "title", "$comment", "example", "x-enumDescriptions", "x-not-shown"];
const ownRows = ["$ref", "type", "allOf", "anyOf", "oneOf", "items", "properties", "required"];
const apart = new Set([...words, ...ownRows]);
// Each value of these is a fact, so that their order is none. Examples of a schema are the defaults of an open list.
const lists = new Set(["enum", "examples"]);
const schemas = new Set([
  "additionalProperties",
  "contains",
  "contentSchema",
  "else",
  "if",
  "not",
  "propertyNames",
  "then",
  "unevaluatedItems",
  "unevaluatedProperties",
]);

/** The facts of a schema and of what is in it, up to what it refers to. */
interface SchemaFacts {
  /** Its type, or the component that it refers to; empty where it has neither. */
  type: string;
  facts: Fact[];
}

/**
 * @param given - schemas that apply all together
 * @param at - their place in the table
 */
export function schemaFacts(given: readonly unknown[], at: string): SchemaFacts {
  const parts = given.flatMap(partsOf);
  const types = parts.flatMap((part) => [
    isReference(part) ? titleOf(part) : [],
    "type" in part ? [part["type"]].flat().map(String).sort().join(" or ") : [],
  ]);
  const booleans = given.filter((one) => typeof one === "boolean").map(String);
  const facts = [
    ...parts.flatMap((part) => [...gapFacts(part, at), ...keywordFacts(part, at)]),
    ...propertyFacts(parts, at),
    ...["anyOf", "oneOf"].flatMap((key) => parts.flatMap((part) => variantFacts(part, key, at))),
  ];
  const items = parts.flatMap((part) => ("items" in part ? [part["items"]] : []));
  if (items.length > 0) facts.push(...typedFacts(items, `${at}[]`));
  return { type: [...new Set([...types.flat(), ...booleans])].sort().join(" and "), facts };
}

/** The facts of a schema, with its type as the first. */
export function typedFacts(given: readonly unknown[], at: string): Fact[] {
  const { type, facts } = schemaFacts(given, at);
  return type === "" ? facts : [{ place: at, keyword: "type", value: type }, ...facts];
}

function keywordFacts(part: Node, at: string): Fact[] {
  return Object.entries(part).flatMap(([key, value]): Fact[] => {
    if (apart.has(key)) return [];
    if (lists.has(key) && Array.isArray(value)) return value.map((one) => fact(at, key, one));
    if (!schemas.has(key) || !isObject(value)) return [fact(at, key, value)];
    const { type, facts } = schemaFacts([value], `${at}(${key})`);
    return [fact(at, key, type || "any"), ...facts];
  });
}

function propertyFacts(parts: readonly Node[], at: string): Fact[] {
  const required = new Set(parts.flatMap((part) => Object.values(part["required"] ?? []).map(String)));
  const properties = parts.flatMap((part) => entriesOf(part["properties"]));
  return [...new Set([...properties.map(([name]) => name), ...required])].flatMap((name) => {
    const inside = at === "" ? name : `${at}.${name}`;
    const ofName = properties.filter(([key]) => key === name).map(([, one]) => one);
    const { type, facts } = schemaFacts(ofName, inside);
    const value = `${required.has(name) ? "required" : "optional"} ${type}`.trim();
    return [{ place: inside, keyword: "property", value }, ...facts];
  });
}

/** A variant has the name of its component, or of its type: their order is none. */
function variantFacts(part: Node, key: string, at: string): Fact[] {
  const variants = Object.values(part[key] ?? []).sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  const names = new Set<string>();
  return variants.flatMap((variant) => {
    const { type, facts } = schemaFacts([variant], "");
    const format = isObject(variant) && !isReference(variant) ? (variant["format"] ?? []) : [];
    const base = [type || "any", format].flat().join(" ");
    const name = names.has(base) ? `${base} ${names.size + 1}` : base;
    names.add(name);
    return [{ place: at, keyword: key, value: name }, ...facts.map((one) => below(`${at}{${name}}`, one))];
  });
}

/** A fact at a place below another one. */
function below(at: string, { place, ...rest }: Fact): Fact {
  return { place: place === "" || /^[[{(]/.test(place) ? at + place : `${at}.${place}`, ...rest };
}

/** A schema and the inline members of its allOf: what all of them state is stated. */
function partsOf(schema: unknown): Node[] {
  if (!isObject(schema)) return [];
  return [schema, ...Object.values(schema["allOf"] ?? []).flatMap(partsOf)];
}

function fact(place: string, keyword: string, value: unknown): Fact {
  return { place, keyword, value: textOf(value) };
}
