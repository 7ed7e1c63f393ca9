import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Scalar, in the newest version for Node 20. What it does with the options of the page is tested with this version alone. */
export const scalarVersion = { "@scalar/api-reference": "1.46.2" };

/**
 * Reads Scalar's script, as its package exports it for pages.
 *
 * @throws Error that names the command to install it, where it is missing or in another version
 */
export async function readScalar(): Promise<Buffer> {
  const [[name = "", wanted = ""] = []] = Object.entries(scalarVersion);
  const script = await locate(`${name}/browser/standalone.js`);
  const found = script && (await versionBeside(script));
  if (script !== undefined && found === wanted) return readFile(script);
  const reason = found ? `${found} is installed` : "it is not installed";
  throw new Error(
    `The page to try calls needs ${name} ${wanted}, and ${reason}: npm install --save-dev ${name}@${wanted}`,
  );
}

async function locate(module: string): Promise<string | undefined> {
  try {
    return createRequire(import.meta.url).resolve(module);
  } catch {
    return undefined;
  }
}

/** The package does not export its manifest, which is two folders above the script. */
async function versionBeside(script: string): Promise<string> {
  const text = await readFile(join(script, "../../../package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
