// JSON that is safe to parse.

import { cut } from "./printable.js";

/** The maximum depth of JSON. Deeper JSON is slow to parse, and walking its value can exhaust the stack. */
const maxDepth = 128;

/** The maximum number of values in a JSON text. Parsing more would block the thread for too long. */
const maxValues = 500_000;

/** Returns the reason why a JSON text is too large to parse, or undefined. Scans the text in linear time. */
export function findExcess(text: string): string | undefined {
  // Most texts have few brackets and values, and indexOf is much faster than a loop over characters.
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

/** Finds the closing quote of a string. */
function endOfString(text: string, open: number): number {
  let index = open + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === "\\" ? 2 : 1;
  return index;
}

/** The problem of a text without anything but white space. */
export const emptyProblem = "is empty";

/** The problem of a text that is not JSON. */
export const syntaxProblem = "is not JSON";

/** Parsed JSON, or a problem as a predicate: "is not JSON". */
export type Parsed = { value: unknown; problem?: undefined } | { value?: undefined; problem: string };

/** Copies a value as JSON. Returns undefined for a value that JSON cannot represent. */
export function copyJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return undefined;
  }
}

/** Parses JSON without throwing. */
export function parseJson(text: string): Parsed {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: text.trim() === "" ? emptyProblem : syntaxProblem };
  }
}

/** Parses JSON without throwing. A number that would become another one is a problem. */
export function parseExactJson(text: string): Parsed {
  const parsed = parseJson(text);
  const lost = "value" in parsed ? findLostNumber(text) : undefined;
  if (lost === undefined) return parsed;
  return { problem: `has a number that would become another one (${cut(lost, 40)}): write it as a text` };
}

/** Finds the first number of a JSON text that JavaScript reads as another number, and so does a service that uses its numbers. */
function findLostNumber(text: string): string | undefined {
  const tokens = text.match(/"(?:[^"\\]+|\\.)*"|-?\d[\d.eE+-]*/g) ?? [];
  return tokens.find((token) => {
    if (token.startsWith('"')) return false;
    const number = Number(token);
    const isUnsafe = Number.isInteger(number) && !Number.isSafeInteger(number);
    return isUnsafe || digitsOf(token) !== digitsOf(String(number));
  });
}

/** Writes a number in one form: its digits without zeros at the ends, and the power of ten. */
function digitsOf(number: string): string {
  const [, whole = "", fraction = "", power = "0"] =
    /^-?(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(number) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  const short = digits.replace(/0+$/, "");
  return short && `${short}e${Number(power) - fraction.length + digits.length - short.length}`;
}
