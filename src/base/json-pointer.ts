/** Splits a JSON pointer, such as `/paths` or `#/paths`, into its keys. */
function keysOf(pointer: string): string[] {
  const [, ...parts] = pointer.split("/");
  return parts.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Extends a JSON pointer by keys. */
export function pointerFrom(start: string, ...keys: string[]): string {
  return [start, ...keys.map((key) => key.replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");
}

/** Returns the node of a document at a JSON pointer, without following references; undefined if the pointer leads nowhere. */
export function nodeAt(document: object, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>(
    (node, key) => (Object(node) as Record<string, unknown>)[key],
    document,
  );
}
