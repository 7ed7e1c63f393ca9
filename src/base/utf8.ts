/**
 * Reads a text in UTF-8, without a byte order mark at its start.
 *
 * @returns the text; or, as `problem`, the location of the first byte that is not UTF-8, as the end of a sentence
 */
export function readUtf8(bytes: Uint8Array): { text?: string; problem?: string } {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  // Each wrong byte became another character, which is written as other bytes.
  const wrong = new TextEncoder().encode(text).findIndex((byte, index) => byte !== bytes[index]);
  if (wrong < 0) return { text: text.replace(/^\ufeff/, "") };
  const line = new TextDecoder().decode(bytes.subarray(0, wrong)).split("\n").length;
  return { problem: `is not in UTF-8: byte ${wrong + 1}, in line ${line}, is wrong. Save it as UTF-8` };
}
