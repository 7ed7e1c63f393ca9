import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { problemsOf } from "../../scripts/facts/check.js";
import { factsFile, readFacts, updatedText } from "../../scripts/facts/facts.js";
import { bundleSources } from "../../scripts/sources.js";

/**
 * Does what the messages about facts.md say, to the letter: removes rows of gaps, generates, and names sources.
 *
 * @param project - one whose documents pass the linter
 * @returns how many sources were named by hand, and a function that takes the edit back
 */
export async function followFacts(project: string): Promise<{ named: number; undo: () => Promise<void> }> {
  const file = join(project, factsFile);
  const before = await readFile(file, "utf8");
  const lines = before.split("\n");
  const bundles = await bundleSources(project);
  for (const problem of problemsOf(await readFacts(bundles, project))) {
    const line = Number(problem.split(":")[1]);
    if (problem.includes("remove this row")) lines[line - 1] = "";
  }
  await writeFile(file, lines.join("\n"));
  const text = updatedText(await readFacts(bundles, project));
  const missing = / \?( [^|]+)? \|$/gm;
  await writeFile(file, text.replaceAll(missing, " Tickets: channel |"));
  return { named: text.match(missing)?.length ?? 0, undo: () => writeFile(file, before) };
}
