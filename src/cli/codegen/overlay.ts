// Reads an overlay, and applies it with Redocly's bundler.
import { resolve } from "node:path";
import { CommandError } from "../errors.js";
import type { Document } from "./document.js";
import { loadCore, loadRules, problemAt, sealedResolver, throwProblems, unreadable } from "./redocly.js";

interface Overlay {
  extends?: string;
  actions: { target: string }[];
}
type Source<Parsed> = ReturnType<typeof import("@redocly/openapi-core").makeDocumentFromString<Parsed>>;

/**
 * Reads an overlay, and validates its form.
 *
 * @throws CommandError with the file and the line of each mistake
 */
export async function readOverlay(file: string): Promise<Source<Overlay>> {
  const core = await loadCore();
  const reader = new core.BaseResolver();
  const overlay = await reader.resolveDocument<Overlay>(null, resolve(file), true).catch((error) => {
    throw unreadable(core, file, error);
  });
  if (overlay instanceof Error) throw unreadable(core, file, overlay);
  const config = await loadRules(core, "overlay.yaml");
  const problems = await core
    .lintDocument({ document: overlay, config, externalRefResolver: sealedResolver(core) })
    .catch((error: Error) => {
      throw new CommandError(`${file}:1:1\n  This is not an Overlay 1 document: ${error.message}`);
    });
  throwProblems(core, problems);
  return overlay;
}

/**
 * Applies an overlay to a bundled document.
 *
 * @returns a patched copy
 * @throws CommandError with the file and the line of each action that cannot be applied, or changes nothing
 */
export async function applyOverlay(document: Document, overlay: Source<Overlay>): Promise<Document> {
  const core = await loadCore();
  const { actions } = overlay.parsed;
  const patched = core.makeDocumentFromString<Document>(JSON.stringify(document), resolve("openapi.json"));
  const states: string[] = [];
  // Redocly skips a target that matches nothing. So each action is passed to it as an overlay of its own, which it
  // resolves when the actions before it are applied. Nothing is read from a file here.
  class ActionByAction extends core.BaseResolver {
    override async resolveDocument<T>(_: string | null, index: string) {
      states.push(JSON.stringify(patched.parsed));
      const action: Overlay["actions"] = [];
      // At its own index, with nothing before it: problems are then located in the file.
      action[Number(index)] = actions[Number(index)] as Overlay["actions"][number];
      return { source: overlay.source, parsed: { ...overlay.parsed, actions: action } as T };
    }
  }
  const { problems } = await core.bundle({
    doc: patched,
    config: await loadRules(core, "overlay.yaml"),
    overlays: [...actions.keys()].map(String),
    externalRefResolver: new ActionByAction(),
  });
  states.push(JSON.stringify(patched.parsed));
  throwProblems(core, problems);
  const idle = [...actions.entries()].filter(([index]) => states[index] === states[index + 1]);
  throwProblems(
    core,
    idle.map(([index, { target }]) =>
      problemAt(
        overlay.source,
        `#/actions/${index}/target`,
        "overlay/effect",
        `The target matches nothing, or the document has the update already: ${target}`,
      ),
    ),
  );
  return patched.parsed;
}
