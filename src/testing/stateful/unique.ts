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
  requireUnique("tickets", tickets, "id");
  requireUnique("tickets", workspace.state.tickets, "number");
  requireUnique("customers", customers, "id", "email");
  requireUnique("members", members, "id", "email");
  requireUnique("forms", forms, "id");
  for (const { subject, comments = [], drafts = [] } of tickets) {
    requireUnique(`comments of the ticket "${subject}"`, comments, "id");
    requireUnique(`drafts of the ticket "${subject}"`, drafts, "id");
  }
}

function requireUnique<Item extends object>(
  records: string,
  list: readonly Item[],
  ...names: (keyof Item & string)[]
): void {
  for (const name of names) {
    const seen = new Set<unknown>();
    for (const { [name]: value } of list) {
      const what = `the ${name} ${JSON.stringify(value)}`;
      if (seen.has(value)) throw new Error(`seed: two ${records} have ${what}; each needs one of its own.`);
      if (value !== undefined) seen.add(value);
    }
  }
}
