import type { RequestAssumptions } from "./assumptions.js";

/** Who has a first and a last name. */
interface Named {
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
}

/** The name that a first and a last name make, in the form that is assumed; undefined where it is left out. */
export function nameOf(
  { first_name, last_name }: Named,
  gap: "customers.name-form" | "team-members.name-form",
  assumptions: RequestAssumptions,
): string | undefined {
  const parts = [first_name, last_name].filter((part) => part !== undefined);
  const form = parts.length === 0 ? "left-out" : assumptions.settleOr(gap, "left-out");
  if (form === "left-out") return undefined;
  return (form === "last-first" ? parts.reverse() : parts).join(" ");
}
