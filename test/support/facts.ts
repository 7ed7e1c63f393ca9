// Reads every fact of a document, for openapi/facts.txt.
import { nodeAt } from "../../src/base/json-pointer.js";
import { isObject, isReference } from "../../src/document/located-node.js";
import { isData, mapKeys } from "../../src/document/nodes.js";
import { withoutNotes } from "../../src/document/notes.js";
import { type Document, type GapEntry, methods } from "../../src/document/openapi.js";
import { marksOf, readBundled } from "../../src/document/reading.js";

/** A location, and what an object states there. An empty text says only that something is there. */
type Fact = readonly [location: string, text: string];

/** Returns the text of openapi/facts.txt for a bundled document. */
export const factsText = (document: Document): string => `${factsOf(document).join("\n")}\n`;

/**
 * Lists the facts of a bundled document, one line a location. A location leads through an operation, without the names of operations, components
 * and security schemes, so that a line stays the same when somebody renames, moves, splits or joins these.
 */
export function factsOf(document: Document): string[] {
  const { components, ...others } = document;
  const { root, operations } = readBundled(document);
  const items = root.child("paths").children();
  const paths = items.map(([path, item]) => [path, ownKeys(item.resolved().node)] as const);
  const calls = operations.map(({ name, located, parameters }) => {
    return [name, { ...located.node, parameters: parameters.map(({ entry }) => entry.node) }] as const;
  });
  const reader = new FactReader(document);
  const used = reader.read([{ ...others, paths: Object.fromEntries([...paths, ...calls].filter(isFilled)) }]);
  const unused = Object.entries(components ?? {}).map(([kind, parts]) => {
    return [`unused ${kind}`, Object.values(parts).filter((part) => !reader.reached.has(part))] as const;
  });
  const rest = reader.read([Object.fromEntries(unused.filter(isFilled))]);
  // All marks are read by now.
  return linesOf([...used, ...rest, ...reader.read([Object.fromEntries(reader.marks)])]);
}

const isFilled = ([, node]: readonly [string, object]): boolean => Object.keys(node).length > 0;

/** Returns a path without its operations and their parameters. */
function ownKeys(item: object): object {
  const others: string[] = [...methods, "parameters"];
  return Object.fromEntries(Object.entries(item).filter(([key]) => !others.includes(key)));
}

/** Sorts facts, because their order in a document states nothing. */
function linesOf(facts: readonly Fact[]): string[] {
  const texts = new Map<string, Set<string>>();
  for (const [location, text] of facts) texts.set(location, (texts.get(location) ?? new Set()).add(text));
  return [...texts.keys()].sort().map((location) => {
    const stated = [...(texts.get(location) ?? [])].filter((text) => text !== "");
    stated.sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
    return [location.trim(), stated.join(", ")].filter(Boolean).join(": ");
  });
}

const rankOf = (text: string): number =>
  text === "required" ? 0 : /^(array|boolean|integer|null|number|object|string)\b/.test(text) ? 1 : 2;

/** What a key states: a text, or an object at a location. The order of objects in a list states nothing. */
type Statement = string | readonly [location: string, node: unknown, isListed?: boolean];

class FactReader {
  /** The objects that were read. A component that isn't among them is unused. */
  readonly reached = new Set<unknown>();
  /** What the marks state, by their locations. */
  readonly marks = new Map<string, object>();

  constructor(private readonly document: Document) {}

  /**
   * Returns the facts of objects that describe one thing together.
   *
   * @param around - the objects around them, because a schema can refer to itself
   */
  read(nodes: readonly unknown[], around: readonly (readonly unknown[])[] = []): Fact[] {
    const parts = this.#partsOf(nodes);
    const level = around.findIndex((one) => one.some((part) => isObject(part) && parts.includes(part)));
    if (level >= 0) return [["", `repeats the object ${around.length - level} above`]];
    const facts: Fact[] = [];
    const below = new Map<string, unknown[]>();
    const listed = new Map<string, Fact[][]>();
    for (const statement of parts.flatMap((part) => this.#statementsOf(part))) {
      if (typeof statement === "string") {
        facts.push(["", statement]);
        continue;
      }
      const [location, node, isListed] = statement;
      if (isListed)
        listed.set(location, [...(listed.get(location) ?? []), this.read([node], [...around, parts])]);
      else below.set(location, [...(below.get(location) ?? []), node]);
    }
    for (const [location, group] of below)
      facts.push(...under(location, this.read(group, [...around, parts])));
    for (const [location, variants] of listed) facts.push(...numbered(location, variants));
    return facts;
  }

  /** Returns objects, the targets of their references, and the members of their `allOf`. */
  #partsOf(nodes: readonly unknown[]): unknown[] {
    const parts = new Set(nodes);
    // A set grows while it is iterated.
    for (const part of parts) {
      this.reached.add(part);
      if (isReference(part)) parts.add(nodeAt(this.document, part.$ref));
      for (const member of isObject(part) ? [part["allOf"] ?? []].flat() : []) parts.add(member);
    }
    return [...parts];
  }

