/** A reference that leads out of a document, and its keys. */
interface OutsideReference {
  keys: string[];
  reference: string;
}

/**
 * Finds what would make a tool read a file or an address: references, the mappings of discriminators, and the values of
 * examples that are elsewhere.
 */
export function* outsideReferences(node: unknown, keys: string[] = []): Generator<OutsideReference> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    const at = [...keys, key];
    if (typeof value === "object") {
      if (key === "discriminator") yield* outsideMappings(value, at);
      yield* outsideReferences(value, at);
    } else if (typeof value === "string") {
      const isReference = key === "$ref" || key === "$dynamicRef" || key === "operationRef";
      if ((isReference && !value.startsWith("#")) || key === "externalValue")
        yield { keys: at, reference: value };
    }
  }
}

/** A value of a mapping is the name of a schema, or a reference. */
function* outsideMappings(discriminator: object | null, keys: string[]): Generator<OutsideReference> {
  const { mapping, defaultMapping } = (discriminator ?? {}) as {
    mapping?: unknown;
    defaultMapping?: unknown;
  };
  const entries: [keys: string[], value: unknown][] = [
    ...Object.entries(Object(mapping) as object).map(([name, value]): [string[], unknown] => [
      [...keys, "mapping", name],
      value,
    ]),
    [[...keys, "defaultMapping"], defaultMapping],
  ];
  for (const [at, value] of entries) {
    if (typeof value !== "string" || value.startsWith("#") || !/[/:\\]|\.(ya?ml|json)$/i.test(value))
      continue;
    yield { keys: at, reference: value };
  }
}
