import { problemsOf } from "../../scripts/facts/check.js";
import { factsOf, updatedText } from "../../scripts/facts/facts.js";
import type { Bundle } from "../../src/cli/codegen/bundles.js";

/** Does what the messages about a facts.md say, to the letter: removes rows of gaps, generates, and names sources. */
export function followFacts(bundles: readonly Bundle[], text: string): string {
  const lines = text.split("\n");
  for (const problem of problemsOf(factsOf(bundles, text, []))) {
    const line = Number(problem.split(":")[1]);
    if (problem.includes("remove this row")) lines[line - 1] = "";
  }
  const generated = updatedText(factsOf(bundles, lines.join("\n"), []));
  const named = generated.replaceAll(/ \?( [^|]+)? \|$/gm, " Tickets: channel |");
  return updatedText(factsOf(bundles, named, []));
}
