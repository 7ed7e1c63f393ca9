import { inspect } from "node:util";
import { expect } from "vitest";

const partsOf = (text: string) =>
  Array.from({ length: Math.max(1, text.length - 7) }, (_, start) =>
    text.slice(start, start + 8).toLowerCase(),
  );

/** Prints a value in every way that a person can. */
export function printed(value: unknown): string {
  const { stack, message } = Object(value) as Partial<Error>;
  const shown = inspect(value, { depth: 20, showHidden: true, maxStringLength: null });
  return [shown, JSON.stringify(value), String(value), stack, message].join("\n");
}

/** Expects that no print of a value shows eight characters of a key in a row, plain or in JSON. */
export function expectNoKey(value: unknown, key: string): void {
  const text = printed(value).toLowerCase();
  const parts = [...partsOf(key), ...partsOf(JSON.stringify(key).slice(1, -1))];
  expect(parts.filter((part) => text.includes(part))).toEqual([]);
}
