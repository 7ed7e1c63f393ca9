/**
 * Returns the candidate that needs the fewest edits to become the word.
 *
 * @param limit - the highest number of edits
 */
export function nearest(word: string, candidates: readonly string[], limit: number): string | undefined {
  const ranked = candidates.map((candidate) => ({ candidate, edits: editDistance(word, candidate) }));
  return ranked.filter(({ edits }) => edits <= limit).sort((a, b) => a.edits - b.edits)[0]?.candidate;
}

/** Asks whether a word should be the candidate that is most like it, after a space. Returns an empty text if no candidate is like it. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const meant = nearest(word, candidates, word.length / 2);
  return meant === undefined ? "" : ` Did you mean ${meant}?`;
}

/** The Levenshtein distance: the number of characters to insert, remove or replace. */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, character] of [...from].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (character === to[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
