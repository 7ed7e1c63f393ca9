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

/**
 * Reads the value of a port option, and returns the port if it is free. If the default port is in use, prints a line and returns the next
 * free one.
 *
 * @param reserved - ports that another server of the same command uses
 * @returns 0 for any free port
 * @throws UsageError for a value that is not a port
 * @throws CommandError if a port that a person chose is in use: the programs that they start next expect the server there
 */
export async function findPort(
  option: string,
  text: string | undefined,
  defaultPort: number,
  reserved: readonly number[] = [],
): Promise<number> {
  if (text !== undefined && !(/^\d{1,5}$/.test(text) && Number(text) <= 65_535)) {
    throw new UsageError(`--${option} must be a number from 0 to 65535, not "${text}".`);
  }
  const port = Number(text ?? defaultPort);
  if (port === 0) return 0;
  const last = text === undefined ? port + 50 : port;
  for (let next = port; next <= last; next += 1) {
    if (reserved.includes(next) || !(await isFree(next))) continue;
    if (next !== port) console.log(`Port ${port} is in use; using ${next} instead.`);
    return next;
  }
  const taken = text === undefined ? `Ports ${port} to ${last} are` : `Port ${port} is`;
  throw new CommandError(`${taken} in use; choose another.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
