import { watchFile } from "node:fs";
import { join, relative, resolve } from "node:path";
import { printableLines } from "../../errors/printable.js";
import { writeFiles } from "../codegen/files.js";
import { isGenerated } from "../codegen/generated-mark.js";
import { defineCommand, red } from "../command.js";
import { CommandError } from "../errors.js";
import { runTask } from "../isolate/run.js";
import { generatePeers, requirePeers } from "../peers.js";
import { untilSignal } from "../signal.js";
import { step } from "../steps.js";

/** How often `--watch` looks at the overlay, in milliseconds. It sees every way in which an editor replaces a file. */
const interval = 200;

export const generate = defineCommand({
  about: "Generate the types of the document with an overlay of yours applied.",
  options: {
    overlay: { type: "string", value: "file", required: true, about: "the overlay that closes gaps" },
    out: { type: "string", value: "folder", required: true, about: "the folder for the generated files" },
    watch: { type: "boolean", about: "generate again after each edit of the overlay, until Ctrl-C" },
  },
  async run({ overlay, out, watch }) {
    await requirePeers(generatePeers);
    if (!watch) return make(overlay, out);
    let work = makeOrPrint(overlay, out);
    watchFile(overlay, { interval }, () => {
      // One after the other, so that the last edit is what stays.
      work = work.then(() => makeOrPrint(overlay, out));
    });
    await untilSignal();
    // A file that is being written stays as it was.
    process.exit(0);
  },
});

async function make(overlay: string, out: string): Promise<void> {
  const { files, closed } = await step("generate", () => runTask("generate", overlay)).catch((error) => {
    if (!(error instanceof CommandError)) throw error;
    throw new CommandError(`${error.message}\n\nNothing was written.`);
  });
  const names = await writeFiles(resolve(out), files, isGenerated);
  console.log(
    closed.length > 0 ? `Closed: ${closed.join(", ")}.` : "No gap was closed: the overlay removes no mark.",
  );
  for (const name of names) console.log(`wrote ${relative(process.cwd(), join(out, name))}`);
}

async function makeOrPrint(overlay: string, out: string): Promise<void> {
  await make(overlay, out).catch((error: Error) => console.error(red(printableLines(error.message))));
  console.log(`Waiting for edits of ${overlay}, until Ctrl-C.`);
}
