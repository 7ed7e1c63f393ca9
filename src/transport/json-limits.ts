/** The deepest JSON that is accepted. Parsing deeper JSON is slow, and what walks its value can exhaust the stack. */
const maxDepth = 128;

/** The most values of a JSON text that are accepted. Parsing more keeps everything else from running for too long. */
const maxValues = 500_000;

/**
 * Says why a JSON text is not parsed, or nothing if it can be. It looks at the text alone, in time linear in its length.
 */
export function findExcess(text: string): string | undefined {
  // Most texts have too few brackets and characters for it, and searching is much faster than a loop over characters.
  let brackets = 0;
  for (const bracket of "[{") {
    for (
      let at = text.indexOf(bracket);
      at >= 0 && brackets <= maxDepth;
      at = text.indexOf(bracket, at + 1)
    ) {
      brackets += 1;
    }
  }
  if (text.length < maxValues && brackets <= maxDepth) return undefined;
  let depth = 0;
  let values = 1;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (char === '"') index = endOfString(text, index);
    else if (char === "]" || char === "}") depth -= 1;
    else if (char === ",") values += 1;
    else if (char === "[" || char === "{") {
      depth += 1;
      values += 1;
      if (depth > maxDepth) return "is nested too deeply";
    }
    if (values > maxValues) return `has more than ${maxValues} values`;
  }
  return undefined;
}

/** The index of the quote that closes the string which opens at an index. */
function endOfString(text: string, open: number): number {
  let index = open + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === "\\" ? 2 : 1;
  return index;
}
