/** Marks refusals of all copies of this package, because a function of one copy can check the client of another. */
const refused = Symbol.for("support-desk-client.refused");

/**
 * A wrong argument. The function that the user called turns it into an InvalidArgumentError, because only that function
 * knows the call and its caller.
 */
export interface Refusal {
  readonly [refused]: true;
  readonly argument: string;
  readonly problem: string;
  readonly cause: unknown;
}

/**
 * Refuses an argument.
 *
 * @param problem - a predicate: "must be an object."
 */
export function refuse(argument: string, problem: string, cause?: unknown): never {
  throw { [refused]: true, argument, problem, cause } satisfies Refusal;
}

/** Returns the refusal that was thrown; undefined for any other value. */
export function refusalOf(thrown: unknown): Refusal | undefined {
  return Object(thrown)[refused] ? (thrown as Refusal) : undefined;
}

/** Refuses all options that a function does not know. */
export function refuseAll(others: object, called: string): void {
  for (const name of Object.keys(others)) refuse(name, `is not an option of ${called}.`);
}

const placeholder = "<API_KEY>";

/** Refuses a value that cannot be an API key. The message never repeats the value. */
export function checkKey(key: unknown): asserts key is string {
  if (typeof key === "string" && /^[!-~]{1,4096}$/.test(key) && key !== placeholder) return;
  const advice = typeof key === "string" && key !== key.trim() ? "; remove the white space around it" : "";
  const message =
    key && key !== placeholder
      ? `must be 1 to 4,096 visible ASCII characters, or a function that returns them${advice}.`
      : `is ${key ? "a placeholder" : key === "" ? "empty" : "missing"}: is the environment variable set?`;
  refuse("apiKey", message);
}

/** The longest time of a timer, which counts milliseconds in 32 bits. A longer timeout would end at once. */
export const longestTimeout = 2 ** 31 - 1;

/** Refuses a timeout that no timer can measure. Returns the timeout. */
export function checkTimeout(timeout: unknown, name = "timeout"): number {
  if (typeof timeout === "number" && timeout > 0 && timeout <= longestTimeout) return timeout;
  refuse(name, `must be a number of milliseconds above 0, at most ${longestTimeout}.`);
}

/** Refuses a value that is not a signal. Returns the signal, or undefined for an absent one. */
export function checkSignal(signal: unknown): AbortSignal | undefined {
  // A check by class would refuse the AbortSignal of a test environment such as jsdom.
  const { aborted, addEventListener } = Object(signal) as Partial<AbortSignal>;
  if (signal == null) return undefined;
  if (typeof aborted === "boolean" && typeof addEventListener === "function") return signal as AbortSignal;
  refuse("signal", "must be an AbortSignal.");
}

/** Refuses a value that is not a whole number, or is below a minimum. Returns the number. */
export function checkCount(name: string, count: unknown, min: number): number {
  if (Number.isSafeInteger(count) && (count as number) >= min) return count as number;
  refuse(name, `must be a whole number, ${min} or more.`);
}

/** Refuses a value that is not a plain object. Returns a copy of the object, or an empty one for an absent value. */
export function checkObject(name: string, value: unknown): Record<string, unknown> {
  if (value == null) return {};
  if (!isPlainObject(value)) refuse(name, "must be an object.");
  checkOwnValues(name, value);
  try {
    // Reads all getters here, so that none of them throws later.
    return { ...value };
  } catch (cause) {
    refuse(name, "has a getter that throws; use plain values.", cause);
  }
}

/**
 * Refuses an object with inherited values or accessors of its class, because the client reads own properties only and would
 * silently lose them. Methods of a class are fine.
 */
export function checkOwnValues(name: string, object: object): void {
  let holder: object = Object.getPrototypeOf(object);
  // Object.prototype is skipped, because other code can add to it. For an object of another realm, only its __proto__ is.
  for (; holder && holder !== Object.prototype; holder = Object.getPrototypeOf(holder)) {
    for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(holder))) {
      if (typeof value === "function" || key === "__proto__" || Object.hasOwn(object, key)) continue;
      refuse(`${name}.${key}`, "is inherited, or an accessor; use a plain object.");
    }
  }
}

/** Whether a value has one clear spelling in JSON and in a URL. */
export function isScalar(value: unknown): value is string | boolean | number {
  return typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
}

/** Whether a value is an object, but not a list or a built-in such as a Map. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === "[object Object]";
}
