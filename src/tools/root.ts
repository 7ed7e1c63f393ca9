import { fileURLToPath } from "node:url";
import packageJson from "../../package.json" with { type: "json" };
import { ownFile } from "../base/own-file.js";

/** The folder of the package. */
export const root = fileURLToPath(ownFile(".."));

/** The parts of package.json that the command uses. The build writes them into the bundle. */
export const manifest = {
  version: packageJson.version,
  engines: packageJson.engines,
  devDependencies: packageJson.devDependencies,
};

/**
 * Ends the process with a message if this Node is older than the package supports.
 *
 * @param command - the command that needs a newer Node
 * @param next - what to do once it is installed
 */
export function requireNode(command: string, next: string): void {
  const { node } = process.versions;
  const least = manifest.engines.node.replace(">=", "");
  if (node.localeCompare(least, "en", { numeric: true }) >= 0) return;
  console.error(
    `${command} needs Node ${least} or later, and this is Node ${node}. ` +
      `Install a newer one, for example from https://nodejs.org, and ${next}.`,
  );
  process.exit(1);
}
