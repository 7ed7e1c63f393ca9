import { createServer } from "node:net";
import { CommandError, UsageError } from "./errors.js";

/** The option `--port` of a command. */
export function portOption(server: string, usual: number) {
  return {
    type: "string",
    value: "number",
    about: `the port of ${server}; 0 for any that is free (default: ${usual}, or the next free one)`,
  } as const;
}

/** A port to listen on. */
export interface WantedPort {
  /** 0 for any. */
  port: number;
  /** Whether a person named it: what they start next expects the server there. */
  isNamed: boolean;
}

/**
 * Reads a port, and throws a `UsageError` that names the option where the text is not one.
 *
 * @param usual - the port where nobody named one
 */
export function readPort(option: string, text: string | undefined, usual: number): WantedPort {
  if (text === undefined) return { port: usual, isNamed: false };
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return { port, isNamed: true };
  throw new UsageError(`--${option} must be a number from 0 to 65535, not "${text}".`);
}

/**
 * Returns the port. Where another program uses the usual one, returns the next free one, and a line says so.
 *
 * @param reserved - ports that another server of the same command uses
 * @throws CommandError where another program uses a port that was named
 */
export async function findPort(
  { port, isNamed }: WantedPort,
  reserved: readonly number[] = [],
): Promise<number> {
  if (port === 0) return 0;
  if (isNamed && (reserved.includes(port) || !(await isFree(port)))) {
    throw new CommandError(`Port ${port} is taken by another program; choose another.`);
  }
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
