// Closes gaps for one workspace: applies an overlay to a bundled document, and checks the result by the same rules. A file
// comes in and plain JSON comes out, because all of it runs in a thread of its own: see src/cli/isolate.
import { basename, resolve } from "node:path";
import { CommandError } from "../errors.js";
import { type Bundle, readBundles } from "./bundles.js";
import { inventedClosings, withoutNotes } from "./gaps.js";
import type { Document } from "./openapi.js";
import { applyOverlay, locationOf, readOverlay } from "./overlay.js";
import { canRunAway, unknownPatterns } from "./patterns.js";
import { loadCore, loadRules, problemAt, problemsError, sealedResolver } from "./redocly.js";
import { checkWrittenOut } from "./written-out.js";

type Overlay = Awaited<ReturnType<typeof readOverlay>>;
type Begin = (part: string) => void;

/** How many patterns an overlay can bring: each is thought about for a second at the most. */
const mostPatterns = 100;

/**
 * Applies an overlay to the document that it extends: the one for `openapi-v1.json`, or else the current one.
 *
 * @param begin - called before each part of the work, with its name
 * @throws CommandError with the location of each mistake in the overlay, or in the document that it makes
 */
export async function patchedBundle(
  file: string,
  begin: Begin = () => {},
): Promise<{ original: Bundle; patched: Bundle }> {
  begin("reading the overlay");
  const overlay = await readOverlay(file);
  const exported = basename(overlay.parsed.extends ?? "openapi.json");
  const original = (await readBundles()).find((bundle) => bundle.exported === exported);
  if (original === undefined) {
    const message = "extends must be openapi.json or openapi-v1.json.";
    throw problemsError(await loadCore(), [
      problemAt(overlay.source, "#/extends", "overlay/extends", message),
    ]);
  }
  // The bundler describes the gaps that stay open again.
  begin("applying the overlay");
  const applied = await applyOverlay(undescribed(original.document), overlay);
  checkWrittenOut(file, applied);
  await checkPatterns(applied, overlay, begin);
  begin("checking the patched document");
  const document = await checked(withoutEmptyLists(applied), file);
  const invented = inventedClosings(original.document, document);
  if (invented.length > 0) {
    const [name = ""] = invented;
    throw new CommandError(
      `${file}: a response has "${name}" in x-closes, which is no gap that this overlay closes; name the gap whose mark it removes.`,
    );
  }
  const source = `${original.exported} and ${basename(file)}`;
  return { original, patched: { ...original, source, document } };
}

/** @throws CommandError with the location of the first pattern of the overlay whose time can run away */
async function checkPatterns(document: Document, overlay: Overlay, begin: Begin): Promise<void> {
  const known = (await readBundles()).map((bundle) => bundle.document);
  const patterns = unknownPatterns(document, known);
  for (const [index, { pattern, pointer }] of patterns.entries()) {
    begin("checking a pattern");
    if (index < mostPatterns && !(await canRunAway(pattern))) continue;
    const message =
      index < mostPatterns
        ? `The pattern at ${pointer} could take forever on some text, or is no regular expression that can be judged: ${pattern}\n` +
          "  Begin it with ^, and bound what it repeats, such as {1,64} in place of +."
        : `The overlay has more than ${mostPatterns} patterns.`;
    const at = locationOf(overlay, pattern) ?? "#/actions";
    throw problemsError(await loadCore(), [problemAt(overlay.source, at, "overlay/pattern", message)]);
  }
}

/** A document without what the linter's decorator adds to descriptions. */
export function undescribed(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === "description" && typeof value === "string" ? withoutNotes(value) || undefined : value,
  ) as Document;
}

function withoutEmptyLists(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === "x-not-shown" && Array.isArray(value) && value.length === 0 ? undefined : value,
  ) as Document;
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
