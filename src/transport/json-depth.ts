/** The deepest JSON that is accepted. Parsing deeper JSON is slow, and what walks its value can exhaust the stack. */
const maxDepth = 128;

/** Whether the brackets of a JSON text are nested too deeply. It looks at the text alone, in time linear in its length. */
export function isTooDeep(text: string): boolean {
  // Most texts have too few brackets to be deep, and splitting is much faster than a loop over the characters.
  if (text.split(/[[{]/, maxDepth + 2).length < maxDepth + 2) return false;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (char === '"') index = endOfString(text, index);
    else if (char === "]" || char === "}") depth -= 1;
    else if (char === "[" || char === "{") {
      depth += 1;
      if (depth > maxDepth) return true;
    }
  }
  return false;
}

/** The index of the quote that closes the string which opens at an index. */
function endOfString(text: string, open: number): number {
  let index = open + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === "\\" ? 2 : 1;
  return index;
}
