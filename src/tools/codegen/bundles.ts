import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CommandError } from "../errors.js";
import { root } from "../root.js";
import type { Document } from "./openapi.js";

/** A document that people write, and what is made of it. */
export interface DocumentEntry {
  /** The name of its generated files, and of its page. */
  readonly name: string;
  /** What people edit, for the first line of each generated file. */
  readonly source: string;
  /** The file name under which the package exports it. */
  readonly exported: string;
  /** The function that creates a client for it, in the samples. */
  readonly client: string;
  /** The start of the names of its files for coding agents. */
  readonly prefix: string;
  /** The headers that a request needs beside the key and the type of its body, in the samples without a client. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A bundled document. */
export interface Bundle extends DocumentEntry {
  document: Document;
}

/** Reads documents as they were bundled last. */
export function readBundles(documents: readonly DocumentEntry[]): Promise<Bundle[]> {
  return Promise.all(
    documents.map(async (entry) => {
      const file = `src/generated/${entry.name}.json`;
      const text = await readFile(join(root, file), "utf8").catch(() => {
        throw new CommandError(`${file} is missing; run \`npm run generate\`.`);
      });
      return { ...entry, document: JSON.parse(text) as Document };
    }),
  );
}
