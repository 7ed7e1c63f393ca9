import { realpath } from "node:fs/promises";
import type { Evidence } from "../../observe/evidence.js";
import { mergeEvidence } from "../../observe/merge.js";
import { CommandError } from "../errors.js";
import { readEvidenceFile } from "./evidence-file.js";
import { readHarFile, type Skipped } from "./har-file.js";
import type { Knowledge } from "./knowledge.js";
import { knownEvidence } from "./known-evidence.js";
import { mostEvidence } from "./limits.js";

/** The evidence of several files, each entry with a workspace: what a file does not name is one workspace of its own. */
export interface ReadEvidence {
  readonly evidence: readonly (Evidence & { readonly workspace: string })[];
  readonly workspaces: number;
  readonly skipped: Skipped;
}

/** Lines are merged in groups, so that a file of any length needs little memory. */
const groupSize = 1_000;

/** Whether a file is a HAR file, by its name. */
export function isHarFile(file: string): boolean {
  return /\.har$/i.test(file);
}

/**
 * Reads files of evidence, and HAR files.
 *
 * @throws CommandError with the file and the line of the first mistake
 */
export async function readFiles(
  files: readonly string[],
  knowledge: Knowledge,
  salt: string | undefined,
): Promise<ReadEvidence> {
  await refuseRepeated(files);
  const skipped: Skipped = { others: 0, unanswered: 0, texts: 0 };
  let evidence: Evidence[] = [];
  for (const [index, file] of files.entries()) {
    let group: Evidence[] = [];
    const flush = () => {
      evidence = mergeEvidence(evidence, group);
      group = [];
      if (sizeOf(evidence) > mostEvidence) {
        throw new CommandError(
          `${file}: the evidence of so many workspaces does not fit in memory; read fewer files at once.`,
        );
      }
    };
    for await (const lines of linesOf(file, knowledge, salt, skipped)) {
      for (const line of lines) {
        const known = knownEvidence(line, knowledge);
        if (known === undefined) skipped.others += 1;
        else group.push({ ...known, workspace: known.workspace ?? `file ${index + 1}` });
      }
      if (group.length >= groupSize) flush();
    }
    flush();
  }
  const named = evidence.map((line) => ({ ...line, workspace: line.workspace ?? "" }));
  return { evidence: named, workspaces: new Set(named.map(({ workspace }) => workspace)).size, skipped };
}

/** A file that is read twice would count as two workspaces that agree. */
async function refuseRepeated(files: readonly string[]): Promise<void> {
  const seen = new Set<string>();
  for (const file of files) {
    // What cannot be read is reported when it is read.
    const path = await realpath(file).catch(() => file);
    if (seen.has(path)) throw new CommandError(`${file} is named twice; name each file once.`);
    seen.add(path);
  }
}

async function* linesOf(
  file: string,
  knowledge: Knowledge,
  salt: string | undefined,
  skipped: Skipped,
): AsyncGenerator<Evidence[]> {
  if (isHarFile(file)) yield await readHarFile(file, knowledge, salt, skipped);
  else yield* readEvidenceFile(file);
}

/** About how many characters evidence has. */
function sizeOf(evidence: readonly Evidence[]): number {
  // What a workspace can have at most is limited by the document, so the number of entries is a good measure first.
  return evidence.length < groupSize
    ? 0
    : evidence.reduce((sum, line) => sum + JSON.stringify(line).length, 0);
}
