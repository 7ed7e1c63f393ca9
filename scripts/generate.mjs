// @ts-check
// Makes everything in src/generated from openapi/. With --check it writes nothing and fails, naming the files,
// when one of them is not what it would write.
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { outputs } from "./outputs.mjs";
import { documents, redocly } from "./redocly.mjs";
import { CommandError, root } from "./run.mjs";

const folder = join(root, "src/generated");

/** Both documents, each in one file. */
function bundle() {
  return Promise.all(
    documents.map(async (entry) => {
      const text = await redocly("bundle", entry.api, "--ext", "json");
      /** @type {import("./openapi.js").Document} */
      const document = JSON.parse(text);
      return { ...entry, text, document };
    }),
  );
}

/** @returns {Promise<Map<string, string>>} file names and their contents */
async function generate() {
  await redocly("lint", "--lint-config", "error", "--max-problems", "50");
  return outputs(await bundle(), "npm run generate");
}

/** @param {Map<string, string>} files */
async function findStale(files) {
  const present = (await readdir(folder)).filter((file) => file !== "README.md");
  const stale = present.filter((file) => !files.has(file)).map((file) => `${file} (nothing generates it)`);
  for (const [file, content] of files) {
    if (!present.includes(file)) stale.push(`${file} (missing)`);
    else if ((await readFile(join(folder, file), "utf8")) !== content) stale.push(file);
  }
  return stale;
}

/** @param {Map<string, string>} files */
async function write(files) {
  for (const [file, content] of files) {
    const path = join(folder, file);
    if ((await readFile(path, "utf8").catch(() => undefined)) === content) continue;
    // Renaming puts the whole file in place at once, so that a reader never sees half of it.
    await writeFile(`${path}.tmp`, content);
    await rename(`${path}.tmp`, path);
    console.log(`wrote src/generated/${file}`);
  }
  for (const file of await readdir(folder)) {
    if (file === "README.md" || files.has(file)) continue;
    await rm(join(folder, file));
    console.log(`removed src/generated/${file}`);
  }
}

const args = process.argv.slice(2);
const [flag, ...rest] = args;
if (flag === "--overlay" || flag === "--out") {
  // The same command that apps have; it leaves src/generated alone.
  const { run } = await import("./cli.mjs");
  process.exit(await run(["generate", ...args]));
}
if ((flag !== undefined && flag !== "--check") || rest.length > 0) {
  console.error("Usage: npm run generate -- [--check | --overlay <file> --out <folder>]");
  process.exit(2);
}

try {
  const files = await generate();
  if (flag === "--check") {
    const stale = await findStale(files);
    for (const file of stale) console.error(`stale: src/generated/${file}`);
    if (stale.length > 0) {
      console.error("Run `npm run generate` and commit what it writes.");
      process.exitCode = 1;
    }
  } else {
    await write(files);
  }
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  console.error("\nThe document has a mistake; src/generated is as it was.");
  process.exitCode = 1;
}
