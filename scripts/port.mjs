// @ts-check
import { createServer } from "node:net";

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

/**
 * Gives the port itself, or where another program has it the next one that is free, and says so.
 *
 * @param {number} port 0 for any
 * @param {number[]} spoken ports that are meant for something else
 * @returns {Promise<number>}
 */
export async function findPort(port, spoken = []) {
  if (port === 0) return 0;
  for (let next = port; next <= Math.min(port + 50, 65_535); next += 1) {
    if (spoken.includes(next) || !(await isFree(next))) continue;
    if (next !== port) console.log(`Port ${port} is taken by another program; taking ${next}.`);
    return next;
  }
  throw new UsageError(`Port ${port} and the 50 after it are taken; choose others.`);
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
