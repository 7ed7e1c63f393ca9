import { editDescriptions, withoutNotes } from "../../src/document/notes.js";
import type { Document } from "../../src/document/openapi.js";

/** Returns a copy of a bundled document without the notes of gaps in its descriptions. */
export function undescribed(document: Document): Document {
  const copy = structuredClone(document);
  editDescriptions(copy, withoutNotes);
  return copy;
}
