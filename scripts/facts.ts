// Compares the sources of openapi/facts.md with an edition of the specification: npm run facts.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defineCommand, runCommand } from "../src/cli/command.js";
import { CommandError } from "../src/cli/errors.js";
import { root } from "../src/cli/root.js";
import { changedSources } from "./facts/changed.js";
import { factsFile, hashesOf, readFacts } from "./facts/facts.js";
import { writeList } from "./facts/list.js";
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
    const { list } = await readFacts(root);
    if (accept) {
      list.hashes = hashesOf(list, units, true);
      await writeFile(join(root, factsFile), writeList(list));
    }
    const problems = changedSources(list, units);
    if (problems.length > 0) throw new CommandError(problems.join("\n"));
  },
});

process.exitCode = await runCommand("npm run facts --", facts, process.argv.slice(2));
