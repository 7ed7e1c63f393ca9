// @ts-check

/** A mistake on the command line. */
export class UsageError extends Error {
  /** @override */
  name = "UsageError";
}

/**
 * @param {string} flag
 * @param {string} text
 * @returns {number}
 */
export function readPort(flag, text) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new UsageError(`${flag} must be a number from 0 to 65535, not "${text}".`);
}
