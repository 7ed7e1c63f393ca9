// @ts-check
// Compiles the type tests of an older version against the types of this one. What fails there fails in apps, too, so it
// needs a major version.
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { CommandError, root, runNode } from "./run.mjs";

const exec = promisify(execFile);

/**
 * @param {string} version a tag or a commit of the older version
 * @param {string} source the folder of the newer sources
 * @returns {Promise<string>} what the compiler says; empty where all still compiles
 */
export async function compareTypes(version, source) {
  const folder = await mkdtemp(join(tmpdir(), "support-desk-types-"));
  try {
    const archive = join(folder, "older.tar");
    await exec("git", ["archive", "--output", archive, version, "test/types", "tsconfig.json"], {
      cwd: root,
    });
    await mkdir(join(folder, "older"));
    await exec("tar", ["-xf", archive, "-C", join(folder, "older")]);
    await cp(source, join(folder, "older/src"), { recursive: true });
    await cp(join(root, "package.json"), join(folder, "older/package.json"));
    await symlink(join(root, "node_modules"), join(folder, "older/node_modules"));
    const config = join(folder, "older/tsconfig.compare.json");
    await writeFile(config, JSON.stringify({ extends: "./tsconfig.json", include: ["test/types"] }));
    await runNode([join(root, "node_modules/typescript/bin/tsc"), "-p", config]);
    return "";
  } catch (error) {
    if (error instanceof CommandError) return error.message;
    const { stderr } = /** @type {{ stderr?: string }} */ (error);
    throw new CommandError(`The type tests of ${version} cannot be had: ${stderr?.trim() ?? error}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (process.argv[1]?.endsWith("compare-types.mjs")) {
  const [version, ...rest] = process.argv.slice(2);
  if (version === undefined || rest.length > 0) {
    console.error("Usage: npm run types:compare -- <tag or commit of the older version>");
    process.exit(2);
  }
  try {
    const failures = await compareTypes(version, join(root, "src"));
    console.log(failures || `What compiled with ${version} still compiles.`);
    if (failures) console.error("\nThis takes something from callers: it needs a major version.");
    process.exitCode = failures ? 1 : 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
