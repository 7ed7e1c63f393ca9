import type { UnsetGap, UnsetValue } from "./answers.js";
import type { RequestAssumptions } from "./ledger.js";

const gapOf = Symbol("gap");

/** Notes which gap leaves open how the service shows the members of an object that are undefined. */
export function unsettled<Value extends object>(gap: UnsetGap, value: Value): Value {
  return Object.defineProperty(value, gapOf, { value: gap });
}

/** The members that are objects; all others are texts. */
const objects = new Set(["assignee", "author", "customer"]);

/**
 * Shows what nobody set in a body as it is assumed to be shown: left out where nothing is assumed. It comes after the
 * validation of the answer, because the document has no word for a value that is null or empty.
 */
export function showUnset(value: unknown, assumptions: RequestAssumptions): void {
  if (typeof value !== "object" || value === null) return;
  const gap = (value as { [gapOf]?: UnsetGap })[gapOf];
  for (const [name, member] of Object.entries(value)) {
    if (member !== undefined) showUnset(member, assumptions);
    else if (gap !== undefined) {
      const shown = emptied(name, assumptions.settleOrOmit(gap));
      Object.assign(value, { [name]: shown });
    }
  }
}

function emptied(name: string, unset: UnsetValue | undefined): unknown {
  if (unset === undefined || unset === "left-out") return undefined;
  if (unset === "null") return null;
  return objects.has(name) ? {} : "";
}
