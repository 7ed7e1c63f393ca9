import { didYouMean } from "../base/nearest.js";
import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";

/** A check of a property, and the right values in words. */
export type Rule = readonly [accepts: (value: unknown) => boolean, right: string];

/**
 * Checks the properties of an argument. Nothing else checks them for callers in JavaScript, and TypeScript does not check ranges.
 *
 * @param prefix - what messages write before the name of a property
 * @param rules - the properties that the argument can have, by their names
 * @param required - the names of those that it must have
 * @returns a copy without null and undefined, which stand for missing properties
 * @throws InvalidArgumentError that names the mistake
 */
export function checkProperties<Value extends object>(
  prefix: string,
  value: Value,
  rules: Readonly<Record<string, Rule>>,
  required: readonly string[] = [],
): Value {
  const given = Object.entries(value).filter(([, one]) => one != null);
  const copy = Object.fromEntries(given) as Value & Record<string, unknown>;
  for (const name of [...required, ...Object.keys(copy)]) {
    const [accepts, right] = (Object.hasOwn(rules, name) && rules[name]) || [];
    if (accepts?.(copy[name])) continue;
    // A message must not show a value, which can be the API key.
    const problem = accepts ? `must be ${right}.` : `is unknown.${didYouMean(name, Object.keys(rules))}`;
    throw new InvalidArgumentError(`${prefix}${name}`, problem);
  }
  return copy;
}
