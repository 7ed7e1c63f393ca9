import { createHash } from "node:crypto";
import { basename } from "node:path";
import { keysOf } from "../../document/json-pointer.js";
import { applyOverlay } from "../codegen/apply-overlay.js";
import { readOverlay } from "../codegen/read-overlay.js";
import { loadCore } from "../codegen/redocly.js";
import { UsageError } from "../errors.js";
import { type Action, actionsFor, partOf } from "./changes.js";
import { staleExamples } from "./examples.js";
import type { KnownBundle } from "./knowledge.js";
import type { Verdict } from "./question.js";

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
  const { stringifyYaml, makeDocumentFromString } = await loadCore();
  const groups = clustersOf(verdicts).map((cluster) => {
    const changes = cluster.flatMap((one) => one.changes);
    // A mark is removed with the object that carries it.
    const marks = cluster.filter((one) => !removesResponse(one)).map(({ id }) => id);
    const removals = marks.map((id) => ({ target: `$..['x-not-shown'][?@.id == '${id}']`, remove: true }));
    const actions: object[] = [...actionsFor(document, changes).map(actionOf), ...removals];
    return { comment: cluster.flatMap(commentOf), actions };
  });
  const info = { title: "What our workspaces were seen to do", version: "1.0.0" };
  const start = { overlay: "1.0.0", info, extends: exported };
  const source = stringifyYaml({ ...start, actions: groups.flatMap(({ actions }) => actions) });
  const stale = staleExamples(await applyOverlay(document, makeDocumentFromString(source, exported)));
  if (stale.length > 0) groups.push({ comment: ["Examples that are not so."], actions: stale.map(actionOf) });
  const texts = groups.map(({ comment, actions }) => {
    const lines = comment.flatMap(wrapped).map((line) => `  # ${line}`);
    return `${lines.join("\n")}\n${stringifyYaml(actions).trimEnd().replaceAll(/^/gm, "  ")}`;
  });
  return sealed(`${stringifyYaml(start)}actions:\n${texts.join("\n")}\n`);
}

/** Whether a range of statuses goes with the mark that it carries. */
const removesResponse = ({ changes }: Verdict) =>
  changes.some((one) => "remove" in one && /\/responses\/\dXX$/.test(one.pointer));

const commentOf = ({ id, seen }: Verdict) => [
  `${id}: nothing against it. Seen:`,
  ...seen.map((one) => `- ${one}`),
];

/** Gaps whose changes are of the same part of the document are closed together, and a response that is removed last. */
function clustersOf(verdicts: readonly Verdict[]): Verdict[][] {
  const partsOf = (list: readonly Verdict[]) =>
    list.flatMap(({ changes }) => changes.map(partOf)).filter((part) => / (sentence|value)$/.test(part));
  let clusters: Verdict[][] = [];
  for (const verdict of verdicts) {
    const parts = partsOf([verdict]);
    const isSame = (list: readonly Verdict[]) => partsOf(list).some((part) => parts.includes(part));
    const [same, others] = [clusters.filter(isSame), clusters.filter((one) => !isSame(one))];
    clusters = [...others, [...same.flat(), verdict]];
  }
  const rank = (list: readonly Verdict[]) => Number(list.some(removesResponse));
  return clusters.sort((a, b) => rank(a) - rank(b));
}

function actionOf({ pointer, ...change }: Action): object {
  const keys = keysOf(pointer);
  const step = (key: string, index: number) =>
    /^\d+$/.test(key) && /^(allOf|anyOf|oneOf|parameters)$/.test(keys[index - 1] ?? "")
      ? `[${key}]`
      : `['${key.replace(/[\\']/g, "\\$&")}']`;
  return { target: `$${keys.map(step).join("")}`, ...change };
}

/** Lines of a comment. */
function wrapped(text: string): string[] {
  return text.match(/\S.{0,105}\S(?=\s|$)|\S+/g) ?? [];
}

/**
 * Puts the actions of one overlay before those of another, as somebody does who keeps them in one file.
 *
 * @throws UsageError where the overlay is of another document
 */
export async function withKept(kept: string, overlay: string, exported: string): Promise<string> {
  const { stringifyYaml, parseYaml } = await loadCore();
  const { parsed } = await readOverlay(kept);
  if (basename(parsed.extends ?? "openapi.json") !== exported) {
    throw new UsageError(`${kept} extends the other document; name one that extends ${exported}.`);
  }
  const { actions, ...start } = parseYaml(overlay) as { actions: object[] };
  return stringifyYaml({ ...start, actions: [...parsed.actions, ...actions] });
}
