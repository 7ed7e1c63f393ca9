import type { Contradiction } from "./contradictions.js";
import type { Skipped } from "./har-file.js";
import { counted } from "./seen.js";
import type { Verdict } from "./verdict.js";

const headings = ["gap", "what was seen", "exchanges", "workspaces", "what speaks against it"] as const;

/** The verdicts as text: a paragraph for each gap, because what was seen is a sentence. */
export function verdictsAsText(verdicts: readonly Verdict[]): string {
  return verdicts
    .filter(({ exchanges }) => exchanges > 0)
    .map(({ id, state, seen, exchanges, workspaces, against }) =>
      [
        `${id} (${state})`,
        `  seen     ${seen}`,
        `  counts   ${counted(exchanges, "exchange")} in ${counted(workspaces, "workspace")}`,
        ...against.map((one, index) => `  ${index === 0 ? "against " : "        "} ${one}`),
      ].join("\n"),
    )
    .join("\n\n");
}

/** The verdicts as a table in Markdown. */
export function verdictsAsMarkdown(verdicts: readonly Verdict[]): string {
  const rows = verdicts
    .filter(({ exchanges }) => exchanges > 0)
    .map(({ id, seen, exchanges, workspaces, against }) => [
      ...[`\`${id}\``, seen, `${exchanges}`, `${workspaces}`, against.join("; ") || "nothing"],
    ]);
  return [headings, headings.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** What contradicts the document, a line each. */
export function contradictionsAsText(contradictions: readonly Contradiction[]): string {
  return contradictions
    .map(({ operation, status, place, problem, count, exchanges, workspaces }) => {
      const where = place === undefined ? "" : ` at ${place || "/"}`;
      const counts = `${counted(count, "time")} in ${counted(exchanges, "exchange")} of ${counted(workspaces, "workspace")}`;
      return `${operation}: ${status}${where}: ${problem}, ${counts}`;
    })
    .join("\n");
}

/** What was not read, if anything. */
export function skippedAsText({ others, unanswered, texts }: Skipped): string | undefined {
  const parts = [
    others > 0 && `${counted(others, "exchange")} of no documented operation`,
    unanswered > 0 && `${counted(unanswered, "exchange")} without an answer`,
    texts > 0 && `${counted(texts, "text")} over 1 MiB`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : `Left out: ${parts.join(", ")}.`;
}
