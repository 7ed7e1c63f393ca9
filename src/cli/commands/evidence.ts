import { printableLines } from "../../errors/printable.js";
import { indexBundle } from "../codegen/gaps.js";
import { defineCommand, printJson } from "../command.js";
import { CommandError } from "../errors.js";
import { counted } from "../evidence/amount.js";
import { findContradictions } from "../evidence/contradictions.js";
import { verdictsOf } from "../evidence/findings.js";
import {
  contradictionsAsText,
  coverageAsText,
  coverageOf,
  verdictsAsMarkdown,
  verdictsAsText,
} from "../evidence/report.js";
import { readEvidence, readingOptions } from "./evidence-options.js";

export const evidence = defineCommand({
  about: "Show what your own traffic says of each gap: of files of an observer, and of HAR files.",
  operand: "file",
  options: {
    ...readingOptions,
    overlay: { type: "string", value: "file", about: "an overlay with what you know of your workspace" },
    check: { type: "boolean", about: "fail if the traffic contradicts the document" },
    json: { type: "boolean", about: "print JSON" },
    markdown: { type: "boolean", about: "print a table in Markdown" },
  },
  async run({ check, json, markdown, ...given }, files) {
    const { knowledge, limits, observations } = await readEvidence(given, files);
    const { workspaces, skipped } = observations;
    const contradictions = findContradictions(observations, knowledge);
    const verdicts = knowledge.bundles.flatMap((bundle) => verdictsOf(bundle, observations, limits));
    const gaps = knowledge.bundles.map(({ document }) => indexBundle(document).gaps.size);
    const coverage = coverageOf(
      verdicts,
      gaps.reduce((sum, count) => sum + count),
    );
    if (json) {
      const found = verdicts.map(({ changes: _, ...one }) => one);
      printJson({ workspaces, gaps: found, coverage, contradictions, skipped });
    } else if (!check) {
      const shown = markdown ? verdictsAsMarkdown(verdicts) : verdictsAsText(verdicts);
      const known = coverageAsText(coverage);
      console.log(printableLines(`${shown || "The files say nothing of any gap."}\n\n${known}`));
    }
    if (!check) return;
    if (contradictions.length > 0) {
      throw new CommandError(
        `The traffic contradicts the document:\n\n${contradictionsAsText(contradictions)}`,
      );
    }
    if (!json) console.log(`Nothing contradicts the document, in ${counted(workspaces, "workspace")}.`);
  },
});
