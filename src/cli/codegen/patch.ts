// Closes gaps for one workspace: applies an overlay to a bundled document, and checks the result by the same rules. A file
// comes in and plain JSON comes out, because all of it runs in a thread of its own: see src/cli/isolate.
import { basename, resolve } from "node:path";
import { CommandError } from "../errors.js";
import { applyOverlay } from "./apply-overlay.js";
import { type Bundle, readBundles } from "./bundles.js";
import { inventedClosings, undescribed } from "./gaps.js";
import type { Document } from "./openapi.js";
import { checkPatterns } from "./patterns.js";
import { readOverlay } from "./read-overlay.js";
import { loadCore, loadRules, problemAt, problemsError, sealedResolver } from "./redocly.js";
import { entriesBelow } from "./walk.js";
import { checkWrittenOut } from "./written-out.js";

/**
 * Applies an overlay to the document that it extends: the one for `openapi-v1.json`, or else the current one.
 *
 * @param begin - called before each part of the work, with its name
 * @throws CommandError with the location of each mistake in the overlay, or in the document that it makes
 */
export async function patchedBundle(
  file: string,
  begin: (part: string) => void = () => {},
): Promise<{ original: Bundle; patched: Bundle }> {
  begin("reading the overlay");
  const overlay = await readOverlay(file);
  const bundles = await readBundles();
  const exported = basename(overlay.parsed.extends ?? "openapi.json");
  const original = bundles.find((bundle) => bundle.exported === exported);
  if (original === undefined) {
    const message = "extends must be openapi.json or openapi-v1.json.";
    const problem = problemAt(overlay.source, "#/extends", "overlay/extends", message);
    throw problemsError(await loadCore(), [problem]);
  }
  begin("applying the overlay");
  // The bundler describes the gaps that stay open again.
  const applied = await applyOverlay(undescribed(original.document), overlay);
  checkWrittenOut(file, applied);
  begin("checking the patterns");
  const known = bundles.map((bundle) => bundle.document);
  await checkPatterns(applied, known, overlay);
  begin("checking the patched document");
  removeEmptyLists(applied);
  const document = await checked(applied, file);
  const [invented] = inventedClosings(original.document, document);
  if (invented !== undefined) {
    throw new CommandError(
      `${file}: a response has "${invented}" in x-closes, which is no gap that this overlay closes; name the gap whose mark it removes.`,
    );
  }
  const source = `${original.exported} and ${basename(file)}`;
  return { original, patched: { ...original, source, document } };
}

/** A mark that lost its last gap is none. */
function removeEmptyLists(document: Document): void {
  for (const { parent, key, value } of entriesBelow(document)) {
    if (key === "x-not-shown" && Array.isArray(value) && value.length === 0) delete parent[key];
  }
}

/** Lints a document by the rules for every document, and bundles it, which adds the gaps to the descriptions. */
async function checked(document: Document, file: string): Promise<Document> {
  const core = await loadCore();
  const options = {
    source: JSON.stringify(document),
    absoluteRef: resolve("openapi.json"),
    config: await loadRules(core, "rules.yaml"),
    externalRefResolver: sealedResolver(core),
  };
  const problems = await core.lintFromString(options);
  if (problems.length > 0) {
    const lines = problems.map(
      ({ message, ruleId, location: [at] }) => `  ${at?.pointer}\n    ${message} (${ruleId})`,
    );
    throw new CommandError(`${file}: the patched document breaks the rules.\n\n${lines.join("\n\n")}`);
  }
  const { bundle } = await core.bundleFromString(options);
  return bundle.parsed as Document;
}
