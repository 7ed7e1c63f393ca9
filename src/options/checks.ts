import { InvalidArgumentError } from "../errors/invalid-argument-error.js";

/** Refuses a value that cannot be an API key. The message never repeats it. */
export function checkKey(key: unknown): asserts key is string {
  if (typeof key === "string" && /^[!-~]{1,4096}$/.test(key) && key !== "<API_KEY>") return;
  throw new InvalidArgumentError(
    "apiKey",
    "must be 1 to 4,096 visible ASCII characters, or a function that returns them.",
  );
}

// Timers count in 32 bits; a longer time would end at once.
const longestTimeout = 2 ** 31 - 1;

/** Refuses a time that no timer can measure. Returns the time. */
export function checkTimeout(timeout: unknown): number {
  if (typeof timeout === "number" && timeout > 0 && timeout <= longestTimeout) return timeout;
  throw new InvalidArgumentError(
    "timeout",
    `must be a number of milliseconds above 0, at most ${longestTimeout}.`,
  );
}

/** Refuses a value that is not a whole number from a minimum on. Returns the number. */
export function checkCount(name: string, count: unknown, min: number): number {
  if (Number.isSafeInteger(count) && (count as number) >= min) return count as number;
  throw new InvalidArgumentError(name, `must be a whole number, ${min} or more.`);
}

/** Refuses a value that is neither absent nor a plain object. Returns the object. */
export function checkObject(name: string, value: unknown): Record<string, unknown> {
  if (value == null) return {};
  if (isPlainObject(value)) return value;
  throw new InvalidArgumentError(name, "must be an object.");
}

/** Whether a value is an object that is neither a list nor a built-in with internal slots, such as a Map. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === "[object Object]";
}
