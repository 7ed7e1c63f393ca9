import { gaps as register } from "../../document/gaps.js";
import { printable } from "../../errors/printable.js";
import { defineCommand, printJson } from "../command.js";
import { UsageError } from "../errors.js";
import { chooseGaps } from "../gap-choice.js";
import { countTable, gapText, groupedText, markdownTable } from "../gap-table.js";
import { type OlderGap, readRegister } from "../older-register.js";

export const gaps = defineCommand({
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
    since: {
      type: "string",
      value: "file",
      about: "print what was closed and opened since an older register, which --json printed",
    },
  },
  async run({ all, json, markdown, since, status }, words) {
    if (json && markdown) throw new UsageError("--json and --markdown exclude each other.");
    const isChoice = words.length > 0 || status !== undefined;
    if (isChoice && since !== undefined) throw new UsageError("--since is about all gaps.");
    if (since !== undefined) {
      const older = await readRegister(since);
      const changes = {
        closed: without(older, register).map(({ id, what }) => ({ id, what })),
        opened: without(register, older),
      };
      if (json) return printJson(changes);
      return console.log(changesText(changes, markdown === true));
    }
    const chosen = isChoice ? chooseGaps(words, status) : register;
    if (json) return printJson(chosen);
    if (markdown) return console.log(markdownTable(chosen));
    const columns = process.stdout.columns ?? 120;
    if (all) console.log(groupedText(chosen, columns));
    else if (chosen.length === 0)
      return console.log(`No gap has ${[...words, status].filter(Boolean).join(" ")}.`);
    else if (isChoice) console.log(gapText(chosen, columns));
    else console.log(countTable(register));
    console.log(`\n${count(chosen.length)}, each marked in the documents as x-not-shown.`);
    if (!isChoice && !all) console.log(examples);
  },
});

const count = (length: number) => (length === 1 ? "1 gap" : `${length} gaps`);

const examples = `
  gaps createCustomer   the gaps of an operation, with advice
  gaps --status 404     those that may be the cause of a failure
  gaps rate limit       those that have these words
  gaps --all            all of them, by operation`;

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
