// Adds to a document the texts that Redoc would leave out. Redoc does not show the description of list items, of a whole body, or of a
// part of an `allOf` that has a description itself. It shows a list of a union as "Array of any". If some values of an enum have a
// description, it hides the others.

import { bodySchema } from "../../document/bodies.js";
import { type LocatedNode, rootOf } from "../../document/located-node.js";
import { nodesBelow } from "../../document/nodes.js";
import { notesOf } from "../../document/notes.js";
import type { Document, Marked, Schema } from "../../document/openapi.js";
import { readBundled } from "../../document/reading.js";
import { membersOf } from "../../document/walk.js";
import { typeText } from "../kit/fields.js";

/** Copies the notes of gaps that Redoc would leave out to the descriptions above them, in place. */
export function liftNotes(document: Document): void {
  const { root, operations } = readBundled(document);
  // Children come first, because their parents receive their notes.
  for (const { located } of [...nodesBelow(root)].reverse()) {
    const schema = located as LocatedNode<Schema>;
    if (schema.node.type === "array") append(schema.node, schema.child("items"));
    if (schema.node.description === undefined) continue;
    for (const part of membersOf(schema, "allOf")) append(schema.node, part);
  }
  for (const { responses } of operations) {
    for (const response of responses) {
      const schema = bodySchema(response.located);
      if (schema?.resolved().node.anyOf) append(response.located.node, schema);
    }
  }
}

function append(node: Marked | undefined, schema: LocatedNode<Schema | undefined> | undefined): void {
  const description = node?.description ?? "";
  const notes = notesOf(schema?.resolved().node?.description ?? "").filter(
    (note) => !description.includes(note),
  );
  if (node && notes.length > 0) node.description = [description, ...notes].filter(Boolean).join("\n\n");
}

/** Names the types in lists of unions, and gives each value of a described enum a description, in place. */
export function nameValues(document: Document): void {
  for (const { located } of nodesBelow(rootOf(document))) {
    const schema = located as LocatedNode<Schema>;
    const { enum: values, "x-enumDescriptions": described } = schema.node;
    if (Array.isArray(values) && described) {
      const texts = values.map((value) => [value, described[`${value}`] ?? ""]);
      schema.node["x-enumDescriptions"] = Object.fromEntries(texts);
    }
    const items = schema.child("items") as LocatedNode<Schema>;
    const forms = membersOf(items, "anyOf");
    if (forms.length === 0 || items.node.type !== undefined) continue;
    // Redoc still renders the `anyOf`, and shows this text as the type.
    items.node.type = [...new Set(forms.map(formText))].join(" or ");
  }
}

function formText(schema: LocatedNode<Schema>): string {
  const { properties } = schema.resolved().node;
  return properties ? `object (${Object.keys(properties).join(", ")})` : typeText(schema);
}
