import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CommandError } from "../errors.js";
import { root } from "../root.js";
import type { Document } from "./openapi.js";

/** A bundled document, and what its files are called. */
export interface Bundle {
  /** The name of its generated files, and of its page. */
  name: string;
  /** What people edit, for the first line of each generated file. */
  source: string;
  /** The file name under which the package exports it. */
  exported: string;
  document: Document;
}

/** The two documents. */
export const documents = [
  { name: "openapi", source: "openapi/openapi.yaml", exported: "openapi.json" },
  { name: "v1", source: "openapi/v1.yaml", exported: "openapi-v1.json" },
] as const satisfies readonly Omit<Bundle, "document">[];

/** Reads both documents as they were bundled last. */
export function readBundles(): Promise<Bundle[]> {
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
