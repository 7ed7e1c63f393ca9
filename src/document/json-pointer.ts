/** Escapes a key for a JSON pointer. */
function escapeKey(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The key that a part of a JSON pointer names. */
export function unescapeKey(part: string): string {
  return part.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** The keys of a JSON pointer, such as `/paths` or `#/paths`. */
export function keysOf(pointer: string): string[] {
  return pointer.split("/").slice(1).map(unescapeKey);
}

/** A JSON pointer below another. */
export function pointerFrom(start: string, ...keys: string[]): string {
  return [start, ...keys.map(escapeKey)].join("/");
}

/** The node of a document at a JSON pointer, as it is written there; undefined where there is none. */
export function nodeAt(document: object, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>(
    (node, key) => (Object(node) as Record<string, unknown>)[key],
    document,
  );
}
