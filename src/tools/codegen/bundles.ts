import { readFile } from "node:fs/promises";
import { ownFile } from "../../base/own-file.js";
import type { Document } from "../../document/openapi.js";
import { CommandError } from "../errors.js";

/** A document of the package, and the names of what is made from it. */
export interface DocumentEntry {
  /** The name of its generated files and its page. */
  readonly name: string;
  /** The file that people edit. The first line of each generated file names it. */
  readonly source: string;
  /** The file name under which the package exports it. */
  readonly exported: string;
  /** The function that creates a client for it, in the samples. */
  readonly client: string;
  /** The prefix of its files for coding agents. */
  readonly prefix: string;
  /** The query parameter that selects a page of a list. Absent if the document has no lists. */
  readonly pageParameter?: string;
  /** The headers that a sample for curl sends beside the key and the content type. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Bundle extends DocumentEntry {
  document: Document;
}

/** Reads the bundled documents from src/generated. */
export function readBundles(documents: readonly DocumentEntry[]): Promise<Bundle[]> {
  return Promise.all(
    documents.map(async (entry) => {
      const file = `generated/${entry.name}.json`;
      const text = await readFile(ownFile(file), "utf8").catch(() => {
        throw new CommandError(`src/${file} is missing; run \`npm run generate\`.`);
      });
      return { ...entry, document: JSON.parse(text) as Document };
    }),
  );
}
