// Walks through a document: all of its values, and all of its texts.

/** A value in a tree of JSON. */
interface Entry {
  parent: Record<string, unknown>;
  key: string;
  value: unknown;
  /** The keys that lead to the value, its own key included. */
  keys: readonly string[];
}

/** Yields every value below a node, parents first. */
export function* entriesBelow(node: unknown, above: readonly string[] = []): Generator<Entry> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    const keys = [...above, key];
    yield { parent: node as Entry["parent"], key, value, keys };
    yield* entriesBelow(value, keys);
  }
}

/** The objects whose keys are names that the author of the document chose. */
const mapKeys = new Set([
  ...["properties", "patternProperties", "dependentSchemas", "$defs", "schemas", "x-enumDescriptions"],
  ...["paths", "webhooks", "pathItems", "callbacks", "parameters", "requestBodies", "responses", "headers"],
  ...["content", "encoding", "examples", "links", "securitySchemes", "variables", "scopes", "mapping"],
]);
/** The keys of data, which is shown as it is. */
const dataKeys = new Set(["example", "value", "default", "const", "enum"]);

/** A text of a document, and the object that contains it. */
interface Text {
  holder: object;
  key: string;
  text: string;
}

/** Yields the texts of a document under the given keys, and the descriptions of enum values. */
export function* textsIn(node: unknown, textKeys: readonly string[], key = ""): Generator<Text> {
  if (typeof node !== "object" || node === null) return;
  const isMap = mapKeys.has(key) && !Array.isArray(node);
  for (const [name, value] of Object.entries(node)) {
    const isText = isMap ? key === "x-enumDescriptions" : textKeys.includes(name);
    if (isText && typeof value === "string") yield { holder: node, key: name, text: value };
    else if (isMap) yield* textsIn(value, textKeys);
    // The examples of a schema are a list of data.
    else if (!dataKeys.has(name) && !(name === "examples" && Array.isArray(value))) {
      yield* textsIn(value, textKeys, name);
    }
  }
}
