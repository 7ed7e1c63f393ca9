import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { prismVersions } from "../mock/prism.js";
import { CommandError } from "./errors.js";
import { manifest, root } from "./root.js";

/** What reads and applies an overlay. */
export const overlayPeers = ["@redocly/openapi-core"] as const;
/** What renders the pages. */
export const docsPeers = ["@redocly/cli", "marked"] as const;
/** What the mock is made of, each in one version alone. */
export const prismPeers = Object.keys(prismVersions);
/** What generates types from a document. openapi-typescript needs TypeScript 5. */
export const generatePeers = [...overlayPeers, "openapi-typescript", "typescript"] as const;

/**
 * Checks that optional peers are installed, all at once, so that one command installs what is missing. npm cannot do it:
 * a peer with a range would keep the client from being installed beside another version, even where no command is used.
 *
 * @throws CommandError that lists what is missing or in another version, and the one command that installs all of it
 */
export async function requirePeers(names: readonly string[]): Promise<void> {
  const peers = await Promise.all(
    names.map(async (name) => {
      const wanted = manifest.devDependencies[name] ?? "";
      return { name, wanted, found: await installedVersion(name) };
    }),
  );
  const wrong = peers.filter(({ name, wanted, found }) => !found || !isCompatible(name, found, wanted));
  if (wrong.length === 0) return;
  const lines = wrong.map(
    ({ name, wanted, found }) => `  ${name} ${wanted} (${found ? `${found} is installed` : "not installed"})`,
  );
  const typescript = wrong.find(({ name }) => name === "typescript")?.found;
  const paragraphs = [
    `This command needs:\n${lines.join("\n")}`,
    `Install it with:\n  ${installCommand(names)}`,
    ...(typescript
      ? [`To keep TypeScript ${typescript} in this app, use the command in another folder.`]
      : []),
  ];
  throw new CommandError(paragraphs.join("\n\n"));
}

/** The command that installs peers in the versions that this package is tested with. */
export function installCommand(names: readonly string[]): string {
  const packages = names.map((name) => `${name}@${manifest.devDependencies[name]}`);
  return `npm install --save-dev ${packages.join(" ")}`;
}

/** The same major version, and not older; for a part of Prism, the same version. Any TypeScript 5 does, because openapi-typescript accepts it. */
function isCompatible(name: string, found: string, wanted: string): boolean {
  if (prismPeers.includes(name)) return found === wanted;
  if (found.split(".")[0] !== wanted.split(".")[0]) return false;
  return name === "typescript" || found.localeCompare(wanted, "en", { numeric: true }) >= 0;
}

/** Looks where Node does. Not all packages export their package.json. */
async function installedVersion(name: string): Promise<string | undefined> {
  for (let folder = root; ; folder = dirname(folder)) {
    const file = join(folder, "node_modules", name, "package.json");
    const text = await readFile(file, "utf8").catch(() => undefined);
    if (text !== undefined) return (JSON.parse(text) as { version: string }).version;
    if (folder === dirname(folder)) return undefined;
  }
}
