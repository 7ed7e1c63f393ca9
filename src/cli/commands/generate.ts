import { join, relative, resolve } from "node:path";
import { writeFiles } from "../codegen/files.js";
import { closedGaps } from "../codegen/gaps.js";
import { outputs } from "../codegen/outputs.js";
import { patchedBundle } from "../codegen/patch.js";
import { defineCommand } from "../command.js";
import { CommandError } from "../errors.js";
import { generatePeers, requirePeers } from "../peers.js";

export const generate = defineCommand({
  about: "Generate the types of the document with an overlay of yours applied.",
  options: {
    overlay: { type: "string", value: "file", required: true, about: "the overlay that closes gaps" },
    out: { type: "string", value: "folder", required: true, about: "the folder for the generated files" },
  },
  async run({ overlay, out }) {
    await requirePeers(generatePeers);
    const { files, closed } = await make(overlay).catch((error) => {
      if (!(error instanceof CommandError)) throw error;
      throw new CommandError(`${error.message}\n\nNothing was written.`);
    });
    console.log(
      closed.length > 0 ? `Closed: ${closed.join(", ")}.` : "No gap was closed: the overlay removes no mark.",
    );
    for (const name of await writeFiles(resolve(out), files)) {
      console.log(`wrote ${relative(process.cwd(), join(out, name))}`);
    }
  },
});

async function make(overlay: string) {
  const { original, patched } = await patchedBundle(overlay);
  const types = { operations: "support-desk-client", checks: "support-desk-client/validate" };
  const files = await outputs([patched], "support-desk-client generate", types);
  return { files, closed: closedGaps(original.document, patched.document) };
}
