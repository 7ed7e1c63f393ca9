import { printable } from "../../base/printable.js";
import type { GapEntry } from "../../document/openapi.js";
import { type Operation, readBundled } from "../../document/reading.js";
import { readBundle } from "../codegen/bundle.js";
import { defineCommand, printJson } from "../command.js";
import { UsageError } from "../errors.js";
import { chooseGaps, findOperations, type RegisteredGap, suggestionFor } from "../kit/gap-choice.js";
import { groupByOperation, ownGaps } from "../kit/listed-gaps.js";
import { writeTable } from "../markdown.js";

const examples = `The counts above leave out the gaps that every operation has; gaps --all lists those first.

  gaps <operation>      the gaps of an operation, with advice
  gaps --status 404     the gaps that can be the cause of a failure
  gaps rate limit       the gaps that contain these words
  gaps --all            all gaps, by operation`;

export const gapsCommand = defineCommand({
  about: "List the gaps: the points that the service's specification does not show.",
  operands: "[<operation or word>...]",
  options: {
    all: { type: "boolean", about: "print every gap with its advice, by operation" },
    status: {
      type: "string",
      value: "number",
      about: "print the gaps that can be the cause of a failure with this status",
    },
    json: { type: "boolean", about: "print JSON" },
    markdown: { type: "boolean", about: "print a table in Markdown" },
  },
  async run({ all, json, markdown, status }, words) {
    if (json && markdown) throw new UsageError("Use either --json or --markdown.");
    const { document } = await readBundle();
    const chosen = chooseGaps(document, words, status);
    if (json) return printJson(chosen);
    if (markdown) return console.log(markdownTable(chosen, document));
    const search = [...words, status].filter(Boolean).join(" ");
    if (chosen.length === 0) {
      const meant = suggestionFor(words, document);
      const hint = meant === undefined ? "`gaps --all` lists all gaps." : `Did you mean ${meant}?`;
      return console.log(`No gap has ${printable(search)}. ${hint}`);
    }
    const columns = process.stdout.columns ?? 120;
    const named = status === undefined ? findOperations(words, document) : [];
    if (named.length > 0) {
      return console.log(named.map((one) => operationText(one, columns)).join("\n\n"));
    }
    if (all) console.log(groupedText(chosen, document, columns));
    else console.log(search === "" ? countTable(document) : gapText(chosen, columns));
    console.log(
      `\n${chosen.length === 1 ? "1 gap" : `${chosen.length} gaps`}, marked in the document with x-not-shown.`,
    );
    if (search === "" && !all) console.log(examples);
  },
});

/** Writes the id of each operation with the number of its own gaps. */
function countTable(document: object): string {
  const { operations } = readBundled(document);
  const width = Math.max(...operations.map(({ id }) => id.length));
  const rows = operations.map((operation) => {
    const count = ownGaps(operation).length;
    return `  ${operation.id.padEnd(width)}  ${String(count).padStart(3)}  ${operation.name}`;
  });
  return rows.join("\n");
}

const groupGaps = (gaps: readonly RegisteredGap[], document: object) =>
  groupByOperation(
    gaps,
    readBundled(document).operations.map(({ name }) => name),
  );

function groupedText(gaps: readonly RegisteredGap[], document: object, columns: number): string {
  return groupGaps(gaps, document)
    .map((group) => `${group.title}\n${gapText(group.gaps, columns)}`)
    .join("\n\n");
}

/** Writes the gaps of an operation, nearest first, and the ids of the gaps that every operation has. */
export function operationText(operation: Operation, columns: number): string {
  const width = Math.min(columns, 140);
  const own = ownGaps(operation).map(({ gap }) => gap);
  const general = operation.gaps.filter(({ isShared }) => isShared).map(({ gap }) => gap.id);
  const shared = `This operation has ${own.length} gaps of its own. Every operation has ${general.length} more: ${general.join(", ")}.`;
  return [
    `${operation.name} (${operation.id})`,
    ...(own.length > 0 ? [gapText(own, columns)] : []),
    `\n${wrap(shared, width).join("\n")}`,
  ].join("\n");
}

/** Writes gaps in two columns: the id, and the open point with its advice. */
function gapText(
  gaps: readonly Pick<GapEntry, "id" | "kind" | "what" | "advice">[],
  columns: number,
): string {
  const left = Math.max(...gaps.map(({ id }) => id.length)) + 4;
  const width = Math.max(40, Math.min(columns, 140) - left);
  const rows = gaps.flatMap(({ id, kind, what, advice }) => {
    const lines = [
      ...wrap(kind === "conflict" ? `The specification contradicts itself: ${what}` : what, width),
      ...wrap(`Meanwhile: ${advice}`, width),
    ];
    return lines.map((line, index) => `  ${(index === 0 ? id : "").padEnd(left - 2)}${line}`);
  });
  return rows.join("\n");
}

function markdownTable(gaps: readonly RegisteredGap[], document: object): string {
  const rows = groupGaps(gaps, document).flatMap(({ title, gaps }) =>
    gaps.map((gap) => {
      const name = `\`${gap.id}\`${gap.kind === "conflict" ? " (a contradiction)" : ""}`;
      return [title, name, gap.what, gap.advice];
    }),
  );
  return writeTable(["operation", "gap", "not shown", "advice"], rows);
}

function wrap(text: string, width: number): string[] {
  return text.match(new RegExp(`\\S.{0,${width - 2}}\\S(?=\\s|$)|\\S+`, "g")) ?? [];
}
