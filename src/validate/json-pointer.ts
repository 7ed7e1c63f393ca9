/** The keys of a JSON pointer, such as `/paths` or `#/paths`. */
export function keysOf(pointer: string): string[] {
  const [, ...parts] = pointer.split("/");
  return parts.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** A JSON pointer below another. */
export function pointerFrom(start: string, ...keys: string[]): string {
  return [start, ...keys.map((key) => key.replaceAll("~", "~0").replaceAll("/", "~1"))].join("/");
}

/** The node of a document at a JSON pointer, as it is written there; undefined where the document ends before it. */
export function nodeAt(document: object, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>(
    (node, key) => (Object(node) as Record<string, unknown>)[key],
    document,
  );
}
