import { manifest } from "./root.js";

/**
 * Ends the process with a sentence where this Node is older than the package supports.
 *
 * @param command - what needs it
 * @param next - what to do once a newer one is installed
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
