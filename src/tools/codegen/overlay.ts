// Closes gaps for one workspace: an overlay is read, applied to the document that it extends, and what comes out is checked by the
// rules of the project's own documents.
import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import type { BaseResolver, Document as ParsedDocument } from "@redocly/openapi-core";
import { CommandError, unreadable } from "../errors.js";
import { nearest } from "../nearest.js";
import { type Bundle, type DocumentEntry, readBundles } from "./bundles.js";
import { inventedClosings, undescribed } from "./gaps.js";
import type { Document } from "./openapi.js";
import { type Core, loadCore, loadRules, type Problem, problemAt, problemsError } from "./redocly.js";
import { entriesBelow } from "./walk.js";

/** An overlay as it was read, with the places of its parts. Redocly knows the rest of an action. */
type Overlay = ParsedDocument<{ extends?: string; actions: { target: string }[] }>;

/** Returns bundled documents, with the one that an overlay extends patched; without an overlay, as the package has them. */
export async function bundlesWith(
  documents: readonly DocumentEntry[],
  file: string | undefined,
): Promise<Bundle[]> {
  const bundles = await readBundles(documents);
  if (file === undefined) return bundles;
  const { patched } = await patchedBundle(documents, file);
  return bundles.map((bundle) => (bundle.name === patched.name ? patched : bundle));
}

/**
 * Applies an overlay to the document that it extends: the first one, if it names none.
 *
 * @throws CommandError with the location of each mistake in the overlay, or in the document that it makes
 */
export async function patchedBundle(
  documents: readonly DocumentEntry[],
  file: string,
): Promise<{ original: Bundle; patched: Bundle }> {
  const core = await loadCore();
  const overlay = await readOverlay(core, file);
  const original = findExtended(core, overlay, await readBundles(documents));
  const applied = await applyActions(core, overlay, original);
  const document = await checkDocument(core, file, original, applied);
  const source = `${original.exported} and ${basename(file)}`;
  return { original, patched: { ...original, source, document } };
}

/** Reads an overlay, and validates its form. */
async function readOverlay(core: Core, file: string): Promise<Overlay> {
  const text = await readFile(file, "utf8").catch((error) => {
    throw unreadable(file, error);
  });
  const overlay = parseOverlay(core, file, text);
  const config = await loadRules(core, "overlay.yaml");
  const problems = await core.lintDocument({
    document: overlay,
    config,
    externalRefResolver: resolverOf(core),
  });
  if (problems.length > 0) throw problemsError(core, problems);
  return overlay;
}

function parseOverlay(core: Core, file: string, text: string): Overlay {
  try {
    const overlay: Overlay = core.makeDocumentFromString(text, resolve(file));
    if (core.detectSpec(overlay.parsed) === "overlay1") return overlay;
    throw new Error("It has another format");
  } catch (error) {
    const { line = 1, col = 1, message } = error as Error & { line?: number; col?: number };
    throw new CommandError(`${file}:${line}:${col}\n  This is not an Overlay 1 document: ${message}`);
  }
}

function findExtended(core: Core, { source, parsed }: Overlay, bundles: readonly Bundle[]): Bundle {
  const exported = parsed.extends === undefined ? bundles[0]?.exported : basename(parsed.extends);
  const extended = bundles.find((bundle) => bundle.exported === exported);
  if (extended !== undefined) return extended;
  const message = `extends must be ${bundles.map((bundle) => bundle.exported).join(" or ")}.`;
  throw problemsError(core, [problemAt(source, "#/extends", "overlay/extends", message)]);
}

/** Applies each action to a copy of the document, with Redocly's bundler. */
async function applyActions(core: Core, overlay: Overlay, original: Bundle): Promise<Document> {
  const problems: Problem[] = [];
  const idle: Problem[] = [];
  // The bundler describes the gaps that stay open again.
  let patched = undescribed(original.document);
  // Redocly skips a target that matches nothing. So each action is applied by itself.
  for (const [index, action] of overlay.parsed.actions.entries()) {
    const { target } = action;
    const before = patched;
    const result = await applyAction(core, before, overlay, index, action);
    problems.push(...result.problems);
    patched = result.patched;
    if (result.problems.length > 0 || !isSame(before, patched)) continue;
    // A removal changes whatever a target matches.
    const removal = await applyAction(core, before, overlay, index, { target, remove: true });
    const isMatched = removal.problems.length > 0 || !isSame(before, removal.patched);
    const message = isMatched
      ? `The document has the update already: ${target}`
      : `The target matches nothing: ${target}${nearestName(before, target)}`;
    idle.push(problemAt(overlay.source, `#/actions/${index}/target`, "overlay/effect", message));
  }
  const found = problems.length > 0 ? problems : idle;
  if (found.length > 0) throw problemsError(core, found);
  removeEmptyLists(patched);
  return patched;
}

