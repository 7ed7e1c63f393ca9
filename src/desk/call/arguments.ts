// The arguments of a call on a command line.

import { parseJson } from "../../base/json.js";
import type { InputSchema } from "../../calls/input-schema.js";
import { unknownName } from "../../tools/command.js";
import { UsageError } from "../../tools/errors.js";
import type { SchemaNode } from "../../validate/schemas.js";

/**
 * Reads `name=value` pairs. A name that is repeated makes a list.
 *
 * @throws UsageError for a text that is not a pair, for an unknown name, and for a list with an empty text
 */
export function readPairs(pairs: readonly string[], { properties }: InputSchema): object {
  const texts = new Map<string, string[]>();
  for (const pair of pairs) {
    const [, name, text = ""] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined) throw new UsageError(`${pair} must be <name>=<value>.`);
    if (!Object.hasOwn(properties, name)) throw unknownName("argument", name, Object.keys(properties));
    texts.set(name, [...(texts.get(name) ?? []), text]);
  }
  return Object.fromEntries(
    [...texts].map(([name, list]) => [name, readValue(name, list, properties[name])]),
  );
}

/** Reads the texts of one name. A list can also be one text of JSON. */
function readValue(name: string, texts: readonly string[], schema: SchemaNode = {}): unknown {
  const { items } = schema.contentSchema ?? schema;
  const values = texts.map((text) => readText(text, items ?? schema));
  const [only] = values;
  if (items !== undefined && texts.includes("")) {
    throw new UsageError(`${name}= has no value: an empty list is ${name}=[].`);
  }
  if (values.length > 1) return values;
  if (items === undefined) return only;
  const { value } = parseJson(texts.join());
  return Array.isArray(value) ? value : values;
}

/** Reads a text: as it is where the schema accepts a string, and as JSON elsewhere. */
function readText(text: string, { type, anyOf = [] }: SchemaNode): unknown {
  const types = [type, ...anyOf.map((form) => form.type)].flat();
  const { value = text } = types.includes("string") ? {} : parseJson(text);
  return value;
}
