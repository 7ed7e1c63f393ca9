import { watchFile } from "node:fs";
import { join, relative, resolve } from "node:path";
import { printableLines } from "../../base/printable.js";
import { observedBelow } from "../../document/observed.js";
import { rootOf } from "../../document/place.js";
import type { DocumentEntry } from "../codegen/bundles.js";
import { writeFiles } from "../codegen/files.js";
import { closedGaps, gapsBeside } from "../codegen/gaps.js";
import { generatedMark, generator, isGenerated, outputs } from "../codegen/outputs.js";
import { patchedBundle } from "../codegen/overlay.js";
import { defineCommand, red } from "../command.js";
import { CommandError } from "../errors.js";
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
    },
    async run({ overlay, out, watch }) {
      requirePeers(generatePeers);
      const make = () => generateFiles(documents, overlay, out);
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

/** Generates the files, and writes those that changed. */
async function generateFiles(
  documents: readonly DocumentEntry[],
  overlay: string,
  out: string,
): Promise<void> {
  const { files, closed, observed, beside } = await step("generate", async () => {
    const { original, patched, actions } = await patchedBundle(documents, overlay);
    const types = { operations: "support-desk-client", checks: "support-desk-client/validate" };
    const files = await outputs([patched], generator, types);
    const marked = { "x-generated": generatedMark, ...patched.document };
    files.set(`${patched.name}.json`, `${JSON.stringify(marked, null, 2)}\n`);
    const closed = closedGaps(original.document, patched.document);
    return { files, closed, observed: countObserved(actions), beside: gapsBeside(patched.document) };
  }).catch((error) => {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(`${error.message}\n\nNothing was written.`);
  });
  const names = await writeFiles(resolve(out), files, isGenerated);
  console.log(
    closed.length > 0 ? `Closed: ${closed.join(", ")}.` : "No gap was closed: the overlay removes no mark.",
  );
  if (observed !== undefined) console.log(observed);
  for (const one of beside) console.log(one);
  for (const name of names) console.log(`wrote ${relative(process.cwd(), join(out, name))}`);
}

/** Tells how many actions state what was seen in a workspace, and when; undefined if none does. */
function countObserved(actions: readonly { update?: object }[]): string | undefined {
  const days = actions.map(({ update = {} }) => observedBelow(rootOf(update)).map(({ day }) => day));
  const [first, ...others] = days.flat().sort();
  if (first === undefined) return undefined;
  const last = others.at(-1) ?? first;
  const count = days.filter(({ length }) => length > 0).length;
  return `Observed, not stated: ${count} of ${actions.length} actions, ${last === first ? `on ${first}` : `from ${first} to ${last}`}.`;
}
