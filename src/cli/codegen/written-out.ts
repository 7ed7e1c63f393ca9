import { nodeAt } from "../../document/json-pointer.js";
import { CommandError } from "../errors.js";
import type { Document } from "./openapi.js";

/** How many values a document can have once every reference is written out, as the mock does it: ten times ours. */
const mostValues = 100_000;

/**
 * Checks how large a document is with its references written out: schemas that refer to the next one twice double it.
 *
 * @throws CommandError where it is too large
 */
export function checkWrittenOut(file: string, document: Document): void {
  const sizes = new Map<string, number>();
  const sizeOf = (node: unknown): number => {
    if (typeof node !== "object" || node === null) return 1;
    const { $ref } = node as { $ref?: unknown };
    if (typeof $ref !== "string")
      return Object.values(node).reduce<number>((sum, one) => sum + sizeOf(one), 1);
    const known = sizes.get($ref);
    if (known !== undefined) return known;
    // A reference to itself is not written out again.
    sizes.set($ref, 0);
    const size = sizeOf(nodeAt(document, $ref));
    sizes.set($ref, size);
    return size;
  };
  if (sizeOf(document) <= mostValues) return;
  throw new CommandError(
    `${file}: the patched document has more than ${mostValues} values once its references are written out. Look for schemas that refer to others several times, on many levels.`,
  );
}
