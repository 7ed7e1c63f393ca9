import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The nearest folder above this module with a package.json. It works for the sources and for the bundle. */
export const root = rootAbove(dirname(fileURLToPath(import.meta.url)));

function rootAbove(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : rootAbove(dirname(folder));
}

/** The parts of package.json that the command reads. */
export const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  version: string;
  engines: { node: string };
  devDependencies: Record<string, string>;
};

/**
 * Ends the process with a message if this Node is older than the package supports.
 *
 * @param command - the command that needs a newer Node
 * @param next - what to do once it is installed
 */
export function requireNode(command: string, next: string): void {
  const [major = 0, minor = 0] = numbersOf(process.versions.node);
  const [leastMajor = 0, leastMinor = 0] = numbersOf(manifest.engines.node);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  console.error(
    `${command} needs Node ${leastMajor}.${leastMinor} or later, and this is Node ${process.versions.node}. ` +
      `Install a newer one, for example from https://nodejs.org, and ${next}.`,
  );
  process.exit(1);
}

const numbersOf = (version: string) => (version.match(/\d+/g) ?? []).map(Number);
