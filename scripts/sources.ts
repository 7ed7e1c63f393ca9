// Lints and bundles the sources of both documents, in this process.
import { join } from "node:path";
import { type Bundle, documents } from "../src/cli/codegen/bundles.js";
import type { Document } from "../src/cli/codegen/openapi.js";
import { loadCore, type Problem } from "../src/cli/codegen/redocly.js";
import { CommandError } from "../src/cli/errors.js";
import { root } from "../src/cli/root.js";
import { causeError } from "./cause.js";
import { describeUnreadable, partResolver, withMissingKey } from "./part-resolver.js";

/**
 * Bundles both documents, once they lint.
 *
 * @param folder - that of the project
 * @throws CommandError with the location of a mistake in the documents, or in redocly.yaml
 */
export async function bundleSources(folder = root): Promise<Bundle[]> {
  const core = await loadCore();
  const config = await core.loadConfig({ configPath: join(folder, "redocly.yaml") }).catch((error) => {
    if (!(error instanceof core.YamlParseError)) throw error;
    throw new CommandError(describeUnreadable(error.source, error, "the linter's configuration"));
  });
  const problems: Problem[] = await core.lintConfig({ config, severity: "error" });
  const unreadable = new Set<string>();
  // One for each document, because the bundler changes the parts that it was given.
  const sources = documents.map((entry) => {
    const externalRefResolver = partResolver(core, (mistake) => unreadable.add(mistake));
    return { entry, options: { ref: join(folder, entry.source), config, externalRefResolver } };
  });
  for (const { options } of problems.length > 0 ? [] : sources) {
    const found = await core.lint(options).catch((error) => {
      if (!(error instanceof core.ResolveError)) throw error;
      if (unreadable.size === 0) throw new CommandError(error.message);
      return [];
    });
    problems.push(...found.map((one) => withMissingKey(core, one)));
  }
  if (problems.length + unreadable.size > 0) throw causeError(core, problems, unreadable);
  const bundles = sources.map(async ({ entry, options }) => {
    const { bundle } = await core.bundle(options);
    // A copy, because the parts of a bundle are shared.
    return { ...entry, document: structuredClone(bundle.parsed) as Document };
  });
  return Promise.all(bundles);
}
