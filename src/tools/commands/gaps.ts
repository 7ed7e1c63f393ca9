import { printable } from "../../client/errors/printable.js";
import type { Bundle, DocumentEntry } from "../codegen/bundles.js";
import type { Gap } from "../codegen/gaps.js";
import { bundlesWith } from "../codegen/overlay.js";
import { defineCommand, printJson } from "../command.js";
import { UsageError } from "../errors.js";
import {
  chooseGaps,
  type Described,
  describedIn,
  namedBy,
  type RegisteredGap,
  suggestionFor,
} from "../kit/gap-choice.js";
import { gapsOf, groupByOperation, listGaps } from "../kit/listed-gaps.js";
import { table } from "../markdown.js";
import { overlayPeers, requirePeers } from "../peers.js";

export const gapsCommand = (documents: readonly DocumentEntry[]) =>
  defineCommand({
    about:
      "List what the specification of the service leaves open: of an operation, with words, or of a failure.",
    operand: "operation or word",
    operandIsOptional: true,
    options: {
      all: { type: "boolean", about: "print all of each gap, by operation" },
      status: {
        type: "string",
        value: "number",
        about: "print the gaps that may be the cause of a failure with this status",
      },
      json: { type: "boolean", about: "print JSON" },
      markdown: { type: "boolean", about: "print a table in Markdown" },
      overlay: { type: "string", value: "file", about: "leave out what an overlay of yours closes" },
    },
    async run({ all, json, markdown, overlay, status }, words) {
      if (json && markdown) throw new UsageError("--json and --markdown exclude each other.");
      if (overlay !== undefined) await requirePeers(overlayPeers);
      const bundles = await bundlesWith(documents, overlay);
      const chosen = chooseGaps(bundles, words, status);
      if (json) return printJson(chosen);
      if (markdown) return console.log(markdownTable(chosen, bundles));
      const asked = [...words, status].filter(Boolean).join(" ");
      if (chosen.length === 0) return console.log(nothingHas(asked, words, bundles));
      const columns = process.stdout.columns ?? 120;
      const named = status === undefined ? namedBy(words, bundles) : [];
      if (named.length > 0) {
        return console.log(named.map((one) => operationText(one, columns)).join("\n\n"));
      }
      if (all) console.log(groupedText(chosen, bundles, columns));
      else console.log(asked === "" ? countTable(bundles) : gapText(chosen, columns));
      console.log(`\n${count(chosen.length)}, each marked in the documents as x-not-shown.`);
      if (asked === "" && !all) console.log(examplesOf(bundles));
    },
  });

const count = (length: number) => (length === 1 ? "1 gap" : `${length} gaps`);

function nothingHas(asked: string, words: readonly string[], bundles: readonly Bundle[]): string {
  const suggestion = suggestionFor(words, bundles);
  return `No gap has ${printable(asked)}.${suggestion === undefined ? "" : ` Did you mean ${suggestion}?`}`;
}

function examplesOf(bundles: readonly Bundle[]): string {
  const [first] = describedIn(bundles);
  const ofOperation = `gaps ${first?.entry.operation.operationId ?? "<operation>"}`;
  return `Those of every operation are not counted above; gaps --all lists them first.

  ${ofOperation.padEnd(19)}   the gaps of an operation, with advice
  gaps --status 404     those that may be the cause of a failure
  gaps rate limit       those that have these words
  gaps --all            all of them, by operation`;
}

/** Writes how many gaps each operation has beside those of every operation, with its id. */
function countTable(bundles: readonly Bundle[]): string {
  const described = describedIn(bundles);
  const width = Math.max(...described.map(({ entry }) => entry.operation.operationId.length));
  const rows = described.map(({ document, entry }) => {
    const count = gapsOf(listGaps(document), entry).length;
    return `  ${entry.operation.operationId.padEnd(width)}  ${String(count).padStart(3)}  ${entry.name}`;
  });
  return rows.join("\n");
}

const byOperation = (gaps: readonly RegisteredGap[], bundles: readonly Bundle[]) =>
  groupByOperation(
    gaps,
    describedIn(bundles).map(({ entry }) => entry.name),
  );

/** Writes gaps as text, by operation. */
function groupedText(gaps: readonly RegisteredGap[], bundles: readonly Bundle[], columns: number): string {
  return byOperation(gaps, bundles)
    .map((group) => `${group.title}\n${gapText(group.gaps, columns)}`)
    .join("\n\n");
}

/** Writes the gaps of an operation, from those nearest to it, and the ids of those that every operation has. */
function operationText({ document, entry }: Described, columns: number): string {
  const gaps = listGaps(document);
  const own = gapsOf(gaps, entry).map(({ gap }) => gap);
  const general = gaps.filter(({ isGeneral }) => isGeneral).map(({ gap }) => gap.id);
  const shared = `${own.length} gaps are its own. Every operation has ${general.length} more: ${general.join(", ")}.`;
  return [
    `${entry.name} (${entry.operation.operationId})`,
    ...(own.length > 0 ? [gapText(own, columns)] : []),
    `\n${wrap(shared, Math.min(columns, 140)).join("\n")}`,
  ].join("\n");
}

/** Writes gaps as text: the id on the left; what is open, and what to do meanwhile on the right. */
function gapText(gaps: readonly Pick<Gap, "id" | "kind" | "what" | "advice">[], columns: number): string {
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

/** Writes gaps as a table in Markdown, by operation. */
function markdownTable(gaps: readonly RegisteredGap[], bundles: readonly Bundle[]): string {
  const rows = byOperation(gaps, bundles).flatMap(({ title, gaps }) =>
    gaps.map((gap) => {
      const name = `\`${gap.id}\`${gap.kind === "conflict" ? " (a contradiction)" : ""}`;
      return [title, name, gap.what, gap.advice];
    }),
  );
  return table(["operation", "gap", "what is open", "what to do meanwhile"], rows);
}

function wrap(text: string, width: number): string[] {
  return text.match(new RegExp(`\\S.{0,${width - 2}}\\S(?=\\s|$)|\\S+`, "g")) ?? [];
}
