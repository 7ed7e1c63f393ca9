// Patches a document with the overlay of a workspace: reads the overlay, applies its actions, and lints the result by the same rules as
// the project's own documents.
import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import type { BaseResolver, Document as ParsedDocument } from "@redocly/openapi-core";
import { nodesBelow } from "../../document/nodes.js";
import { undescribed } from "../../document/notes.js";
import type { Document } from "../../document/openapi.js";
import { rootOf } from "../../document/place.js";
import { CommandError, unreadable } from "../errors.js";
import { manifest } from "../root.js";
import { type Bundle, type DocumentEntry, readBundles } from "./bundles.js";
import { inventedClosings } from "./gaps.js";
import { type Core, loadCore, loadRules, problemAt, problemsError } from "./redocly.js";

/** The name of the document for Redocly, which would take a sign of a folder's name, such as #, for one of a URI. */
const base = "document.json";

/** A parsed overlay with the locations of its parts. Redocly knows the other keys of an action. */
type Overlay = ParsedDocument<{ extends?: string; actions: { target: string; update?: object }[] }>;

/** Reads the bundled documents, and patches the one that the overlay extends, if there is an overlay. */
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
 * Applies an overlay to the document that it extends, by default the first one.
 *
 * @throws CommandError with the location of each mistake in the overlay or in the patched document
 */
export async function patchedBundle(
  documents: readonly DocumentEntry[],
  file: string,
): Promise<{ original: Bundle; patched: Bundle; actions: Overlay["parsed"]["actions"] }> {
  const core = await loadCore();
  const overlay = await readOverlay(core, file);
  const original = findExtended(core, overlay, await readBundles(documents));
  const applied = await applyActions(core, overlay, original);
  const document = await checkDocument(core, file, original, applied);
  const source = `${original.exported} of support-desk-client ${manifest.version} and ${basename(file)}`;
  return { original, patched: { ...original, source, document }, actions: overlay.parsed.actions };
}

/** Reads an overlay and lints it. */
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

/** Applies the actions to a copy of the document, each by itself: Redocly skips a target that matches nothing. */
async function applyActions(core: Core, overlay: Overlay, original: Bundle): Promise<Document> {
  // `checkDocument` adds the notes of the gaps that stay open.
  let patched = undescribed(original.document);
  for (const [index, action] of overlay.parsed.actions.entries()) {
    const before = JSON.stringify(patched);
    patched = await applyAction(core, patched, overlay, index, action);
    if (JSON.stringify(patched) !== before) continue;
    // A removal changes every document with the target; Redocly refuses to remove the whole document.
    const removal = { target: action.target, remove: true };
    const rest = await applyAction(core, patched, overlay, index, removal).catch(() => undefined);
    const reason =
      JSON.stringify(rest) === before ? "The target matches nothing" : "The document has the update already";
    const message = `${reason}: ${action.target}`;
    const pointer = `#/actions/${index}/target`;
    throw problemsError(core, [problemAt(overlay.source, pointer, "overlay/effect", message)]);
  }
  removeEmptyLists(patched);
  return patched;
}

/** Applies one action to a copy of the document. The bundler has no types to work with, so that it changes nothing else. */
async function applyAction(
  core: Core,
  before: Document,
  { source, parsed }: Overlay,
  index: number,
  action: object,
): Promise<Document> {
  // The other actions do nothing, so that a problem keeps the index of its action.
  const actions = parsed.actions.map((_, at) => (at === index ? action : { target: "$" }));
  const alone = { source, parsed: { ...parsed, actions } };
  const options = {
    document: { source: new core.Source(base, ""), parsed: structuredClone(before) },
    config: await core.createConfig({}),
    types: { Root: { properties: {} } },
    overlays: ["overlay"],
    externalRefResolver: Object.assign(resolverOf(core), { resolveDocument: async () => alone }),
  };
  const { bundle, problems } = await core.bundleDocument(options).catch((error: Error) => {
    if (!error.message.includes("Self-referencing")) throw error;
    const message = "This makes a $ref that leads back to itself. Refer to a schema.";
    throw problemsError(core, [problemAt(source, `#/actions/${index}`, "overlay/reference", message)]);
  });
  if (problems.length > 0) throw problemsError(core, problems);
  return bundle.parsed as Document;
}

/** Lints the patched document by the rules for any document with gaps, and adds the notes of its open gaps. */
async function checkDocument(
  core: Core,
  file: string,
  original: Bundle,
  applied: Document,
): Promise<Document> {
  const options = {
    source: JSON.stringify(applied),
    absoluteRef: base,
    config: await loadRules(core, "service.yaml"),
    externalRefResolver: resolverOf(core),
  };
  const found = await core.lintFromString(options);
  const { bundle, problems } = await core.bundleFromString(options);
  // Only the bundler resolves the `externalValue` of examples.
  const all = found.length > 0 ? found : problems;
  const lines = all.map(
    ({ message, ruleId, location: [at] }) => `  ${at?.pointer}\n    ${message} (${ruleId})`,
  );
  if (lines.length > 0) {
    throw new CommandError(`${file}: the patched document breaks the rules.\n\n${lines.join("\n\n")}`);
  }
  const document = bundle.parsed as Document;
  // An id in x-closes allows a status that another gap disallows, so that it must be the id of a closed gap.
  const [invented] = inventedClosings(original.document, document);
  if (invented === undefined) return document;
  throw new CommandError(
    `${file}: a response has "${invented}" in x-closes, but this overlay closes no such gap. Name the gap whose mark the overlay removes.`,
  );
}

/** Returns a resolver that reads no files: a mistyped reference could publish a local file. */
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

/** Removes the marks that lost their last gap. */
function removeEmptyLists(document: Document): void {
  for (const { place } of nodesBelow(rootOf(document))) {
    const { node } = place;
    const marks = node["x-not-shown"];
    if (Array.isArray(marks) && marks.length === 0) delete node["x-not-shown"];
  }
}
