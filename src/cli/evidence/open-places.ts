import { unsetSchemas } from "./findings.js";
import type { KnownBundle } from "./knowledge.js";
import { occurrencesIn } from "./occurrences.js";

/** Says whether a gap leaves open what an operation has at a place where nothing is set, at the place itself or above it. */
export function openPlaces(
  bundles: readonly KnownBundle[],
): (operation: string, place: string) => "itself" | "in it" | undefined {
  const open = new Set<string>();
  for (const { document } of bundles) {
    for (const { at } of unsetSchemas(document)) {
      for (const { operation, side, place } of occurrencesIn(document).get(at.pointer) ?? []) {
        if (side === "response") open.add(`${operation} ${place}`);
      }
    }
  }
  return (operation, place) => {
    if (open.has(`${operation} ${place}`)) return "itself";
    const keys = place.split("/");
    return keys.some((_, length) => open.has(`${operation} ${keys.slice(0, length).join("/")}`))
      ? "in it"
      : undefined;
  };
}
