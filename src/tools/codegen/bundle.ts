import { readFile } from "node:fs/promises";
import { ownFile } from "../../base/own-file.js";
import type { Document } from "../../document/openapi.js";
import { CommandError } from "../errors.js";

/** The bundled document, and what the tools have to know besides. */
export interface Bundle {
  readonly document: Document;
  /** The query parameter that selects a page of a list. Absent if the service has no such parameter. */
  readonly pageParameter?: string;
}

/** Reads the bundled document from src/generated. */
export async function readBundle(pageParameter?: string): Promise<Bundle> {
  const file = "generated/openapi.json";
  const text = await readFile(ownFile(file), "utf8").catch(() => {
    throw new CommandError(`src/${file} is missing; run \`npm run generate\`.`);
  });
  return { document: JSON.parse(text) as Document, ...(pageParameter !== undefined && { pageParameter }) };
}
