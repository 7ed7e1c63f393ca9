// Lints and bundles the sources of both documents, in this process.
import { join } from "node:path";
import type { Document } from "../src/cli/codegen/document.js";
import { type Bundle, documents } from "../src/cli/codegen/documents.js";
import { documentError, loadCore, throwProblems } from "../src/cli/codegen/redocly.js";
import { root } from "../src/cli/root.js";

/**
 * @param folder - that of the project
 * @throws CommandError with the location of each mistake in the documents, or in redocly.yaml
 */
export async function bundleSources(folder = root): Promise<Bundle[]> {
  const core = await loadCore();
  const config = await core.loadConfig({ configPath: join(folder, "redocly.yaml") });
  throwProblems(core, await core.lintConfig({ config, severity: "error" }));
  const bundles: Bundle[] = [];
  for (const entry of documents) {
    const ref = join(folder, entry.source);
    const problems = await core.lint({ ref, config }).catch((error) => {
      throw documentError(core, entry.source, error);
    });
    throwProblems(core, problems);
    const { bundle } = await core.bundle({ ref, config });
    // A copy, because the parts of a bundle are shared.
    bundles.push({ ...entry, document: JSON.parse(JSON.stringify(bundle.parsed)) as Document });
  }
  return bundles;
}
