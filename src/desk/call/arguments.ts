// The arguments of a call on a command line.

import { parseJson } from "../../base/json.js";
import type { InputSchema, JsonSchema } from "../../calls/tool-table.js";
import { unknownName } from "../../tools/command.js";
import { UsageError } from "../../tools/errors.js";

/**
 * Reads `name=value` pairs. A name that is repeated makes a list.
 *
 * @throws UsageError for a text that is not a pair, and for an unknown name
 */
export function readPairs(pairs: readonly string[], { properties }: InputSchema): object {
  const texts = new Map<string, string[]>();
  for (const pair of pairs) {
    const [, name, text = ""] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined) throw new UsageError(`${pair} must be <name>=<value>.`);
    if (!Object.hasOwn(properties, name)) throw unknownName("argument", name, Object.keys(properties));
    texts.set(name, [...(texts.get(name) ?? []), text]);
  }
  return Object.fromEntries([...texts].map(([name, list]) => [name, readValue(properties[name], list)]));
}

type ValueSchema = JsonSchema & { type?: string; items?: ValueSchema; anyOf?: ValueSchema[] };

/** Reads the texts of one name. A list can also be one text of JSON. */
function readValue(schema: ValueSchema = {}, texts: readonly string[]): unknown {
  const { contentSchema, type, items = {} } = schema;
  if (contentSchema) return readValue(contentSchema, texts);
  const [text = "", ...others] = texts;
  if (type !== "array") {
    return others.length > 0 ? texts.map((one) => readText(schema, one)) : readText(schema, text);
  }
  const { value } = parseJson(text);
  return others.length === 0 && Array.isArray(value) ? value : texts.map((one) => readText(items, one));
}

/** Reads a text: as it is where the schema accepts a string, and as JSON elsewhere. */
function readText({ type, anyOf = [] }: ValueSchema, text: string): unknown {
  const types = [type, ...anyOf.map((form) => form.type)];
  const { value = text } = types.includes("string") ? {} : parseJson(text);
  return value;
}
