/** What each gap of an operation leaves open, by its id: `2XX` for a success, and its failures, such as `404 4XX`. */
export type OpenAnswers = Readonly<Record<string, string>>;

/**
 * Returns the failures that gaps leave open.
 *
 * @param failures - those of the gaps that don't leave open any 4xx, and nothing else
 */
export function openFailures(ids: readonly string[], failures: OpenAnswers): OpenAnswers {
  return Object.fromEntries(ids.map((id) => [id, failures[id] ?? anyRefusal]));
}

/** The failures that most gaps leave open, so that the generated table leaves them out. */
export const anyRefusal = "4XX";

/** The header with which a mock names the gaps that its response depends on. */
export const notShownHeader = "sl-not-shown";

/**
 * Answers which open gaps an answer of an operation can depend on: first those that name its status, then the others in the order of the
 * operation's gaps.
 *
 * @param isDocumented - whether the document names the status of a failure, so that no range covers it
 */
export function gapsOf(open: OpenAnswers, status: number, isDocumented = false): string[] {
  const having = (name: string) => Object.keys(open).filter((id) => open[id]?.split(" ").includes(name));
  const named = having(`${status}`);
  return isDocumented ? named : [...new Set([...named, ...having(`${`${status}`[0]}XX`)])];
}
