import type { Seed } from "./seed.js";
import type { Workspace } from "./workspace.js";

/**
 * Checks that no two records of a seed share what calls find them by.
 *
 * @param workspace - the workspace of the seed, in which each ticket has its number
 * @throws Error that names the records, and what they share
 */
export function checkUnique(seed: Seed, workspace: Workspace): void {
  const { tickets = [], customers = [], members = [], forms = [] } = seed;
  requireUnique("tickets", "id", tickets);
  requireUnique("tickets", "number", workspace.state.tickets);
  requireUnique("customers", "id", customers);
  requireUnique("customers", "email", customers);
  requireUnique("members", "id", members);
  requireUnique("members", "email", members);
  requireUnique("forms", "id", forms);
  for (const { subject, comments = [], drafts = [] } of tickets) {
    requireUnique(`comments of the ticket "${subject}"`, "id", comments);
    requireUnique(`drafts of the ticket "${subject}"`, "id", drafts);
  }
}

function requireUnique<Name extends string>(
  records: string,
  name: Name,
  list: readonly { readonly [Field in Name]?: unknown }[],
): void {
  const seen = new Set<unknown>();
  for (const { [name]: value } of list) {
    if (value !== undefined && seen.has(value)) {
      throw new Error(
        `seed: two ${records} have the ${name} ${JSON.stringify(value)}; each needs one of its own.`,
      );
    }
    seen.add(value);
  }
}
