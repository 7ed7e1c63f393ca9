/** What each gap of an operation leaves open, by its id: `2XX` for a success, and its failures, such as `404 4XX partial`. */
export type OpenAnswers = Readonly<Record<string, string>>;

/** Stands after the failures that may have done a part of a write. */
export const partialWord = "partial";

/** The header of every response of a mock, and the one that names the gaps that its response depends on. */
export const mockHeader = "sl-mock";
export const notShownHeader = "sl-not-shown";

/** Says in a clause what became of a gap; undefined if no gap ever had this id. */
export function formerGapClause(
  id: string,
  former: Readonly<Record<string, string | null>>,
): string | undefined {
  if (!Object.hasOwn(former, id)) return undefined;
  const { [id]: replacement } = former;
  return replacement === null ? `${id} is no longer a gap` : `${id} is now ${replacement}`;
}

/**
 * Returns the gaps that a response of an operation can depend on: first those that name its status, then the others in the given order.
 *
 * @param open - what the gaps of the operation leave open
 * @param isDocumented - whether the document names the status of a failure, so that no range covers it
 */
export function gapsOf(open: OpenAnswers, status: number, isDocumented = false): string[] {
  const having = (name: string) => Object.keys(open).filter((id) => open[id]?.split(" ").includes(name));
  const named = having(`${status}`);
  return isDocumented ? named : [...new Set([...named, ...having(`${`${status}`[0]}XX`)])];
}
