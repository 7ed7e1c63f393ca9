import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parseJson } from "../../base/json.js";
import { pointerFrom } from "../../base/json-pointer.js";
import { ownFile } from "../../base/own-file.js";
import { printable } from "../../base/printable.js";
import { placeNames } from "../../observe/count.js";
import { addCounts, type Counts, createCounts, type Evidence } from "../../observe/evidence.js";
import type { SchemaNode } from "../../validate/response-checks.js";
import { faultsIn } from "../../validate/walk.js";
import { type DocumentEntry, readBundles } from "../codegen/bundles.js";
import { registerOf } from "../codegen/gaps.js";
import { defineCommand, printJson } from "../command.js";
import { CommandError, UsageError, unreadable } from "../errors.js";
import { idAndName, operationsIn } from "../kit/gap-choice.js";
import { differenceLines, evidenceText, reportOf } from "./evidence-report.js";

export const evidenceCommand = (documents: readonly DocumentEntry[]) =>
  defineCommand({
    about: "Report the counts in the files of an observer. To see only some gaps or operations, name them.",
    operands: "<file>...",
    options: {
      check: { type: "boolean", about: "exit with 1 if responses differed from the document" },
      json: { type: "boolean", about: "print JSON" },
    },
    async run({ check, json }, operands) {
      const bundles = await readBundles(documents);
      const register = registerOf(bundles);
      const gaps = operands.filter((word) => register.some(({ id }) => id === word));
      const namedOperations = operationsIn(bundles)
        .map(idAndName)
        .filter((names) => names.some((name) => operands.includes(name)));
      const names = [...gaps, ...namedOperations.flat()];
      const files = operands.filter((word) => !names.includes(word));
      if (files.length === 0) throw new UsageError("A file is missing.");
      const { counts, problems } = await readEvidence(files);
      if (problems.length > 0 && Object.keys(counts).length === 0)
        throw new CommandError(problems.join("\n"));
      const ofNames = namedOperations.map(([, name = ""]) => name);
      const report = reportOf(counts, bundles, gaps, ofNames);
      const differences = differenceLines(report.differences);
      if (json) printJson(report);
      else if (!check) console.log(evidenceText(report));
      else if (differences.length === 0) console.log("No response differed from the document.");
      if (check && differences.length > 0) problems.push("Differences from the document:", ...differences);
      if (problems.length > 0) throw new CommandError(problems.join("\n"));
    },
  });

/**
 * Adds up the lines of files. If lines have the same id, only the last one counts. Lines that are not evidence are skipped.
 *
 * @returns the counts by operation, and a message for each file that has such a line or cannot be read
 */
export async function readEvidence(files: readonly string[]) {
  const parse = lineParser();
  const lines = new Map<string, Evidence>();
  const problems: string[] = [];
  for (const file of files) {
    let problem: string | undefined;
    const content = await readFile(file, "utf8").catch((error) => {
      problem = unreadable(file, error).message;
      return "";
    });
    for (const [index, own] of content.split("\n").entries()) {
      // Some editors write a byte order mark; trim removes it.
      const text = own.trim();
      if (text === "") continue;
      const line = parse(text);
      if (typeof line === "string") problem ??= `${file}:${index + 1}: ${line}`;
      else lines.set(line.id, line);
    }
    if (problem !== undefined) problems.push(printable(problem));
  }
  const counts = createCounts();
  for (const { operations } of lines.values()) addCounts(counts, operations as Counts);
  return { counts, problems };
}

/** Returns a function that parses a line by the published schema. For a wrong line, it returns a message without any text of the line. */
function lineParser(): (text: string) => Evidence | string {
  const file = readFileSync(ownFile("observe/evidence.schema.json"), "utf8");
  const { $defs, ...schema } = JSON.parse(file) as SchemaNode & { $defs: Record<string, SchemaNode> };
  const schemas = Object.fromEntries(Object.entries($defs).map(([name, one]) => [`#/$defs/${name}`, one]));
  return (text) => {
    const parsed = parseJson(text);
    if (!("value" in parsed)) return "this line is not evidence: it is not JSON.";
    const [fault] = faultsIn(parsed.value, schema, schemas);
    // The schema ensures the type.
    if (fault === undefined) return parsed.value as Evidence;
    const pointer = pointerFrom("", ...placeNames(fault.at, schemas));
    return `this line is not evidence of format 3: ${fault.kind.replaceAll("-", " ")} at ${pointer || "/"}.`;
  };
}
