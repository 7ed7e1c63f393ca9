/** Whether a value is an object that is neither a list nor a built-in with insides of its own, such as a Map. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === "[object Object]";
}
