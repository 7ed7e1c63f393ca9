// How much was seen, and when.
import type { Outcome } from "../../observe/evidence.js";

/** A count by what identifies the records, with the days of the first and the last. */
export type Amount = Required<Outcome>;

/**
 * The amount of an outcome since a day. Of one that began before, it is not known how much came since, so that it counts as seen,
 * and as no record.
 */
export function amountOf(
  { ids = 0, calls = 0, days = 0, first, last }: Outcome,
  since = first,
): Amount | undefined {
  if (first >= since) return { ids, calls, days, first, last };
  return last < since ? undefined : { ids: 0, calls: 0, days: 0, first: since, last };
}

/** The amount of what one observer saw, piece by piece: it counted each record once. */
export function addAmounts(a: Amount, b: Amount): Amount {
  return { ...joined(a, b), ids: a.ids + b.ids, days: a.days + b.days };
}

/** The amount of what two observers saw: of records with an id it is the larger one, because they can be the same records. */
export function joinAmounts(a: Amount, b: Amount): Amount {
  const both = joined(a, b);
  const span =
    both.first && both.last ? (Date.parse(both.last) - Date.parse(both.first)) / 86_400_000 + 1 : 0;
  return { ...both, ids: Math.max(a.ids, b.ids), days: Math.min(a.days + b.days, span) };
}

function joined(a: Amount, b: Amount) {
  return {
    calls: a.calls + b.calls,
    first: a.first < b.first ? a.first : b.first,
    last: a.last > b.last ? a.last : b.last,
  };
}

export const recordsOf = ({ ids, calls, days }: Amount): number => ids + calls + days;

/** A number with a noun: `1 workspace`, `2 workspaces`. */
export function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : nouns}`;
}

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Amounts of workspaces in words: `31 records in 2 workspaces, 1 – 3 March 2026`. */
export function described(seen: readonly { workspace: string; amount: Amount }[]): string {
  const [first, ...others] = seen.map(({ amount }) => amount);
  if (first === undefined) return "nothing";
  const all = others.reduce(addAmounts, first);
  // With a plain space in place of a thin one, so that people can search for it.
  const range = days.formatRange(Date.parse(all.first), Date.parse(all.last)).replaceAll("\u2009", " ");
  return `${counted(recordsOf(all), "record")} in ${counted(workspacesOf(seen), "workspace")}, ${range}`;
}

/** Groups a list by the name of each item. */
export function grouped<Item>(list: readonly Item[], nameOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of list) {
    const group = groups.get(nameOf(item));
    if (group) group.push(item);
    else groups.set(nameOf(item), [item]);
  }
  return groups;
}

export function workspacesOf(seen: readonly { workspace: string }[]): number {
  const names = new Set(seen.map(({ workspace }) => workspace));
  // What has no name is a workspace only where nothing has one.
  if (names.size > 1) names.delete("");
  return names.size;
}
