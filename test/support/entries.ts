// Walks through JSON.

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
