import { installedVersion, installer } from "../mock/prism.js";
import { CommandError } from "./errors.js";
import { manifest } from "./root.js";

const { devDependencies: versions } = manifest;

/** The packages that render the pages. */
export const docsPeers = ["@redocly/cli", "marked"] as const;

/**
 * Checks the optional peers of `docs`. npm cannot check them: a version range would keep apps with another version from installing the
 * client, even if they run no command.
 *
 * @throws CommandError with the one command that installs them all
 */
export function requireDocsPeers(): void {
  const wrong = docsPeers.filter((name) => !isCompatible(installedVersion(name), versions[name]));
  if (wrong.length === 0) return;
  const packages = docsPeers.map((name) => `${name}@${versions[name]}`).join(" ");
  throw new CommandError(
    `Missing, or in another version: ${wrong.join(" and ")}. Install what docs needs:\n  ${installer} ${packages}`,
  );
}

/** Accepts the same major version if it is not older. */
function isCompatible(found = "", wanted: string): boolean {
  const isSameMajor = found.split(".")[0] === wanted.split(".")[0];
  return isSameMajor && found.localeCompare(wanted, "en", { numeric: true }) >= 0;
}
