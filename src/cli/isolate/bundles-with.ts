import { type Bundle, readBundles } from "../codegen/bundles.js";
import { runTask } from "./run.js";

/**
 * Returns both bundled documents, with the one that an overlay extends patched.
 *
 * @param file - the overlay; without it, both documents are as the package has them
 */
export async function bundlesWith(file: string | undefined): Promise<Bundle[]> {
  const bundles = await readBundles();
  if (file === undefined) return bundles;
  const { patched } = await runTask("patch", file);
  return bundles.map((bundle) => (bundle.name === patched.name ? patched : bundle));
}
