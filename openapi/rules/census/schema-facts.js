// @ts-check
import { gapsOf } from "../gaps.js";
import { gapText, membersOf, partsOf, textOf } from "./parts.js";

/** @typedef {import("./facts.js").Part} Part */
/** @typedef {import("./facts.js").LocatedFact} LocatedFact */
/** @typedef {import("./facts.js").Collecting} Collecting */

// Words, and what is collected in a way of its own.
const words = ["description", "title", "$comment", "example", "x-enumDescriptions"];
const own = ["$ref", "allOf", "required", "properties", "items", "anyOf", "oneOf", "x-not-shown"];
const apart = new Set([...words, ...own]);
// Each value of these is a fact, so that their order is none. Examples of a schema are the defaults of an open list.
const lists = new Set(["enum", "examples", "type"]);
const schemas = [
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
];

/**
 * The facts of a schema and of what is in it, with every reference resolved.
 *
 * @param {unknown} schema
 * @param {import("./facts.js").Location} location
 * @param {{ table: string, place: string }} at
 * @param {Collecting} collecting
 * @returns {LocatedFact[]}
 */
export function schemaFacts(schema, location, { table, place }, collecting) {
  return factsAt([[schema, location]], place, new Map());

  /**
   * @param {[schema: unknown, location: import("./facts.js").Location][]} given - all of them apply
   * @param {string} at
   * @param {Map<unknown, string>} above - the schemas that this one is inside of, by their places
   * @returns {LocatedFact[]}
   */
  function factsAt(given, at, above) {
    /** @type {LocatedFact[]} */
    const facts = [];
    /** @param {string} keyword @param {unknown} value @param {import("./facts.js").Location} where */
    const add = (keyword, value, where, inside = at) =>
      facts.push({ table, place: inside, keyword, value: textOf(value), location: where });

    for (const [one, where] of given) if (typeof one === "boolean") add("schema", one, where);
    const all = given.flatMap(([one, where]) => flat(one, where, new Set()));
    const parts = all.filter(({ node }) => !above.has(node));
    for (const { node, location: where } of all) {
      const outer = above.get(node);
      if (outer !== undefined) add("repeats", at.slice(outer.length), where);
    }
    const inside = new Map([
      ...above,
      ...parts.map(({ node }) => /** @type {[unknown, string]} */ ([node, at])),
    ]);

    for (const { node, location: where } of parts) {
      for (const gap of gapsOf(node)) add("gap", gapText(gap), where.child(["x-not-shown"]));
      for (const [key, value] of Object.entries(node)) {
        if (apart.has(key)) continue;
        const here = where.child([key]);
        if (schemas.includes(key)) {
          add(key, typeof value === "boolean" ? value : "schema", here);
          if (typeof value === "object") facts.push(...factsAt([[value, here]], `${at}(${key})`, inside));
        } else if (lists.has(key) && Array.isArray(value)) {
          for (const [index, item] of value.entries()) add(key, item, here.child([index]));
        } else add(key, value, here);
      }
    }
    facts.push(...propertyFacts(parts, at, inside));
    const items = parts.flatMap(({ node, location: where }) =>
      "items" in node
        ? [/** @type {[unknown, import("./facts.js").Location]} */ ([node["items"], where.child(["items"])])]
        : [],
    );
    if (items.length > 0) facts.push(...factsAt(items, `${at}[]`, inside));
    for (const key of ["anyOf", "oneOf"]) facts.push(...variantFacts(parts, key, at, inside));
    return facts;
  }

  /** @param {Part[]} parts @param {string} at @param {Map<unknown, string>} above @returns {LocatedFact[]} */
  function propertyFacts(parts, at, above) {
    const required = membersOf(parts, "required");
    const properties = membersOf(parts, "properties");
    const names = new Set([...properties.map(([name]) => name), ...required.map(([, name]) => String(name))]);
    return [...names].flatMap((name) => {
      const inside = at === "" ? name : `${at}.${name}`;
      const schemasOfIt = properties
        .filter(([key]) => key === name)
        .map(([, value, where]) => /** @type {[unknown, typeof where]} */ ([value, where]));
      const requirement = required.find(([, key]) => key === name);
      const where = schemasOfIt[0]?.[1] ?? requirement?.[2];
      if (where === undefined) return [];
      const value = requirement ? "required" : "optional";
      return [
        { table, place: inside, keyword: "property", value, location: where },
        ...factsAt(schemasOfIt, inside, above),
      ];
    });
  }

  /**
   * The variants of a union, by the names that the census has for them: each has the name that fits it best, so that
   * their order is free.
   *
   * @param {Part[]} parts
   * @param {string} key
   * @param {string} at
   * @param {Map<unknown, string>} above
   * @returns {LocatedFact[]}
   */
  function variantFacts(parts, key, at, above) {
    const variants = membersOf(parts, key);
    const names = collecting.variantsAt(table, at);
    /** @param {number} index @param {string} name @returns {LocatedFact[]} */
    const named = (index, name) => {
      const [, schemaOfIt, where] = /** @type {(typeof variants)[0]} */ (variants[index]);
      return [
        { table, place: at, keyword: key, value: name, location: where },
        ...factsAt([[schemaOfIt, where]], `${at}{${name}}`, above),
      ];
    };
    const fits = variants
      .flatMap((_, index) =>
        names.map((name) => ({ index, name, fit: named(index, name).filter(collecting.isListed).length })),
      )
      .sort((a, b) => b.fit - a.fit);
    /** @type {Map<number, string>} */
    const chosen = new Map();
    for (const { index, name, fit } of fits) {
      if (fit > 1 && !chosen.has(index) && ![...chosen.values()].includes(name)) chosen.set(index, name);
    }
    return variants.flatMap((_, index) => named(index, chosen.get(index) ?? `new${index + 1}`));
  }

  /**
   * A schema, what it refers to, and the members of its allOf: what all of them state is stated.
   *
   * @param {unknown} one
   * @param {import("./facts.js").Location} where
   * @param {Set<unknown>} seen
   * @returns {Part[]}
   */
  function flat(one, where, seen) {
    if (seen.has(one)) return [];
    seen.add(one);
    return partsOf(one, where, collecting).flatMap((part) => [
      part,
      ...membersOf([part], "allOf").flatMap(([, member, place_]) => flat(member, place_, seen)),
    ]);
  }
}
