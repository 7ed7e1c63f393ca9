/**
 * Reads a text in UTF-8, without a byte order mark at its start.
 *
 * @returns the text; or, as `problem`, the location of the first byte that is not UTF-8, as the end of a sentence
 */
export function readUtf8(bytes: Uint8Array): { text?: string; problem?: string } {
  const text = decode(bytes, false);
  if (text !== undefined) return { text };
  // The longest start that can be the start of a text in UTF-8.
  let [valid, invalid] = [0, bytes.length + 1];
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (middle <= bytes.length && decode(bytes.subarray(0, middle), true) !== undefined) valid = middle;
    else invalid = middle;
  }
  const line = String(decode(bytes.subarray(0, valid), true)).split("\n").length;
  return { problem: `is not in UTF-8: byte ${valid + 1}, in line ${line}, is wrong. Save it as UTF-8` };
}

/** @param stream - whether the bytes may end within a character */
function decode(bytes: Uint8Array, stream: boolean): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream });
  } catch {
    return undefined;
  }
}