  #statementsOf(part: unknown): Statement[] {
    if (!isObject(part)) return [valueText(part)];
    const marks = marksOf(part).map((gap) => {
      const stated = statedBy(gap);
      if (this.read([stated]).length > 0) this.marks.set(`gap ${gap.id}`, stated);
      return `gap ${gap.id}`;
    });
    const keys = Object.keys(part).filter((key) => !isUnread(key, part));
    return [...marks, ...keys.flatMap((key) => this.#statementsIn(key, part[key]))];
  }

  #statementsIn(key: string, value: unknown): Statement[] {
    const entries = isObject(value) ? Object.entries(value) : [];
    const values = entries.map(([, one]) => one);
    switch (key) {
      case "type":
        return [[value].flat().map(valueText).sort().join(" or ")];
      case "title":
      case "summary":
      case "description":
        return wordsOf(value);
      case "x-enumDescriptions":
        return values.flatMap(wordsOf);
      case "tags":
        // An operation names its tags; the document describes them.
        return values.flatMap((tag) => wordsOf(Object(tag).description));
      case "security":
        if (values.length === 0) return ["no security"];
        return values.map((one) => [" security", { allOf: this.#schemesOf(one) }, true]);
      case "parameters":
        return this.#parametersIn(values);
      case "required":
        return value === true ? [key] : values.map((name) => [`.${valueText(name)}`, { required: true }]);
    }
    if (!isObject(value)) return [value === true ? key : `${key} ${valueText(value)}`];
    if (isData(key, value) || (Array.isArray(value) && !value.some(isObject)))
      return [`${key} ${[value].flat().map(valueText).sort().join(" ")}`.trim()];
    if (Array.isArray(value)) return value.map((one) => [` ${key}`, one, true]);
    if (!mapKeys.has(key)) return [[locationOf(key), value]];
    const types = key === "content" ? entries.map(([type]) => type) : [];
    return [...types, ...entries.map(([name, one]): Statement => [locationOf(key, name), one])];
  }

  /** Returns the schemes of a requirement, which names them. */
  #schemesOf(requirement: unknown): unknown[] {
    const entries: [string, unknown][] = Object.entries(Object(requirement));
    const schemes = this.document.components?.securitySchemes;
    return entries.flatMap(([name, scopes]) => [
      schemes?.[name],
      ...[scopes].flat().map((scope) => ({ scope })),
    ]);
  }

  /** Returns parameters by their locations. One of an operation comes after the same one of its path, and replaces it. */
  #parametersIn(parameters: readonly unknown[]): Statement[] {
    const byLocation = parameters.map((one): [string, object] => {
      const joined: Record<string, unknown> = Object.assign({}, ...this.#partsOf([one]));
      const { in: where, name, $ref: _, ...others } = joined;
      return [` ${where}.${name}`, others];
    });
    return [...new Map(byLocation)];
  }
}

/** Words, and the keys that are read apart. */
const unread = [
  "x-former-gaps",
  "$ref",
  "allOf",
  "openapi",
  "jsonSchemaDialect",
  "operationId",
  "x-not-shown",
];

/** The examples of requests, responses and parameters are not facts. Those of a schema are the defaults of an open list. */
function isUnread(key: string, part: Record<string, unknown>): boolean {
  if (key === "example") return "schema" in part || "content" in part;
  if (key === "examples") return !Array.isArray(part[key]);
  return unread.includes(key) || part[key] === undefined;
}

/** The locations below an object, by its key, and by the name if the key has an object with names. */
const locations: Record<string, (name: string) => string> = {
  paths: (name) => name,
  properties: (name) => `.${name}`,
  items: () => "[]",
  schema: () => "",
  requestBody: () => " body",
  responses: (status) => ` ${status}`,
  content: (type) => (type === "application/json" ? "" : ` ${type}`),
};
const locationOf = (key: string, name = ""): string => locations[key]?.(name) ?? ` ${key} ${name}`.trimEnd();

const under = (location: string, facts: readonly Fact[]): Fact[] =>
  [["", ""] as const, ...facts].map(([below, text]) => [location + below, text]);

/** Numbers the different variants of a thing by their content. */
function numbered(location: string, variants: readonly Fact[][]): Fact[] {
  const byContent = new Map(variants.map((facts) => [linesOf(facts).join("\n"), facts]));
  const contents = [...byContent.keys()].sort();
  return contents.flatMap((content, index) => {
    const own = contents.length > 1 ? `${location} ${index + 1}` : location;
    return under(own, byContent.get(content) ?? []);
  });
}

/** Returns what a mark states beside its id, as an object whose facts can be read. */
function statedBy({ what, advice, kind, failures, disallowed, operations, partial }: GapEntry): object {
  const keys = Object.entries(disallowed ?? {}).map(([key, value]) => [`disallowed ${key}`, value]);
  return {
    description: `${what} ${advice}`,
    kind,
    failures,
    operations,
    partial,
    ...Object.fromEntries(keys),
  };
}

/** Writes a value. A string has quotes if it has a space or a comma, or looks like another type of value. */
function valueText(value: unknown): string {
  const isPlain =
    typeof value === "string" &&
    /^[^\s,"[{][^\s,]*$/.test(value) &&
    !/^(-?\d+(\.\d+)?|true|false|null)$/.test(value);
  return isPlain ? value : `${JSON.stringify(value)}`;
}

// One is an ordinary word.
const numberWords =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|(twen|thir|for|fif|six|seven|eigh|nine)ty|dozens?|hundreds?|thousands?|millions?";
const numeral = new RegExp(`(?<![\\w.])\\d[\\w.]*\\b|\\b(${numberWords})\\b`, "g");
const literal = /`[^`\n]+`/g;
/** Samples of code, and the numbers of list items. */
const skipped = /^```[\s\S]*?^```$|^\d+\. /gm;

/** Lists the numbers and literals in a text. */
function wordsOf(text: unknown): string[] {
  const prose = withoutNotes(`${text}`).replaceAll(skipped, "");
  const numbers = prose.replaceAll(literal, "").toLowerCase().match(numeral) ?? [];
  const words = [...new Set([...numbers, ...(prose.match(literal) ?? [])])].sort();
  return words.length > 0 ? [`says ${words.join(" ")}`] : [];
}
