// The arguments and the options of a call on a command line.

import { emptyProblem, parseExactJson, syntaxProblem } from "../../base/json.js";
import type { PlainOperation } from "../../calls/plain-operation.js";
import type { Values } from "../../tools/command.js";
import { UsageError } from "../../tools/errors.js";
import type { SchemaNode, SchemasByName } from "../../validate/schemas.js";
import { dereference, unionForms } from "../../validate/walk.js";
import { connectionOptions } from "../connection.js";

export const callOptions = {
  ...connectionOptions,
  body: { type: "string", value: "file", about: "a JSON file with fields; - for standard input" },
  all: { type: "boolean", about: "read all pages of a list, and print an item on each line" },
  send: { type: "boolean", about: "send a write" },
  "dry-run": { type: "boolean", about: "only show the request" },
} as const;

export type CallValues = Values<typeof callOptions>;

/**
 * Reads `name=value` pairs. The name of a list can be repeated. The checks of the call find unknown names.
 *
 * @throws UsageError for a text that is not a pair, for a list with an empty text, for a single value that is repeated, for broken JSON,
 * and for JSON with a number that would become another one
 */
export function readPairs(pairs: readonly string[], { inputSchema, tables }: PlainOperation): object {
  const { properties } = inputSchema;
  const texts = new Map<string, string[]>();
  for (const pair of pairs) {
    const [, name, text = ""] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined) throw new UsageError(`${pair} must be <name>=<value>.`);
    texts.set(name, [...(texts.get(name) ?? []), text]);
  }
  const readPair = ([name, list]: [string, string[]]): [string, unknown] => {
    if (!Object.hasOwn(properties, name)) return [name, list.length > 1 ? list : list[0]];
    return [name, readValue(name, list, properties[name], tables.schemas.components)];
  };
  return Object.fromEntries([...texts].map(readPair));
}

const jsonStart = /^\s*[[{]/;

/** Reads the texts of one name. A list can also be one text of JSON. */
function readValue(name: string, texts: string[], node: SchemaNode | undefined, schemas: SchemasByName) {
  const schema = dereference(node, schemas);
  const { items } = dereference(schema.contentSchema ?? schema, schemas);
  if (items === undefined) {
    if (texts.length > 1) throw new UsageError(`${name} is given twice, but is not a list.`);
    return readText(name, texts.join(), schema, schemas);
  }
  if (texts.includes("")) {
    throw new UsageError(`${name}= has no value: an empty list is ${name}=[].`);
  }
  const values = texts.map((text) =>
    jsonStart.test(text) ? readJson(name, text) : readText(name, text, items, schemas),
  );
  return values.length === 1 && Array.isArray(values[0]) ? values[0] : values;
}

/** Reads a text: as it is where the schema accepts a string, and as JSON elsewhere. */
function readText(name: string, text: string, node: SchemaNode, schemas: SchemasByName): unknown {
  const types = unionForms(node, schemas).flatMap((form) => dereference(form, schemas).type ?? []);
  return types.includes("string") ? text : readJson(name, text);
}

/** Reads a text as JSON. Returns a text that doesn't begin like a list or an object, and isn't JSON, as it is. */
function readJson(name: string, text: string): unknown {
  const { value = text, problem } = parseExactJson(text);
  const isPlain = problem === emptyProblem || problem === syntaxProblem;
  if (problem === undefined || (isPlain && !jsonStart.test(text))) return value;
  const hint = "Quote JSON as a whole, as in '<name>=[\"a\"]', or repeat the name of a list.";
  throw new UsageError(`${name} ${problem}.`, hint);
}
