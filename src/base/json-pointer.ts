/** Extends a JSON pointer by keys. */
export function pointerFrom(start: string, ...keys: string[]): string {
  return [start, ...keys.map((key) => key.replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");
}

/**
 * Returns the node of a document at a JSON pointer, such as `/paths` or `#/paths`, without following references; undefined if the pointer
 * leads nowhere.
 */
export function nodeAt(document: object, pointer: string): unknown {
  const [, ...keys] = pointer.split("/").map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  return keys.reduce<unknown>((node, key) => (Object(node) as Record<string, unknown>)[key], document);
}
