// A project of one small document, and its facts.md.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { problemsOf } from "../../../scripts/facts/check.js";
import { readFacts, updatedText } from "../../../scripts/facts/facts.js";
import type { Unit } from "../../../scripts/facts/source.js";
import { type Change, changed } from "../lint/base-document.js";

/** The problems of a facts.md, and what `npm run generate` makes of it. */
export async function listed(text: string, change: Change, units: readonly Unit[] = []) {
  const folder = await mkdtemp(join(tmpdir(), "support-desk-facts-"));
  try {
    await mkdir(join(folder, "openapi"));
    await writeFile(join(folder, "openapi/facts.md"), text);
    await writeFile(join(folder, "openapi/openapi.yaml"), JSON.stringify(changed(change)));
    const facts = await readFacts(folder);
    return { problems: problemsOf(facts), text: updatedText(facts, units) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** No change of the document. */
export const none: Change = () => {};

/** The facts.md of the base document with a change, each fact with a source. */
export const sourced = async (change: Change = none) =>
  (await listed("# Facts\n\n", change)).text.replaceAll("| ? |", "| Tickets: thing |");
