import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import { readBundles } from "../codegen/documents.js";
import { writeFiles } from "../codegen/files.js";
import { patchedBundle } from "../codegen/patch.js";
import { defineCommand } from "../command.js";
import { UsageError } from "../errors.js";
import { knowledgeOf } from "../evidence/knowledge.js";
import { isUnedited, overlayFor } from "../evidence/overlay.js";
import { isHarFile, readFiles } from "../evidence/read-files.js";
import { verdictsAsText } from "../evidence/report.js";
import { verdictsOf } from "../evidence/verdicts.js";
import { harPeers, overlayPeers, requirePeers } from "../peers.js";

export const propose = defineCommand({
  about: "Write an overlay that closes the gaps which your own traffic settles. It proposes; you decide.",
  operand: "file",
  options: {
    out: { type: "string", value: "file", required: true, about: "the overlay to write" },
    salt: {
      type: "string",
      value: "text",
      about: "distinguish the workspaces of HAR files, by a hash with this secret",
    },
    min: { type: "string", value: "number", default: "30", about: "the least exchanges that settle a gap" },
    v1: { type: "boolean", about: "propose for the document of the older interface" },
  },
  async run({ out, salt, min: text, v1 }, files) {
    const min = readMin(text);
    await requirePeers([...overlayPeers, ...(files.some(isHarFile) ? harPeers : [])]);
    const knowledge = knowledgeOf(await readBundles());
    const bundle = knowledge.bundles.find(({ name }) => name === (v1 ? "v1" : "openapi"));
    if (bundle === undefined) return;
    const { evidence } = await readFiles(files, knowledge, salt);
    const verdicts = verdictsOf(bundle, evidence, min);
    const settled = verdicts.filter(({ state }) => state === "settled");
    const disagreeing = verdicts.filter(({ state }) => state === "disagrees");
    if (disagreeing.length > 0) {
      console.log(`The evidence disagrees, so these stay open:\n\n${verdictsAsText(disagreeing)}\n`);
    }
    if (settled.length === 0) {
      console.log(`Nothing was written: no gap has ${min} exchanges and nothing against it.`);
      return;
    }
    await writeChecked(resolve(out), await overlayFor(bundle, settled));
    console.log(`Closed by the overlay: ${settled.map(({ id }) => id).join(", ")}.`);
    console.log(`wrote ${relative(process.cwd(), resolve(out))}`);
  },
});

/** Writes an overlay, if the document that it makes is valid by the rules, and if no file of somebody else is in its place. */
async function writeChecked(file: string, overlay: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "support-desk-overlay-"));
  try {
    await writeFile(join(folder, basename(file)), overlay);
    await patchedBundle(join(folder, basename(file)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await writeFiles(dirname(file), new Map([[basename(file), overlay]]), isUnedited);
}

/** Reads a number of exchanges. */
export function readMin(text: string): number {
  const min = Number(text);
  if (!Number.isSafeInteger(min) || min < 1) throw new UsageError("--min must be a whole number, 1 or more.");
  return min;
}
