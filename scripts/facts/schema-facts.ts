import type { Schema } from "../../src/document/openapi.js";
import { type Location, Place } from "../../src/document/place.js";
import { type Below, formsOf, schemasBelow, walk } from "../../src/document/walk.js";
import { componentOf, type Fact, type FactReader, fact, objectFacts, valueText } from "./fact.js";

/** The keywords that `schemaFacts` reads. */
const schemaKeywords = [
  "type",
  "allOf",
  "anyOf",
  "oneOf",
  "items",
  "properties",
  "required",
  "contentSchema",
];

/** The type of a schema, or the component that it refers to; empty if it has neither. */
export const schemaType = (schema: unknown): string => typeOfAll([standalonePlace(schema)]);

interface FactContext {
  /** The place of the value in the table. */
  readonly at: string;
  /** Whether the type of the value is a fact of its own. The type of a property or of a parameter stands in its row. */
  readonly isTyped: boolean;
}
type FactsBelow = Below<FactContext, Fact[]>;
type Schemas = readonly Place<Schema>[];

/** The facts of a schema, and of all schemas in it. References are not followed. */
export function schemaFacts(schema: unknown, at: string, isTyped = false): Fact[] {
  const options = { joined: ["allOf"] as const, context: { at, isTyped } };
  return walk<Fact[], FactContext>(
    standalonePlace(schema),
    options,
    ({ entries, schemas, context }, below) => {
      const type = context.isTyped ? typeOfAll(entries) : "";
      // Their order states nothing. Examples of a schema are the defaults of an open list.
      const readers = Object.fromEntries(
        ["enum", "examples"].map((key): [string, FactReader] => {
          return [key, (values) => [values].flat().map((one) => fact(context.at, key, one))];
        }),
      );
      const typedBelow = (keyword: "items" | "contentSchema", mark: string) =>
        below(keyword, () => ({ at: context.at + mark, isTyped: true })).flatMap(([, facts]) => facts);
      return [
        ...(type === "" ? [] : [{ place: context.at, keyword: "type", value: type }]),
        ...schemas.flatMap(({ node }) => objectFacts(node, context.at, readers, schemaKeywords)),
        ...propertyFacts(schemas, context.at, below),
        ...variantFacts(schemas, "anyOf", context.at, below),
        ...variantFacts(schemas, "oneOf", context.at, below),
        ...typedBelow("items", "[]"),
        ...typedBelow("contentSchema", "(contentSchema)"),
      ];
    },
  );
}

/** The place of a schema, from which no reference leads away: a reference is a schema like others. */
const standalonePlace = (schema: unknown) =>
  new Place(schema as Schema, nowhere, (node, location) => ({ node, location }));

const nowhere: Location = { pointer: "", absolutePointer: "", child: () => nowhere };

/** The type of schemas that apply together. */
function typeOfAll(entries: Schemas): string {
  const booleans = entries.flatMap(({ node }) => (typeof node === "boolean" ? `${node}` : []));
  const types = formsOf(entries, ["allOf"]).map(({ node }) => {
    return componentOf(node) ?? [node.type ?? []].flat().sort().join(" or ");
  });
  return [...new Set([...booleans, ...types])].filter(Boolean).sort().join(" and ");
}

function propertyFacts(schemas: Schemas, at: string, below: FactsBelow): Fact[] {
  const inside = (name: string) => (at === "" ? name : `${at}.${name}`);
  // Presence and type have separate rows, because the specification can state only one of them.
  const presence = schemas.flatMap(({ node }) =>
    Object.values(node.required ?? []).map((name) => fact(inside(name), "required", "yes")),
  );
  const types = schemasBelow(schemas, "properties").map(([name, own]): Fact => {
    return { place: inside(name), keyword: "property", value: typeOfAll(own) || "any" };
  });
  const facts = below("properties", (name) => ({ at: inside(name), isTyped: false }));
  return [...types, ...presence, ...facts.flatMap(([, own]) => own)];
}

/** Names each variant by its component or type, because the order of variants states nothing. */
function variantFacts(
  schemas: Schemas,
  keyword: "anyOf" | "oneOf",
  place: string,
  below: FactsBelow,
): Fact[] {
  const variants = schemasBelow(schemas, keyword).map(([key, own]) => {
    const [node] = own.map((one) => one.node);
    return {
      key,
      text: valueText(node),
      name: [typeOfAll(own) || "any", node?.format ?? []].flat().join(" "),
    };
  });
  variants.sort((a, b) => (a.text < b.text ? -1 : 1));
  const names = new Map<string, string>();
  for (const { key, name } of variants)
    names.set(key, [...names.values()].includes(name) ? `${name} ${names.size + 1}` : name);
  const facts = new Map(
    below(keyword, (key) => {
      const name = names.get(key) ?? "";
      return { at: `${place}{${name}}`, isTyped: !name.includes("/") };
    }),
  );
  return [...names].flatMap(([key, value]) => [{ place, keyword, value }, ...(facts.get(key) ?? [])]);
}
