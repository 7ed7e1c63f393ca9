/** The most values of a body that are compared: each can have a fault, and each fault takes memory. */
const mostValues = 20_000;

/** Gives a value itself, or where it holds too many values its first ones. */
export function sample(value: unknown): { value: unknown; isWhole: boolean } {
  let left = mostValues;
  const cut = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.filter(() => left-- > 0).map(cut);
    if (typeof one !== "object" || one === null) return one;
    const entries = Object.entries(one).filter(() => left-- > 0);
    return Object.fromEntries(entries.map(([key, item]) => [key, cut(item)]));
  };
  const part = cut(value);
  return left >= 0 ? { value, isWhole: true } : { value: part, isWhole: false };
}
