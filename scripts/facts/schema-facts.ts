import { componentOf, entriesOf, type Fact, fact, gapFacts, isObject, type Node, textOf } from "./fact.js";

const words = ["description", "title", "$comment", "example", "x-enumDescriptions", "x-not-shown"];
const parts = ["allOf", "anyOf", "oneOf", "items", "properties", "required", "contentSchema"];
const apart = new Set([...words, ...parts, "$ref", "type"]);
// Each value of these keywords is a fact of its own, because their order states nothing. Examples of a schema are the defaults of an
// open list.
const lists = new Set(["enum", "examples"]);

/** The type of schemas that apply together, or the component that they refer to; empty if they have neither. */
export function typeOf(given: readonly unknown[]): string {
  const types = given.flatMap(partsOf).map((part) => {
    return componentOf(part) ?? [part["type"] ?? []].flat().map(String).sort().join(" or ");
  });
  return [...new Set(types)].filter(Boolean).sort().join(" and ");
}

/**
 * The facts of schemas that apply together, and of all schemas in them. References are not followed.
 *
 * @param at - their place in the table
 */
export function schemaFacts(given: readonly unknown[], at: string): Fact[] {
  const parts = given.flatMap(partsOf);
  if (parts.length === 0) return [];
  const all = (key: string) => parts.flatMap((part) => (key in part ? [part[key]] : []));
  return [
    ...parts.flatMap((part) => [...gapFacts(part, at), ...keywordFacts(part, at)]),
    ...propertyFacts(parts, at),
    ...["anyOf", "oneOf"].flatMap((key) => all(key).flatMap((list) => variantFacts(list, key, at))),
    ...typedFacts(all("items"), `${at}[]`),
    ...typedFacts(all("contentSchema"), `${at}(contentSchema)`),
  ];
}

/** The facts of schemas, beginning with their type. */
export function typedFacts(given: readonly unknown[], at: string): Fact[] {
  const type = typeOf(given);
  return [...(type === "" ? [] : [{ place: at, keyword: "type", value: type }]), ...schemaFacts(given, at)];
}

function keywordFacts(part: Node, at: string): Fact[] {
  return Object.entries(part).flatMap(([key, value]) => {
    if (apart.has(key)) return [];
    return (lists.has(key) ? [value].flat() : [value]).map((one) => fact(at, key, one));
  });
}

function propertyFacts(parts: readonly Node[], at: string): Fact[] {
  const required = new Set(parts.flatMap((part) => Object.values(part["required"] ?? []).map(String)));
  const properties = parts.flatMap((part) => entriesOf(part["properties"]));
  return [...new Set([...properties.map(([name]) => name), ...required])].flatMap((name) => {
    const inside = at === "" ? name : `${at}.${name}`;
    const ofName = properties.filter(([key]) => key === name).map(([, one]) => one);
    const type = typeOf(ofName) || "any";
    // Presence and type have separate rows, because the specification can state only one of them.
    const presence = required.has(name) ? [fact(inside, "required", "yes")] : [];
    const property = fact(inside, "property", required.has(name) ? type : `optional ${type}`);
    return [property, ...presence, ...schemaFacts(ofName, inside)];
  });
}

/** Names each variant by its component or type, because the order of variants states nothing. */
function variantFacts(list: unknown, keyword: string, place: string): Fact[] {
  const variants = Object.values(list ?? {}).sort((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  const names = new Set<string>();
  return variants.flatMap((variant: Node) => {
    const base = [typeOf([variant]) || "any", variant["format"] ?? []].flat().join(" ");
    const name = names.has(base) ? `${base} ${names.size + 1}` : base;
    names.add(name);
    return [{ place, keyword, value: name }, ...schemaFacts([variant], `${place}{${name}}`)];
  });
}

/** A schema and the inline members of its allOf, which apply together. */
function partsOf(schema: unknown): Node[] {
  if (typeof schema === "boolean") return [{ type: schema }];
  if (!isObject(schema)) return [];
  return [schema, ...Object.values(schema["allOf"] ?? []).flatMap(partsOf)];
}
