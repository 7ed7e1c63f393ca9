import { createServer } from "node:net";
import { UsageError } from "./errors.js";

/** The option `--port` of a command. */
export function portOption(server: string, usual: number) {
  return {
    type: "string",
    value: "number",
    about: `the port of ${server}; 0 for any that is free`,
    default: String(usual),
  } as const;
}

/** Reads a port, and throws a `UsageError` that names the option where the text is not one. */
export function readPort(option: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new UsageError(`--${option} must be a number from 0 to 65535, not "${text}".`);
}

/**
 * Returns the port, or the next free one where another program uses it; then a line says so.
 *
 * @param port - 0 for any
 * @param reserved - ports that another server of the same command uses
 */
export async function findPort(port: number, reserved: readonly number[] = []): Promise<number> {
  if (port === 0) return 0;
  for (let next = port; next <= Math.min(port + 50, 65_535); next += 1) {
    if (reserved.includes(next) || !(await isFree(next))) continue;
    if (next !== port) console.log(`Port ${port} is used by another program; using ${next} instead.`);
    return next;
  }
  throw new UsageError(`Port ${port} and the 50 ports after it are in use; choose another.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
