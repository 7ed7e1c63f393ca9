import { createHash } from "node:crypto";
import { keysOf } from "../../document/json-pointer.js";
import { loadCore } from "../codegen/redocly.js";
import { staleExamples } from "./examples.js";
import type { KnownBundle } from "./knowledge.js";
import { counted } from "./seen.js";
import type { Action, Verdict } from "./verdict.js";

const head = "# Proposed from evidence. Read each group, and keep what you know to be so.";

/** A proposed overlay with a digest of it in its second line, which shows whether somebody edited it since. */
function sealed(text: string): string {
  return `${head}\n# ${createHash("sha256").update(text).digest("hex")}\n${text}`;
}

/** Whether a text is an overlay that was proposed, and that nobody edited since. */
export function isUnedited(text: string): boolean {
  const [, , ...lines] = text.split("\n");
  return text === sealed(lines.join("\n"));
}

/** Writes the overlay that states what was settled: a group of actions for each gap, with its counts, and without its mark. */
export async function overlayFor(
  { exported, document }: KnownBundle,
  verdicts: readonly Verdict[],
): Promise<string> {
  const { stringifyYaml } = await loadCore();
  const info = { title: "What our workspaces were seen to do", version: "1.0.0" };
  const intro = stringifyYaml({ overlay: "1.0.0", info, extends: exported });
  const removed = new Set<string>();
  // A response that is removed comes last, so that nothing before it changes what is gone.
  const ordered = [...verdicts].sort((a, b) => Number(carriesMark(a)) - Number(carriesMark(b)));
  const groups = ordered.map((verdict) => {
    const { id, exchanges, workspaces, seen, actions } = verdict;
    const removal = { target: `$..['x-not-shown'][?@.id == '${id}']`, remove: true };
    // The mark is removed with the object that carries it.
    const examples = staleExamples(document, actions).filter(({ pointer }) => !removed.has(pointer));
    for (const { pointer } of examples) removed.add(pointer);
    const list = [
      ...merged(actions).map(actionOf),
      ...examples.map(actionOf),
      ...(carriesMark(verdict) ? [] : [removal]),
    ];
    const comment = `${id}: ${counted(exchanges, "exchange")} in ${counted(workspaces, "workspace")}, nothing against it.`;
    const lines = [...wrapped(comment), ...wrapped(`Seen: ${seen}.`)].map((line) => `  # ${line}`);
    const yaml = stringifyYaml(list).trimEnd().replaceAll(/^/gm, "  ");
    return `${lines.join("\n")}\n${yaml}`;
  });
  return sealed(`${intro}actions:\n${groups.join("\n")}\n`);
}

function carriesMark({ actions }: Verdict): boolean {
  return actions.some(({ pointer, remove }) => remove && /\/responses\/\dXX$/.test(pointer));
}

/** Joins the required properties of the same schema into one action. */
function merged(actions: readonly Action[]): Action[] {
  const result: Action[] = [];
  const lists = new Map<string, string[]>();
  for (const action of actions) {
    const { required, ...others } = (action.update ?? {}) as { required?: string[] };
    if (required === undefined || Object.keys(others).length > 0) {
      result.push(action);
      continue;
    }
    const list = lists.get(action.pointer);
    if (list === undefined) {
      const own = [...required];
      lists.set(action.pointer, own);
      result.push({ pointer: action.pointer, update: { required: own } });
    } else list.push(...required);
  }
  return result;
}

function actionOf({ pointer, update, remove }: Action): object {
  const keys = keysOf(pointer);
  const step = (key: string, index: number) =>
    /^\d+$/.test(key) && /^(allOf|anyOf|oneOf|parameters)$/.test(keys[index - 1] ?? "")
      ? `[${key}]`
      : `['${key}']`;
  const target = `$${keys.map(step).join("")}`;
  return remove ? { target, remove } : { target, update };
}

/** Lines of a comment. */
function wrapped(text: string): string[] {
  return text.match(/\S.{0,105}\S(?=\s|$)|\S+/g) ?? [];
}
