import { writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { writeFiles } from "../codegen/files.js";
import { patchedBundle } from "../codegen/patch.js";
import { defineCommand } from "../command.js";
import { verdictsOf } from "../evidence/findings.js";
import { isUnedited, overlayFor, withKept } from "../evidence/overlay.js";
import { verdictsAsText } from "../evidence/report.js";
import { withTemporaryFolder } from "../temporary-folder.js";
import { readEvidence, readingOptions } from "./evidence-options.js";

export const propose = defineCommand({
  about: "Write an overlay that closes the gaps which your own traffic settles. It proposes; you decide.",
  operand: "file",
  options: {
    out: { type: "string", value: "file", required: true, about: "the overlay to write" },
    ...readingOptions,
    overlay: {
      type: "string",
      value: "file",
      about: "an overlay that you keep: what it closes is not proposed",
    },
    v1: { type: "boolean", about: "propose for the document of the older interface" },
  },
  async run({ out, v1, ...given }, files) {
    const { knowledge, limits, observations } = await readEvidence(given, files, { needsOverlays: true });
    const bundle = knowledge.bundles.find(({ name }) => name === (v1 ? "v1" : "openapi"));
    if (bundle === undefined) return;
    const { overlay } = given;
    const verdicts = verdictsOf(bundle, observations, limits);
    const settled = verdicts.filter(({ state }) => state === "settled");
    const contradicted = verdicts.filter(({ state }) => state === "contradicted");
    if (contradicted.length > 0) {
      console.log(`The evidence disagrees, so these stay open:\n\n${verdictsAsText(contradicted)}\n`);
    }
    if (settled.length === 0) {
      console.log("Nothing was written: no gap was seen often enough, with nothing against it.");
      return;
    }
    const text = await overlayFor(bundle, settled);
    await check(basename(out), overlay === undefined ? text : await withKept(overlay, text, bundle.exported));
    const file = resolve(out);
    await writeFiles(dirname(file), new Map([[basename(file), text]]), isUnedited);
    console.log(`Closed by the overlay: ${settled.map(({ id }) => id).join(", ")}.`);
    console.log(`wrote ${relative(process.cwd(), file)}`);
  },
});

/** Checks that the document which an overlay makes is valid by the rules. */
function check(name: string, overlay: string): Promise<void> {
  return withTemporaryFolder(async (folder) => {
    await writeFile(join(folder, name), overlay);
    await patchedBundle(join(folder, name));
  });
}
