// Reads an overlay, and applies it with Redocly's bundler.
import { resolve } from "node:path";
import { pointerFrom } from "../../document/json-pointer.js";
import { CommandError } from "../errors.js";
import type { Document } from "./openapi.js";
import { outsideReferences } from "./outside-references.js";
import { whyIdle } from "./overlay-effect.js";
import { checkExtent, readOverlayFile } from "./read-overlay-file.js";
import {
  type Core,
  documentError,
  loadCore,
  loadRules,
  type Problem,
  problemAt,
  sealedResolver,
  throwProblems,
} from "./redocly.js";

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
  const text = await readOverlayFile(file);
  const overlay = parse(core, file, text);
  checkExtent(file, overlay.parsed);
  const config = await loadRules(core, "overlay.yaml");
  const problems = await core
    .lintDocument({ document: overlay, config, externalRefResolver: sealedResolver(core) })
    .catch((error: Error) => {
      throw new CommandError(`${file}:1:1\n  This is not an Overlay 1 document: ${error.message}`);
    });
  throwProblems(core, problems);
  return overlay;
}

function parse(core: Core, file: string, text: string): Source<Overlay> {
  try {
    return core.makeDocumentFromString<Overlay>(text, resolve(file));
  } catch (error) {
    throw documentError(core, file, error);
  }
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
  const outside: Problem[] = [];
  // Redocly skips a target that matches nothing. So each action is passed to it as an overlay of its own, which it
  // resolves when the actions before it are applied. After the last one comes an overlay without actions. Nothing is read
  // from a file here.
  class ActionByAction extends core.BaseResolver {
    override async resolveDocument<T>(_: string | null, name: string) {
      const index = states.length;
      if (name !== String(index))
        throw new core.ResolveError(new Error(`${name} is outside of the document.`));
      if (index > 0 && outside.length === 0)
        outside.push(...problemsOutside(patched.parsed, overlay, index - 1));
      states.push(JSON.stringify(patched.parsed));
      const action: Overlay["actions"] = [];
      // At its own index, with nothing before it: problems are then located in the file.
      if (index < actions.length) action[index] = actions[index] as Overlay["actions"][number];
      return { source: overlay.source, parsed: { ...overlay.parsed, actions: action } as T };
    }
  }
  const { problems } = await core.bundle({
    doc: patched,
    config: await loadRules(core, "overlay.yaml"),
    overlays: [...actions.keys(), actions.length].map(String),
    externalRefResolver: new ActionByAction(),
  });
  throwProblems(core, outside.length > 0 ? outside : problems);
  const idle = [...actions.entries()].filter(([index]) => states[index] === states[index + 1]);
  throwProblems(
    core,
    await Promise.all(
      idle.map(async ([index, { target }]) => {
        const reason = await whyIdle(core, states[index] ?? "", target);
        return problemAt(overlay.source, `#/actions/${index}/target`, "overlay/effect", reason);
      }),
    ),
  );
  return patched.parsed;
}

/** Where an overlay has a text, if it does: a key or a value of an action. */
export function locationOf({ parsed }: Source<Overlay>, text: string): string | undefined {
  const keys = keysOf(parsed.actions, text);
  return keys && pointerFrom("#", "actions", ...keys);
}

/** What an action adds that leads out of the document, located in the action where it is written there. */
function problemsOutside(document: Document, { source, parsed }: Source<Overlay>, index: number): Problem[] {
  return [...outsideReferences(document)].map(({ keys, reference }) => {
    const written = keysOf(parsed.actions[index], reference) ?? [];
    const message = `${keys.at(-1)} must stay in the document, which is a single file: ${reference}`;
    return problemAt(
      source,
      pointerFrom("#", "actions", String(index), ...written),
      "overlay/references",
      message,
    );
  });
}

/** The keys that lead to a text in a value, which is a value or a key itself. */
function keysOf(node: unknown, text: string): string[] | undefined {
  if (typeof node !== "object" || node === null) return undefined;
  for (const [key, value] of Object.entries(node)) {
    if (value === text || key === text) return [key];
    const keys = keysOf(value, text);
    if (keys !== undefined) return [key, ...keys];
  }
  return undefined;
}
