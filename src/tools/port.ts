import { createServer } from "node:net";
import { CommandError, UsageError } from "./errors.js";

/** Returns the option `--port` of a command. */
export function portOption(server: string, defaultPort: number) {
  return {
    type: "string",
    value: "number",
    about: `the port of ${server}; 0 for any free port (default: ${defaultPort}, or the next free one)`,
  } as const;
}

/** A port to listen on. */
export interface WantedPort {
  /** 0 for any free port. */
  port: number;
  /** Whether a person chose it: the programs that they start next expect the server there. */
  isNamed: boolean;
}

/**
 * Reads the value of a port option.
 *
 * @param defaultPort - the port to use if there is no value
 * @throws UsageError that names the option, for a value that is not a port
 */
export function readPort(option: string, text: string | undefined, defaultPort: number): WantedPort {
  if (text === undefined) return { port: defaultPort, isNamed: false };
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return { port, isNamed: true };
  throw new UsageError(`--${option} must be a number from 0 to 65535, not "${text}".`);
}

/**
 * Returns the port if it is free. If another program uses the default port, prints a line and returns the next free one.
 *
 * @param reserved - ports that another server of the same command uses
 * @throws CommandError if another program uses a port that a person chose
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
  throw new CommandError(`Port ${port} and the 50 ports after it are in use; choose another.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
