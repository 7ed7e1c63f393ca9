// Applies an overlay with Redocly's bundler.
import { resolve } from "node:path";
import type { Config, Document as ParsedDocument } from "@redocly/openapi-core";
import { nearest } from "../nearest.js";
import type { Document } from "./openapi.js";
import { outsideReferences } from "./outside-references.js";
import { type Action, type Overlay, pointerTo } from "./read-overlay.js";
import { type Core, loadCore, type Problem, problemAt, problemsError, sealedResolver } from "./redocly.js";

/**
 * Applies an overlay to a bundled document.
 *
 * @returns a patched copy
 * @throws CommandError with the file and the line of each action that cannot be applied, or changes nothing
 */
export async function applyOverlay(document: Document, overlay: Overlay): Promise<Document> {
  const core = await loadCore();
  const config = await core.createConfig({});
  const patched = parsed(core, JSON.stringify(document));
  let before = JSON.stringify(patched.parsed);
  const problems: Problem[] = [];
  const idle: Problem[] = [];
  // Redocly skips a target that matches nothing. So each action is applied by itself.
  for (const [index, action] of overlay.parsed.actions.entries()) {
    const found = await applyAction(core, config, patched, overlay, action);
    problems.push(...found.map((problem) => atAction(problem, index)));
    const after = JSON.stringify(patched.parsed);
    const isChanged = after !== before;
    before = after;
    if (found.length > 0 || isChanged) continue;
    const copy = parsed(core, before);
    // A removal changes whatever a target matches.
    const removal = { target: action.target, remove: true };
    const refused = await applyAction(core, config, copy, overlay, removal);
    const isMatched = refused.length > 0 || JSON.stringify(copy.parsed) !== before;
    const reason = isMatched ? "The document has the update already" : "The target matches nothing";
    const hint = isMatched ? "" : nearestName(patched.parsed, action.target);
    const message = `${reason}: ${action.target}${hint}`;
    idle.push(problemAt(overlay.source, `#/actions/${index}/target`, "overlay/effect", message));
  }
  // Redocly writes a reference anew, so that it is looked for as it is written first.
  const outside = [overlay.parsed.actions, patched.parsed].map((node) => problemsOutside(node, overlay));
  const first = [...outside, problems, idle].find((list) => list.length > 0);
  if (first !== undefined) throw problemsError(core, first);
  return patched.parsed;
}

function parsed(core: Core, text: string): ParsedDocument<Document> {
  return core.makeDocumentFromString<Document>(text, resolve("openapi.json"));
}

/** Applies an action in place. The bundler knows no type of the document, so that it looks at nothing else, and reads no file. */
async function applyAction(
  core: Core,
  config: Config,
  document: ParsedDocument<Document>,
  { source, parsed }: Overlay,
  action: Action,
): Promise<Problem[]> {
  const overlay = { source, parsed: { ...parsed, actions: [action] } };
  const { problems } = await core.bundleDocument({
    document,
    config,
    types: { Root: { properties: {} } },
    overlays: ["overlay"],
    externalRefResolver: Object.assign(sealedResolver(core), { resolveDocument: async () => overlay }),
  });
  return problems;
}

/** A problem of an action that was applied by itself, at its place in the file. */
function atAction(problem: Problem, index: number): Problem {
  const location = problem.location.map((one) => ({
    ...one,
    pointer: one.pointer?.replace("#/actions/0", `#/actions/${index}`),
  }));
  return { ...problem, location } as Problem;
}

/** What leads out of the document, at the action where it is written. */
function problemsOutside(node: object, overlay: Overlay): Problem[] {
  return [...outsideReferences(node)].map(({ key, reference }) => {
    const message = `${key} must stay in the document, which is a single file: ${reference}`;
    return problemAt(overlay.source, pointerTo(overlay, reference), "overlay/references", message);
  });
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
