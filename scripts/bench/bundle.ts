import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { rolldown } from "rolldown";
import { root } from "../../src/cli/root.js";

/**
 * Bundles a module that is not a file.
 *
 * @param folder where it would stand; its imports are looked up from there
 * @param external what is left to be imported when it runs
 * @returns the code, minified
 */
export async function bundle(code: string, folder = root, external: RegExp[] = []): Promise<string> {
  const entry = join(folder, "entry.ts");
  const plugin = {
    name: "entry",
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? code : null),
  };
  const platform = "browser";
  const bundled = await rolldown({ input: entry, platform, external, plugins: [plugin], logLevel: "silent" });
  const { output } = await bundled.generate({ format: "esm", minify: true });
  return output[0].code;
}

/** The bytes after brotli of what an app bundles for a browser. */
export async function bundledSize(...module: Parameters<typeof bundle>): Promise<number> {
  return brotliCompressSync(await bundle(...module)).length;
}
