// Compares the sources of openapi/facts.md with an edition of the specification: npm run facts.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defineCommand, runCommand } from "../src/cli/command.js";
import { CommandError } from "../src/cli/errors.js";
import { root } from "../src/cli/root.js";
import { changedSources } from "./facts/changed.js";
import { factsFile, hashesOf } from "./facts/facts.js";
import { readList, writeList } from "./facts/list.js";
import { readSource } from "./facts/source.js";

const facts = defineCommand({
  about: "List the facts whose source another edition of the specification no longer has, or has changed.",
  options: {
    source: {
      type: "string",
      value: "file",
      required: true,
      about: "the edition, as Markdown",
    },
    accept: { type: "boolean", about: "take its rows and paragraphs as reviewed" },
  },
  async run({ source, accept }) {
    const markdown = await readFile(source, "utf8").catch((error: Error) => {
      throw new CommandError(`The specification cannot be read: ${error.message}`);
    });
    const units = readSource(markdown);
    const file = join(root, factsFile);
    const list = readList(await readFile(file, "utf8"));
    if (accept) {
      list.hashes = hashesOf(list, units, true);
      await writeFile(file, writeList(list));
    }
    const problems = changedSources(list, units);
    if (problems.length > 0) throw new CommandError(problems.join("\n"));
    console.log("Each fact has its source there, as it was.");
  },
});

process.exitCode = await runCommand("npm run facts --", facts, process.argv.slice(2));
