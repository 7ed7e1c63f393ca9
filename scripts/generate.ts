// npm run generate writes src/generated and the rows of openapi/facts.md from the documents. With --check, it only fails if a file is
// stale.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gapsBeside } from "../src/tools/codegen/gaps.js";
import { defineCommand, runCommand } from "../src/tools/command.js";
import { CommandError } from "../src/tools/errors.js";
import { root } from "../src/tools/root.js";
import { factsFile, openRows, readFacts, updatedText } from "./facts/facts.js";
import { generateFiles, staleIn, updateFiles } from "./generated.js";
import { bundleSources } from "./sources.js";

const generate = defineCommand({
  about: "Generate src/generated from the documents under openapi/, and bring openapi/facts.md up to date.",
  options: {
    check: { type: "boolean", about: "write nothing; fail and list stale files" },
    "keep-facts": { type: "boolean", about: "write nothing under openapi/" },
  },
  async run({ check, "keep-facts": keepFacts }) {
    const bundles = await bundleSources().catch((error: Error) => {
      throw error instanceof CommandError
        ? new CommandError(`${error.message}\nsrc/generated is not changed.`)
        : error;
    });
    for (const { document } of bundles) for (const one of gapsBeside(document)) console.log(one);
    const files = await generateFiles(bundles);
    const facts = await readFacts(bundles);
    const factsText = updatedText(facts);
    if (!check) {
      for (const line of await updateFiles(root, files)) console.log(line);
      if (keepFacts) return;
      if (factsText !== facts.text) {
        await writeFile(join(root, factsFile), factsText);
        console.log(`wrote ${factsFile}`);
      }
      const open = openRows(factsText);
      if (open.length > 0) console.log([`${factsFile} waits for ${open.length} edits:`, ...open].join("\n"));
      return;
    }
    const stale = (await staleIn(root, files)).map((name) => `stale: src/generated/${name}`);
    if (factsText !== facts.text) stale.push(`stale: ${factsFile}`);
    if (stale.length === 0) return;
    throw new CommandError(
      [...stale, "Run `npm run generate`, and commit the files that it writes."].join("\n"),
    );
  },
});

process.exitCode = await runCommand("npm run generate --", generate, process.argv.slice(2));
