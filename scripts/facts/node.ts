/** An object of a document. */
export type Node = Record<string, unknown>;

export function isObject(node: unknown): node is Node {
  return typeof node === "object" && node !== null && !Array.isArray(node);
}

export function isReference(node: unknown): node is { $ref: string } {
  return isObject(node) && typeof node["$ref"] === "string";
}

/** The entries of an object; none for anything else. */
export const entriesOf = (node: unknown): [key: string, value: unknown][] =>
  isObject(node) ? Object.entries(node) : [];

/** The component that a reference of a bundled document leads to: the title of its table. */
export const titleOf = ({ $ref }: { $ref: string }): string => $ref.replace("#/components/", "");
