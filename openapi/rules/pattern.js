// @ts-check

const longest = 100;
const mostQuantifiers = 5;

/**
 * Says what is wrong with a regular expression of a gap, if anything is. It is matched against names that others choose, so
 * only forms are accepted whose time cannot explode: no group is repeated, and at most one quantifier is unbounded.
 *
 * @param {unknown} pattern
 * @returns {string | undefined}
 */
export function faultOfPattern(pattern) {
  if (typeof pattern !== "string" || pattern === "") return "must be a regular expression";
  try {
    new RegExp(pattern);
  } catch {
    return "must be a regular expression";
  }
  if (pattern.length > longest) return `must have at most ${longest} characters`;
  if (/\\[1-9k]/.test(pattern.replaceAll("\\\\", ""))) return "must have no backreference";
  // What is left are characters, groups and quantifiers; (?: and its like are no quantifiers.
  const plain = pattern
    .replace(/\\./g, "a")
    .replace(/\[[^\]]*\]/g, "a")
    .replace(/\(\?(<?[=!]|:|<\w+>)/g, "(");
  if (/\)([*+]|\{)/.test(plain)) return "must repeat no group";
  const quantifiers = plain.match(/[*+?]|\{\d+(,\d*)?\}/g) ?? [];
  const unbounded = quantifiers.filter((one) => one !== "?");
  if (quantifiers.length > mostQuantifiers) return `must have at most ${mostQuantifiers} quantifiers`;
  if (unbounded.length > 1) return "must have at most one quantifier other than ?";
  return undefined;
}
