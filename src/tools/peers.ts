import { installedVersion, installer, prismVersions } from "../mock/prism.js";
import { CommandError } from "./errors.js";
import { manifest } from "./root.js";

const versions: Readonly<Record<string, string>> = { ...manifest.devDependencies, ...prismVersions };

/** The packages that render the pages. */
export const docsPeers = ["@redocly/cli", "marked"] as const;
/** The packages of the mock, each of which works in one version only. */
export const prismPeers = Object.keys(prismVersions);

/**
 * Checks all optional peers of a command at once, so that one `npm install` adds everything that is missing. npm cannot check them: a
 * version range would keep apps with another version from installing the client, even if they run no command.
 *
 * @throws CommandError that lists the missing packages and wrong versions, with the one command that installs them all
 */
export function requirePeers(names: readonly string[]): void {
  const peers = names.map((name) => {
    return { name, wanted: versions[name] ?? "", found: installedVersion(name) };
  });
  const wrong = peers.filter(({ name, wanted, found }) => !found || !isCompatible(name, found, wanted));
  if (wrong.length === 0) return;
  const lines = wrong.map(
    ({ name, wanted, found }) => `  ${name} ${wanted} (${found ? `${found} is installed` : "not installed"})`,
  );
  throw new CommandError(
    `This command needs:\n${lines.join("\n")}\n\nInstall it with:\n  ${installCommand(names)}`,
  );
}

/** Returns the command that installs peers in the versions this package is tested with. */
export function installCommand(names: readonly string[]): string {
  return [installer, ...names.map((name) => `${name}@${versions[name]}`)].join(" ");
}

/** Accepts the same major version if it is not older. A part of Prism must have the same version. */
function isCompatible(name: string, found: string, wanted: string): boolean {
  if (prismPeers.includes(name)) return found === wanted;
  const isSameMajor = found.split(".")[0] === wanted.split(".")[0];
  return isSameMajor && found.localeCompare(wanted, "en", { numeric: true }) >= 0;
}