const isSame = (a: Document, b: Document) => JSON.stringify(a) === JSON.stringify(b);

/** Applies one action to a copy. The bundler knows no type of the document, so that it changes nothing else. */
async function applyAction(
  core: Core,
  before: Document,
  { source, parsed }: Overlay,
  index: number,
  action: object,
): Promise<{ patched: Document; problems: Problem[] }> {
  // The other actions are replaced by one without an effect, so that a problem has the index of its action.
  const actions = parsed.actions.map((_, at) => (at === index ? action : { target: "$" }));
  const alone = { source, parsed: { ...parsed, actions } };
  const options = {
    document: { source: new core.Source(resolve("document.json"), ""), parsed: structuredClone(before) },
    config: await core.createConfig({}),
    types: { Root: { properties: {} } },
    overlays: ["overlay"],
    externalRefResolver: Object.assign(resolverOf(core), { resolveDocument: async () => alone }),
  };
  const { bundle, problems } = await core.bundleDocument(options).catch((error: Error) => {
    if (!error.message.includes("Self-referencing")) throw error;
    const message = "This makes a $ref that leads back to itself; let it lead to a schema.";
    throw problemsError(core, [problemAt(source, `#/actions/${index}`, "overlay/reference", message)]);
  });
  return { patched: bundle.parsed as Document, problems };
}

/**
 * Lints a patched document by the rules for every document, and bundles it, which adds the gaps to the descriptions. No response
 * may say that it closes a gap which the overlay leaves open.
 */
async function checkDocument(
  core: Core,
  file: string,
  original: Bundle,
  applied: Document,
): Promise<Document> {
  const options = {
    source: JSON.stringify(applied),
    absoluteRef: resolve("document.json"),
    config: await loadRules(core, "service.yaml"),
    externalRefResolver: resolverOf(core),
  };
  const found = await core.lintFromString(options);
  const { bundle, problems } = await core.bundleFromString(options);
  // The bundler alone looks for the values of examples that are elsewhere.
  const all = found.length > 0 ? found : problems;
  const lines = all.map(
    ({ message, ruleId, location: [at] }) => `  ${at?.pointer}\n    ${message} (${ruleId})`,
  );
  if (lines.length > 0) {
    throw new CommandError(`${file}: the patched document breaks the rules.\n\n${lines.join("\n\n")}`);
  }
  const document = bundle.parsed as Document;
  const [invented] = inventedClosings(original.document, document);
  if (invented === undefined) return document;
  throw new CommandError(
    `${file}: a response has "${invented}" in x-closes, and this overlay closes no such gap; name the gap whose mark it removes.`,
  );
}

/** A resolver that reads no file: a wrong reference would publish one of this machine. */
function resolverOf(core: Core): BaseResolver {
  class Resolver extends core.BaseResolver {
    override loadExternalRef(reference: string) {
      return Promise.reject(
        new core.ResolveError(new Error(`${reference} is outside of the document, which is a single file.`)),
      );
    }
  }
  return new Resolver();
}

/** What to write for the first name of a target that the document does not have. */
function nearestName(document: unknown, target: string): string {
  // Up to the first part that is more than a name.
  const names = target.slice(1).matchAll(/\.([\w-]+)|\['([^']*)'\]|\["([^"]*)"\]/gy);
  let node = document;
  for (const [, ...forms] of names) {
    const name = forms.find((form) => form !== undefined) ?? "";
    if (typeof node !== "object" || node === null) return "";
    if (!Object.hasOwn(node, name)) {
      const near = nearest(name, Object.keys(node));
      return near === undefined ? "" : ` There is no ${name}. Did you mean ${near}?`;
    }
    node = (node as Record<string, unknown>)[name];
  }
  return "";
}

/** Removes the marks that lost their last gap. */
function removeEmptyLists(document: Document): void {
  for (const { parent, key, value } of entriesBelow(document)) {
    if (key === "x-not-shown" && Array.isArray(value) && value.length === 0) delete parent[key];
  }
}
