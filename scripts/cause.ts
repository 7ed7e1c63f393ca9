// Of all that Redocly finds, what people have to know first. One mistake has many consequences: a reference to nothing also leaves
// parts that nothing refers to, and examples that no longer fit.
import { statSync } from "node:fs";
import { type Core, describeProblem, type Problem } from "../src/cli/codegen/redocly.js";
import { CommandError } from "../src/cli/errors.js";

/** How many problems are shown: with their places and the line after them, that is half a dozen lines. */
const mostShown = 2;

/** The rules whose problems follow from others, if there are others. */
const followers = ["gaps/no-orphan-files", "no-unused-components"];

/**
 * Returns the error for problems. It shows what cannot be read, and without that the problems of one file: the one that was saved
 * last, of those that have a cause. The others are counted.
 *
 * @param unreadable - what cannot be read, as it is shown
 */
export function causeError(
  core: Core,
  problems: readonly Problem[],
  unreadable: ReadonlySet<string> = new Set(),
): CommandError {
  const texts = new Map(problems.map((one) => [describeProblem(core, one), one]));
  const found = [...texts].map(([text, one]) => ({ text, ...rankOf(one) }));
  found.sort((a, b) => a.rank - b.rank || b.saved - a.saved || Number(b.isStruct) - Number(a.isStruct));
  const [first] = found;
  const causes = found.filter(
    ({ rank, file, isStruct }) => rank === first?.rank && file === first.file && isStruct === first.isStruct,
  );
  const shown = [...(unreadable.size > 0 ? unreadable : causes.map(({ text }) => text))].slice(0, mostShown);
  const others = unreadable.size + texts.size - shown.length;
  if (others > 0) shown.push(`${others} more may follow from this; \`npx redocly lint\` lists them.`);
  return new CommandError(shown.join("\n"));
}

function rankOf({ ruleId, location: [at] }: Problem) {
  const file = at?.source.absoluteRef ?? "";
  return {
    rank: ruleId === "no-unresolved-refs" ? 0 : followers.includes(ruleId) ? 2 : 1,
    file,
    saved: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0,
    // A misspelt key comes before what is missing because of it.
    isStruct: ruleId === "struct",
  };
}
