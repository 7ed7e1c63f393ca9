import { entriesBelow } from "./walk.js";

/** A reference that leads out of a document, and the key under which it is written. */
interface OutsideReference {
  key: string;
  reference: string;
}

/**
 * Finds what would make a tool read a file or an address: references, the mappings of discriminators, and the values of
 * examples that are elsewhere.
 */
export function* outsideReferences(document: object): Generator<OutsideReference> {
  for (const { key, value, keys } of entriesBelow(document)) {
    if (typeof value === "string" && leadsOut(keys, value)) yield { key, reference: value };
  }
}

function leadsOut(keys: readonly string[], value: string): boolean {
  const [top, above, key] = [keys.at(-3), keys.at(-2), keys.at(-1)];
  if (key === "externalValue") return true;
  if (value.startsWith("#")) return false;
  if (key === "$ref" || key === "$dynamicRef" || key === "operationRef") return true;
  // A value of a mapping is the name of a schema, or a reference.
  const isMapping =
    above === "discriminator" ? key === "defaultMapping" : above === "mapping" && top === "discriminator";
  return isMapping && /[/:\\]|\.(ya?ml|json)$/i.test(value);
}
