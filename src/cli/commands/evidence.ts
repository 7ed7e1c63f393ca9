import { printableLines } from "../../errors/printable.js";
import { defineCommand, printJson } from "../command.js";
import { CommandError } from "../errors.js";
import { findContradictions } from "../evidence/contradictions.js";
import { knowledgeOf } from "../evidence/knowledge.js";
import { isHarFile, readFiles } from "../evidence/read-files.js";
import {
  contradictionsAsText,
  skippedAsText,
  verdictsAsMarkdown,
  verdictsAsText,
} from "../evidence/report.js";
import { counted } from "../evidence/seen.js";
import { openPlaces, verdictsOf } from "../evidence/verdicts.js";
import { bundlesWith } from "../isolate/bundles-with.js";
import { harPeers, overlayPeers, requirePeers } from "../peers.js";
import { readMin } from "./propose.js";

export const evidence = defineCommand({
  about: "Show what your own traffic says of each gap: of files of an observer, and of HAR files.",
  operand: "file",
  options: {
    salt: {
      type: "string",
      value: "text",
      about: "distinguish the workspaces of HAR files, by a hash with this secret",
    },
    min: { type: "string", value: "number", default: "30", about: "the least exchanges that settle a gap" },
    overlay: { type: "string", value: "file", about: "an overlay with what you know of your workspace" },
    check: { type: "boolean", about: "fail if the traffic contradicts the document" },
    json: { type: "boolean", about: "print JSON" },
    markdown: { type: "boolean", about: "print a table in Markdown" },
  },
  async run({ salt, min: text, overlay, check, json, markdown }, files) {
    const min = readMin(text);
    const peers = [
      ...(files.some(isHarFile) ? harPeers : []),
      ...(overlay === undefined ? [] : overlayPeers),
    ];
    await requirePeers(peers);
    const knowledge = knowledgeOf(await bundlesWith(overlay));
    const { evidence, workspaces, skipped } = await readFiles(files, knowledge, salt);
    const isOpen = knowledge.bundles.map(({ document }) => openPlaces(document));
    const contradictions = findContradictions(evidence, knowledge, (...at) =>
      isOpen.some((one) => one(...at)),
    );
    const verdicts = knowledge.bundles.flatMap((bundle) => verdictsOf(bundle, evidence, min));
    if (json) {
      const gaps = verdicts.map(({ actions: _, ...one }) => one);
      printJson({ workspaces, gaps, contradictions, skipped });
    } else if (!check) {
      const shown = markdown ? verdictsAsMarkdown(verdicts) : verdictsAsText(verdicts);
      console.log(printableLines(shown) || "The files say nothing of any gap.");
    }
    const left = skippedAsText(skipped);
    if (left) console.error(left);
    if (!check) return;
    if (contradictions.length > 0) {
      throw new CommandError(
        `The traffic contradicts the document:\n\n${contradictionsAsText(contradictions)}`,
      );
    }
    if (!json) console.log(`Nothing contradicts the document, in ${counted(workspaces, "workspace")}.`);
  },
});
