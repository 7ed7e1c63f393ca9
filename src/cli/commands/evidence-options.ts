// What `evidence` and `propose` have in common: their options, and what they read.
import { readBundles } from "../codegen/bundles.js";
import { unknownName } from "../command.js";
import { UsageError } from "../errors.js";
import { type Knowledge, knowledgeOf } from "../evidence/knowledge.js";
import type { Observations } from "../evidence/observations.js";
import type { Limits } from "../evidence/question.js";
import { isHarFile, readFiles } from "../evidence/read-files.js";
import { bundlesWith } from "../isolate/bundles-with.js";
import { harPeers, overlayPeers, requirePeers } from "../peers.js";

export const readingOptions = {
  salt: {
    type: "string",
    value: "text",
    about: "hash the workspaces of HAR files with the secret of your observers",
  },
  since: { type: "string", value: "day", about: "leave out what was seen before a day, such as 2026-03-01" },
  min: {
    type: "string",
    multiple: true,
    value: "number",
    about: "the least records that settle a gap (30), also for one operation: listForms=3",
  },
  "min-workspaces": {
    type: "string",
    value: "number",
    default: "1",
    about: "the least workspaces that settle a gap",
  },
} as const;

interface Given {
  readonly salt: string | undefined;
  readonly overlay: string | undefined;
  readonly min: readonly string[] | undefined;
  readonly since: string | undefined;
  readonly "min-workspaces": string;
}

/** Reads what a command line asks for, and prints what was left out. */
export async function readEvidence(
  { salt, overlay, since, ...numbers }: Given,
  files: readonly string[],
  { needsOverlays = overlay !== undefined }: { needsOverlays?: boolean } = {},
): Promise<{ knowledge: Knowledge; limits: Limits; observations: Observations }> {
  checkDay(since);
  await requirePeers([...(files.some(isHarFile) ? harPeers : []), ...(needsOverlays ? overlayPeers : [])]);
  const knowledge = knowledgeOf(await bundlesWith(overlay), await readBundles());
  const limits = limitsOf(numbers, knowledge);
  const observations = await readFiles(files, knowledge, { salt, since });
  const skipped = `${observations.skipped}`;
  if (skipped) console.error(skipped);
  return { knowledge, limits, observations };
}

function limitsOf(
  { min = [], ...given }: Pick<Given, "min" | "min-workspaces">,
  { bundles }: Knowledge,
): Limits {
  const known = bundles.flatMap(({ ids }) => [...ids.values()]);
  const minOf = new Map<string, number>();
  let general = 30;
  for (const text of min) {
    const [id, number] = text.includes("=") ? text.split("=", 2) : [undefined, text];
    if (id !== undefined && !known.includes(id)) throw unknownName("operation", id, known);
    if (id === undefined) general = readCount("--min", number);
    else minOf.set(id, readCount("--min", number));
  }
  return { min: general, minOf, minWorkspaces: readCount("--min-workspaces", given["min-workspaces"]) };
}

function checkDay(text: string | undefined): void {
  const isDay = text === undefined || (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)));
  if (!isDay) throw new UsageError("--since must be a day such as 2026-03-01.");
}

function readCount(option: string, text: string | undefined): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count >= 1) return count;
  throw new UsageError(`${option} must be a whole number, 1 or more.`);
}
