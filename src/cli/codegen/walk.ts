/** A value in a tree of JSON. */
interface Entry {
  parent: Record<string, unknown>;
  key: string;
  value: unknown;
  /** The keys that lead to it, its own included. */
  keys: readonly string[];
}

/** Every value below a node, each before those below itself. */
export function* entriesBelow(node: unknown, above: readonly string[] = []): Generator<Entry> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    const keys = [...above, key];
    yield { parent: node as Entry["parent"], key, value, keys };
    yield* entriesBelow(value, keys);
  }
}
