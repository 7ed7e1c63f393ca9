import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

const name = "@scalar/api-reference";
const wanted = "1.46.2";

/** Scalar, in the newest version for Node 20. What it does with the options of the page is tested with this version alone. */
export const scalarVersion = { [name]: wanted };

/** Reads Scalar's script, as its package exports it for pages. */
export async function readScalar(): Promise<Buffer> {
  return readFile(await findScalar());
}

/**
 * Finds Scalar's script.
 *
 * @throws Error that names the command to install it, where it is missing or in another version
 */
export async function findScalar(): Promise<string> {
  const script = locate(`${name}/browser/standalone.js`);
  const found = script && (await versionBeside(script));
  if (script !== undefined && found === wanted) return script;
  const reason = found ? `${found} is installed` : "it is not installed";
  throw new Error(
    `The page to try calls needs ${name} ${wanted}, and ${reason}: npm install --save-dev ${name}@${wanted}`,
  );
}

function locate(module: string): string | undefined {
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
