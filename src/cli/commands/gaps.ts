import { printable } from "../../errors/printable.js";
import { defineCommand, printJson } from "../command.js";
import { UsageError } from "../errors.js";
import { groupByOperation, markdownTable, textTable } from "../gap-table.js";
import { type OlderGap, readRegister } from "../older-register.js";

export const gaps = defineCommand({
  about: "List what the specification of the service leaves open, by operation.",
  options: {
    json: { type: "boolean", about: "print JSON" },
    markdown: { type: "boolean", about: "print a table in Markdown" },
    since: {
      type: "string",
      value: "file",
      about: "print what was closed and opened since an older register, which --json printed",
    },
  },
  async run({ json, markdown, since }) {
    if (json && markdown) throw new UsageError("--json and --markdown exclude each other.");
    const { gaps } = await import("../../document/gaps.js");
    if (since !== undefined) {
      const older = await readRegister(since);
      const changes = {
        closed: without(older, gaps).map(({ id, what }) => ({ id, what })),
        opened: without(gaps, older),
      };
      if (json) return printJson(changes);
      return console.log(changesText(changes, markdown === true));
    }
    if (json) return printJson(gaps);
    const groups = groupByOperation(gaps);
    if (markdown) return console.log(markdownTable(groups));
    console.log(textTable(groups, process.stdout.columns ?? 120));
    console.log(`\n${gaps.length} gaps, each marked in the documents as x-not-shown.`);
  },
});

/** The entries of a list whose ids another list does not have. */
function without<Entry extends { id: string }>(
  list: readonly Entry[],
  other: readonly { id: string }[],
): Entry[] {
  const known = new Set(other.map(({ id }) => id));
  return list.filter(({ id }) => !known.has(id));
}

function changesText(changes: Record<"closed" | "opened", readonly OlderGap[]>, markdown: boolean): string {
  const part = (title: string, list: readonly OlderGap[]) => {
    // The older register is a file of anybody's: an entry stays on its line.
    const texts = list.map(({ id, what }) => [printable(id), printable(what)]);
    const lines = texts.map(([id, what]) => (markdown ? `- \`${id}\`: ${what}` : `  ${id}: ${what}`));
    const heading = markdown ? `## ${title}\n` : `${title}:`;
    return [heading, ...(lines.length > 0 ? lines : [markdown ? "Nothing." : "  nothing"])].join("\n");
  };
  return `${part("Closed", changes.closed)}\n\n${part("Opened", changes.opened)}`;
}
