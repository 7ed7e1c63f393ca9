import { table } from "../markdown.js";
import { counted } from "./amount.js";
import type { Contradiction } from "./contradictions.js";
import type { Verdict } from "./question.js";

const isSeen = ({ state }: Verdict) => state !== "never seen";

/** The verdicts as text: a paragraph for each gap, because what was seen is a sentence. */
export function verdictsAsText(verdicts: readonly Verdict[]): string {
  return verdicts
    .filter(isSeen)
    .map(({ id, document, state, seen, against }) => [
      `${id} of ${document} (${state})`,
      ...labelled("seen", seen),
      ...labelled("against", against),
    ])
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

const labelled = (label: string, lines: readonly string[]) =>
  lines.map((line, index) => `  ${(index === 0 ? label : "").padEnd(8)} ${line}`);

/** The verdicts as a table in Markdown. */
export function verdictsAsMarkdown(verdicts: readonly Verdict[]): string {
  const rows = verdicts.filter(isSeen).map(({ id, state, seen, against }) => {
    return [`\`${id}\``, state, seen.join("; "), against.join("; ") || "nothing"];
  });
  return table(["gap", "state", "what was seen", "what speaks against it"], rows);
}

/** How much is known: of all gaps, and for each that is open what would settle it. */
interface Coverage {
  readonly gaps: number;
  readonly states: Readonly<Record<string, number>>;
  readonly open: readonly { readonly id: string; readonly missing: readonly string[] }[];
}

/** @param gaps - the number of all gaps, those that no traffic settles included */
export function coverageOf(verdicts: readonly Verdict[], gaps: number): Coverage {
  const states = ["settled", "contradicted", "seen too little", "never seen"] as const;
  const counts = states.map((state) => [state, verdicts.filter((one) => one.state === state).length]);
  const rest = { "not for traffic to settle": gaps - verdicts.length };
  const open = verdicts.flatMap(({ id, missing }) => (missing.length > 0 ? [{ id, missing }] : []));
  return { gaps, states: { ...Object.fromEntries(counts), ...rest }, open };
}

export function coverageAsText({ gaps, states, open }: Coverage): string {
  const parts = Object.entries(states).map(([state, count]) => `${count} ${state}`);
  const lines = open.flatMap(({ id, missing }) => [id, ...missing.map((one) => `  ${one}`)]);
  const wanted = lines.length === 0 ? [] : ["", "What would settle the others:", "", ...lines];
  return [`Of ${counted(gaps, "gap")}: ${parts.join(", ")}.`, ...wanted].join("\n");
}

/** What contradicts the document, a line each. */
export function contradictionsAsText(contradictions: readonly Contradiction[]): string {
  return contradictions
    .map(({ operation, status, place, problem, seen }) => {
      const where = place === undefined ? "" : ` at ${place || "/"}`;
      return `${operation}: ${status}${where}: ${problem}, ${seen}`;
    })
    .join("\n");
}
