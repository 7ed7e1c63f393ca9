// What an edit changed, for the readers of an open page.
import { nodeAt } from "../../document/json-pointer.js";
import type { Bundle } from "../codegen/bundles.js";
import { type Document, operationsOf } from "../codegen/openapi.js";
import { entriesBelow } from "../codegen/walk.js";
import { operationLink } from "./places.js";

/** A part of a page that is new, different or gone. */
export interface Change {
  title: string;
  /** Where it is on the page; a part that is gone is nowhere. */
  link?: string;
}

/** Lists what differs between two versions of a bundled document, in the order of the page. */
export function changesBetween(before: Document, after: Document): Change[] {
  const old = partsOf(before);
  const parts = partsOf(after);
  const changed = [...parts.values()]
    .filter(({ id, text }) => old.get(id)?.text !== text)
    .map(({ id, title, link }) => ({ title: old.has(id) ? title : `${title} (new)`, link }));
  const removed = [...old.values()]
    .filter(({ id }) => !parts.has(id))
    .map(({ title }) => ({ title: `${title} (removed)` }));
  return [...changed, ...removed];
}

/** Lists what differs between two versions of the documents, by the file names of the pages that differ. */
export function changesOfPages(
  before: readonly Bundle[],
  after: readonly Bundle[],
): Record<string, Change[]> {
  const changes = after.map(({ name, document }): [name: string, changes: Change[]] => {
    const old = before.find((one) => one.name === name);
    return [`${name}.html`, old === undefined ? [] : changesBetween(old.document, document)];
  });
  return Object.fromEntries(changes.filter(([, differing]) => differing.length > 0));
}

interface Part extends Required<Change> {
  id: string;
  text: string;
}

function partsOf(document: Document): Map<string, Part> {
  const { info, servers, tags, components: { schemas = {} } = {} } = document;
  const parts = [
    { id: "info", title: "The introduction", link: "#/", text: JSON.stringify([info, servers, tags]) },
    ...operationsOf(document).map((entry) => ({
      id: entry.name,
      title: entry.operation.summary,
      link: operationLink(entry),
      text: JSON.stringify([entry.item.parameters, withShared(document, entry.operation)]),
    })),
    ...Object.entries(schemas).map(([name, schema]) => ({
      id: `schema ${name}`,
      title: name,
      link: `#/schemas/${name.toLowerCase()}`,
      text: JSON.stringify(schema),
    })),
  ];
  return new Map(parts.map((part) => [part.id, part]));
}

/** An operation, and the parameters and responses that it refers to. */
function withShared(document: Document, operation: object): unknown[] {
  const references = [...entriesBelow(operation)].filter(
    // A schema is a part of its own.
    ({ key, value }) => key === "$ref" && !`${value}`.startsWith("#/components/schemas/"),
  );
  return [operation, ...references.map(({ value }) => nodeAt(document, `${value}`))];
}
