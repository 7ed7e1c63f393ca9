import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Bundle } from "../../src/tools/codegen/bundle.js";
import { outputs } from "../../src/tools/codegen/outputs.js";

/** Generates the modules of a document into a folder outside of the project. */
export async function generateInto(folder: string, bundle: Bundle) {
  for (const [name, code] of await outputs(bundle)) {
    await writeFile(join(folder, name), code.replaceAll('from "../', `from "${resolve("src")}/`));
  }
}
