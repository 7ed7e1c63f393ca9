import { createHash } from "node:crypto";
import { basename } from "node:path";
import { keysOf } from "../../document/json-pointer.js";
import { applyOverlay, readOverlay } from "../codegen/overlay.js";
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

/** Actions that belong together, and what is said of them. */
interface Group {
  readonly comment: readonly string[];
  readonly actions: readonly Action[];
}

/** Writes the overlay that states what was settled: a group of actions for each gap, with its counts, and without its mark. */
export async function overlayFor(
  { exported, document }: KnownBundle,
  verdicts: readonly Verdict[],
): Promise<string> {
  const { stringifyYaml, makeDocumentFromString } = await loadCore();
  const groups = clustersOf(verdicts).map((cluster): Group & { ids: readonly string[] } => {
    const actions = actionsFor(
      document,
      cluster.flatMap(({ changes }) => changes),
    );
    // A mark is removed with the object that carries it.
    const isRange = ({ changes }: Verdict) =>
      changes.some((one) => "remove" in one && /\/responses\/\dXX$/.test(one.pointer));
    const ids = cluster.filter((one) => !isRange(one)).map(({ id }) => id);
    return { ids, actions, comment: cluster.flatMap(commentOf) };
  });
  const removal = (id: string) => ({ target: `$..['x-not-shown'][?@.id == '${id}']`, remove: true });
  const all = groups.flatMap(({ actions, ids }) => [...actions.map(actionOf), ...ids.map(removal)]);
  const info = { title: "What our workspaces were seen to do", version: "1.0.0" };
  const start = { overlay: "1.0.0", info, extends: exported };
  const source = stringifyYaml({ ...start, actions: all });
  const applied = await applyOverlay(document, makeDocumentFromString(source, exported));
  const stale = staleExamples(applied);
  const texts = [
    ...groups.map(({ comment, actions, ids }) => ({
      comment,
      list: [...actions.map(actionOf), ...ids.map(removal)],
    })),
    { comment: ["Examples that are not so."], list: stale.map(actionOf) },
  ].filter(({ list }) => list.length > 0);
  const yaml = texts.map(({ comment, list }) => {
    const lines = comment.flatMap(wrapped).map((line) => `  # ${line}`);
    return `${lines.join("\n")}\n${stringifyYaml(list).trimEnd().replaceAll(/^/gm, "  ")}`;
  });
  return sealed(`${stringifyYaml(start)}actions:\n${yaml.join("\n")}\n`);
}

const commentOf = ({ id, seen }: Verdict) => [
  `${id}: nothing against it. Seen:`,
  ...seen.map((one) => `- ${one}`),
];

/** Gaps whose changes are of the same part of the document are closed together, and a response that is removed last. */
function clustersOf(verdicts: readonly Verdict[]): Verdict[][] {
  const clusters: { parts: Set<string>; verdicts: Verdict[] }[] = [];
  for (const verdict of verdicts) {
    const parts = new Set(verdict.changes.map(partOf).filter((part) => /(description|value)$/.test(part)));
    const same = clusters.filter((one) => [...parts].some((part) => one.parts.has(part)));
    for (const one of same) clusters.splice(clusters.indexOf(one), 1);
    clusters.push({
      parts: new Set([...same.flatMap((one) => [...one.parts]), ...parts]),
      verdicts: [...same.flatMap((one) => one.verdicts), verdict],
    });
  }
  const removes = (list: readonly Verdict[]) =>
    Number(
      list.some(({ changes }) =>
        changes.some((one) => "remove" in one && one.pointer.includes("/responses/")),
      ),
    );
  return clusters.map((one) => one.verdicts).sort((a, b) => removes(a) - removes(b));
}

function actionOf({ pointer, ...change }: Action): object {
  const keys = keysOf(pointer);
  const step = (key: string, index: number) =>
    /^\d+$/.test(key) && /^(allOf|anyOf|oneOf|parameters)$/.test(keys[index - 1] ?? "")
      ? `[${key}]`
      : `['${key}']`;
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
