// Why an action of an overlay changed nothing.
import { resolve } from "node:path";
import { nearest } from "../nearest.js";
import { type Core, loadRules } from "./redocly.js";

/**
 * Says why an action changed nothing.
 *
 * @param state - the document before the action, as JSON
 */
export async function whyIdle(core: Core, state: string, target: string): Promise<string> {
  if (await matches(core, state, target)) return `The document has the update already: ${target}`;
  const { name, known = [] } = missingName(JSON.parse(state), target) ?? {};
  const near = name === undefined ? undefined : nearest(name, known);
  const hint = near === undefined ? "" : ` There is no ${name}. Did you mean ${near}?`;
  return `The target matches nothing: ${target}${hint}`;
}

/** Whether a target matches anything: whether its removal, which Redocly applies, changes the document. */
async function matches(core: Core, state: string, target: string): Promise<boolean> {
  const document = core.makeDocumentFromString<object>(state, resolve("openapi.json"));
  const overlay = { overlay: "1.0.0", info: { title: "", version: "" }, actions: [{ target, remove: true }] };
  const source = core.makeDocumentFromString<object>(JSON.stringify(overlay), resolve("overlay.json"));
  class OneOverlay extends core.BaseResolver {
    override async resolveDocument<T>() {
      return source as { source: typeof source.source; parsed: T };
    }
  }
  const config = await loadRules(core, "overlay.yaml");
  await core.bundle({ doc: document, config, overlays: ["0"], externalRefResolver: new OneOverlay() });
  return JSON.stringify(document.parsed) !== state;
}

/** The first name of a target that the document does not have, with those that are in its place. */
function missingName(document: unknown, target: string): { name: string; known: string[] } | undefined {
  const segment = /\.([\w-]+)|\['([^']*)'\]|\["([^"]*)"\]/y;
  segment.lastIndex = 1;
  let node = document;
  for (let match = segment.exec(target); match !== null; match = segment.exec(target)) {
    const name = match[1] ?? match[2] ?? match[3] ?? "";
    if (typeof node !== "object" || node === null) return undefined;
    if (!Object.hasOwn(node, name)) return { name, known: Object.keys(node) };
    node = (node as Record<string, unknown>)[name];
  }
  return undefined;
}
