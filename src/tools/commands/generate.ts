import { watchFile } from "node:fs";
import { join, relative, resolve } from "node:path";
import { printableLines } from "../../base/printable.js";
import { observedBelow } from "../../document/observed.js";
import { rootOf } from "../../document/place.js";
import type { DocumentEntry } from "../codegen/bundles.js";
import { entriesFor } from "../codegen/entries.js";
import { staleFiles, writeFiles } from "../codegen/files.js";
import { closedGaps, gapsBeside } from "../codegen/gaps.js";
import { generatedMark, generator, isGenerated, outputs } from "../codegen/outputs.js";
import { patchedBundle } from "../codegen/overlay.js";
import { defineCommand, red } from "../command.js";
import { CommandError, UsageError } from "../errors.js";
import { generatePeers, requirePeers } from "../peers.js";
import { step, untilSignal } from "../process.js";

/** How often `--watch` looks at the overlay, in milliseconds. Polling works however an editor replaces the file. */
const interval = 200;

export const generateCommand = (documents: readonly DocumentEntry[]) =>
  defineCommand({
    about: "Generate the types of the document with your overlay applied.",
    options: {
      overlay: { type: "string", value: "file", required: true, about: "the overlay that closes gaps" },
      out: { type: "string", value: "folder", required: true, about: "the folder for the generated files" },
      watch: { type: "boolean", about: "generate again after each edit of the overlay, until Ctrl-C" },
      check: { type: "boolean", about: "write nothing; exit 1 if a generated file is missing or differs" },
    },
    async run({ overlay, out, watch, check }) {
      requirePeers(generatePeers);
      if (watch && check) throw new UsageError("Use either --watch or --check.");
      if (check) return checkFiles((await makeFiles(documents, overlay)).files, overlay, out);
      const make = () => writeAll(documents, overlay, out);
      if (!watch) return make();
      const makeOrPrint = async () => {
        await make().catch((error: Error) => console.error(red(printableLines(error.message))));
        console.log(`Waiting for edits of ${overlay}, until Ctrl-C.`);
      };
      let work = makeOrPrint();
      watchFile(overlay, { interval }, () => {
        // One run after the other, so that the last edit wins.
        work = work.then(makeOrPrint);
      });
      await untilSignal();
      // Each file is replaced as a whole, so that the process can end at any time.
      process.exit(0);
    },
  });

/** Generates the contents of all files, and the lines about them. */
function makeFiles(documents: readonly DocumentEntry[], overlay: string) {
  return step("generate", async () => {
    const { original, patched, actions } = await patchedBundle(documents, overlay);
    const types = {
      operations: "support-desk-client",
      checks: "support-desk-client/validate",
      tools: "support-desk-client/tools",
    };
    const files = await outputs([patched], generator, types);
    const marked = { "x-generated": generatedMark(patched.source), ...patched.document };
    files.set(`${patched.name}.json`, `${JSON.stringify(marked, null, 2)}\n`);
    for (const [name, code] of Object.entries(entriesFor(patched, documents))) files.set(name, code);
    const closed = closedGaps(original.document, patched.document);
    const lines = [
      closed.length > 0 ? `Closed: ${closed.join(", ")}.` : "No gap was closed: the overlay removes no mark.",
      ...countObserved(actions),
      ...gapsBeside(patched.document),
    ];
    return { files, lines };
  }).catch((error) => {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(`${error.message}\n\nNothing was written.`);
  });
}

/** Writes the files that changed. */
async function writeAll(documents: readonly DocumentEntry[], overlay: string, out: string): Promise<void> {
  const { files, lines } = await makeFiles(documents, overlay);
  const names = await writeFiles(resolve(out), files, isGenerated);
  for (const name of names) lines.push(`wrote ${relative(process.cwd(), join(out, name))}`);
  console.log(lines.join("\n"));
}

/** @throws CommandError that lists the files to generate again */
async function checkFiles(files: ReadonlyMap<string, string>, overlay: string, out: string): Promise<void> {
  const stale = (await staleFiles(resolve(out), files)).map((name) => `stale: ${join(out, name)}`);
  if (stale.length === 0) return console.log(`All ${files.size} files in ${out} are up to date.`);
  const again = `Run \`npx ${generator} --overlay ${overlay} --out ${out}\`, and commit the files that it writes.`;
  throw new CommandError([...stale, again].join("\n"));
}

/** Tells how many actions state what was seen in a workspace, and when. The list is empty if none does. */
function countObserved(actions: readonly { update?: object }[]): string[] {
  const days = actions.map(({ update = {} }) => observedBelow(rootOf(update)).map(({ day }) => day));
  const [first, ...others] = days.flat().sort();
  if (first === undefined) return [];
  const last = others.at(-1) ?? first;
  const count = days.filter(({ length }) => length > 0).length;
  const when = last === first ? `on ${first}` : `from ${first} to ${last}`;
  return [`Observed, not stated: ${count} of ${actions.length} actions, ${when}.`];
}
