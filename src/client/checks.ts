import { InvalidArgumentError } from "./errors/invalid-argument-error.js";

const placeholder = "<API_KEY>";

/** Refuses a value that cannot be an API key. The message never repeats it. */
export function checkKey(key: unknown): asserts key is string {
  if (typeof key === "string" && /^[!-~]{1,4096}$/.test(key) && key !== placeholder) return;
  const message =
    key && key !== placeholder
      ? "must be 1 to 4,096 visible ASCII characters, or a function that returns them."
      : `is ${key ? "a placeholder" : key === "" ? "empty" : "missing"}: is the environment variable set?`;
  throw new InvalidArgumentError("apiKey", message);
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
  if (!isPlainObject(value)) throw new InvalidArgumentError(name, "must be an object.");
  checkOwnValues(name, value);
  return value;
}

/**
 * Refuses an object that shows a value that is lost when its own values are read: one that it inherits, or that an accessor of
 * its class returns. Methods of a class are no values.
 */
export function checkOwnValues(name: string, object: object): void {
  let holder: object = Object.getPrototypeOf(object);
  // To the prototype of all objects anything in the page can have added something; another realm's has an accessor.
  for (; holder && holder !== Object.prototype; holder = Object.getPrototypeOf(holder)) {
    for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(holder))) {
      if (typeof value === "function" || key === "__proto__" || Object.hasOwn(object, key)) continue;
      throw new InvalidArgumentError(
        `${name}.${key}`,
        "is inherited or an accessor of a class; use a plain object.",
      );
    }
  }
}

/** Whether a value is an object that is neither a list nor a built-in with internal slots, such as a Map. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === "[object Object]";
}
