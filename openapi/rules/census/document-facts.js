// @ts-check
import { gapsOf } from "../gaps.js";
import { gapText, membersOf, partsOf, textOf } from "./parts.js";
import { schemaFacts } from "./schema-facts.js";

/** @typedef {import("./facts.js").Location} Location */
/** @typedef {import("./facts.js").Part} Part */
/** @typedef {import("./facts.js").LocatedFact} LocatedFact */
/** @typedef {import("./facts.js").Collecting} Collecting */

export const wholeDocument = "The whole document";

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/**
 * Every fact of a document, with its references resolved, less what is only words: descriptions, summaries, titles, tags,
 * operation ids, and the examples of requests, responses and parameters.
 *
 * @param {Record<string, unknown>} root
 * @param {Location} location
 * @param {Collecting} collecting
 * @returns {LocatedFact[]}
 */
export function documentFacts(root, location, collecting) {
  /** @type {LocatedFact[]} */
  const facts = [];
  /** @param {string} table @param {string} place @param {string} keyword @param {unknown} value @param {Location} at */
  const add = (table, place, keyword, value, at) =>
    facts.push({ table, place, keyword, value: textOf(value), location: at });

  /**
   * Adds the gaps of an object, and each of its keys that is not handled elsewhere.
   *
   * @param {Part[]} parts
   * @param {string} table
   * @param {string} place
   * @param {string[]} handled
   */
  const addRest = (parts, table, place, handled) => {
    for (const { node, location: at } of parts) {
      for (const gap of gapsOf(node)) add(table, place, "gap", gapText(gap), at.child(["x-not-shown"]));
      for (const [key, value] of Object.entries(node)) {
        if (["$ref", "description", "x-not-shown", ...handled].includes(key)) continue;
        add(table, place, key, value, at.child([key]));
      }
    }
  };

  /** @param {unknown} schema @param {Location} at @param {string} table @param {string} place */
  const addSchema = (schema, at, table, place) =>
    facts.push(...schemaFacts(schema, at, { table, place }, collecting));

  /** @param {Part[]} parts @param {string} table @param {string} place */
  const addContent = (parts, table, place) => {
    for (const [type, media, at] of membersOf(parts, "content")) {
      add(table, place, "content", type, at);
      const inside = type === "application/json" ? place : `${place}(${type})`;
      const mediaParts = partsOf(media, at, collecting);
      addRest(mediaParts, table, inside, ["schema", "example", "examples"]);
      for (const { node, location: mediaAt } of mediaParts) {
        if ("schema" in node) addSchema(node["schema"], mediaAt.child(["schema"]), table, inside);
      }
    }
  };

  /** @param {[string, unknown, Location][]} parameters @param {string} table */
  const addParameters = (parameters, table) => {
    /** @type {Map<string, Part[]>} */
    const byPlace = new Map();
    for (const [, parameter, at] of parameters) {
      const parts = partsOf(parameter, at, collecting);
      const { in: where, name } = Object.assign({}, ...parts.map(({ node }) => node));
      // One of the operation replaces that of the path.
      byPlace.set(`${where}.${name}`, parts);
    }
    for (const [place, parts] of byPlace) {
      const isRequired = parts.some(({ node }) => node["required"] === true);
      const [first] = parts;
      if (first) add(table, place, "parameter", isRequired ? "required" : "optional", first.location);
      addRest(parts, table, place, ["in", "name", "required", "schema", "example", "examples"]);
      for (const { node, location: at } of parts) {
        if ("schema" in node) addSchema(node["schema"], at.child(["schema"]), table, place);
      }
    }
  };

  /** @param {string} method @param {string} path @param {Part} operation @param {[string, unknown, Location][]} shared */
  const addOperation = (method, path, operation, shared) => {
    const table = `${method.toUpperCase()} ${path}`;
    const { node, location: at } = operation;
    add(table, "", "operation", table, at);
    addRest([operation], table, "", [
      ...["operationId", "tags", "summary"],
      ...["parameters", "requestBody", "responses"],
    ]);
    addParameters([...shared, ...membersOf([operation], "parameters")], table);
    if ("requestBody" in node) {
      const bodyAt = at.child(["requestBody"]);
      const parts = partsOf(node["requestBody"], bodyAt, collecting);
      const isRequired = parts.some((part) => part.node["required"] === true);
      add(table, "body", "body", isRequired ? "required" : "optional", bodyAt);
      addRest(parts, table, "body", ["required", "content"]);
      addContent(parts, table, "body");
    }
    for (const [status, response, responseAt] of membersOf([operation], "responses")) {
      const parts = partsOf(response, responseAt, collecting);
      if (membersOf(parts, "content").length === 0) add(table, status, "content", "none", responseAt);
      addRest(parts, table, status, ["summary", "content"]);
      addContent(parts, table, status);
    }
  };

  for (const [path, item, itemAt] of membersOf([{ node: root, location }], "paths")) {
    const parts = partsOf(item, itemAt, collecting);
    addRest(parts, path, "", ["summary", "parameters", ...methods]);
    for (const { node, location: at } of parts) {
      for (const method of methods) {
        const operation = node[method];
        if (typeof operation !== "object" || operation === null) continue;
        const part = {
          node: /** @type {Record<string, unknown>} */ (operation),
          location: at.child([method]),
        };
        addOperation(method, path, part, membersOf(parts, "parameters"));
      }
    }
  }

  const whole = { node: root, location };
  addRest([whole], wholeDocument, "", [
    ...["openapi", "jsonSchemaDialect", "tags"],
    ...["info", "paths", "components", "servers"],
  ]);
  addRest(partsOf(root["info"], location.child(["info"]), collecting), wholeDocument, "info", [
    "title",
    "summary",
  ]);
  for (const [, server, at] of membersOf([whole], "servers")) {
    const parts = partsOf(server, at, collecting);
    addRest(parts, wholeDocument, "server", ["variables"]);
    for (const [name, variable, variableAt] of membersOf(parts, "variables")) {
      addRest(partsOf(variable, variableAt, collecting), wholeDocument, `server.${name}`, []);
    }
  }
  // Components that an operation refers to are listed where it does; what is left is listed by its name.
  for (const [kind, components] of Object.entries(root["components"] ?? {})) {
    const holder = { node: { [kind]: components }, location: location.child(["components"]) };
    for (const [name, component, at] of membersOf([holder], kind)) {
      const parts = partsOf(component, at, { ...collecting, reached: new Set() });
      if (parts.some(({ node }) => collecting.reached.has(node))) continue;
      const place = `${kind}.${name}`;
      if (kind === "schemas") addSchema(component, at, wholeDocument, place);
      else addRest(parts, wholeDocument, place, ["summary"]);
    }
  }
  return distinct(facts);
}

/** @param {LocatedFact[]} facts */
function distinct(facts) {
  return [...new Map(facts.map((fact) => [keyOf(fact), fact])).values()];
}

/** What makes two facts the same. @param {import("./facts.js").Fact} fact */
export function keyOf({ table, place, keyword, value }) {
  return [table, place, keyword, value].join("\t");
}
