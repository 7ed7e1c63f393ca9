import type { Envelope, OperationRow } from "../../client/operation.js";
import { jsonOf } from "../../document/bodies.js";
import type { LocatedNode } from "../../document/located-node.js";
import { withoutNotes } from "../../document/notes.js";
import type { Document, Schema } from "../../document/openapi.js";
import { failuresOf, type Operation, prefixOf, readBundled, successesOf } from "../../document/reading.js";
import { formsOf, schemasBelow } from "../../document/walk.js";
import { CommandError } from "../errors.js";
import { ownGaps } from "../kit/gap-list.js";
import { docComment, literal, propertyName } from "./quote.js";

/**
 * Writes a module with the operations, as the client needs them at run time.
 *
 * @param pageParameter - the query parameter that selects a page of a list, if the service has one
 */
export function operationTable(document: Document, pageParameter?: string): string {
  const { operations, gaps } = readBundled(document);
  const types = operations.map((operation) => {
    const { id, method, path } = operation;
    const comment = docComment(describeOperation(operation), "  ");
    return `${comment}\n  ${propertyName(id)}: readonly [${literal(method.toUpperCase())}, ${literal(path)}];`;
  });
  const rows = operations.map((operation) => {
    const row = operationRow(operation, document, pageParameter);
    return `  ${literal(operation.name)}: ${literal(row)},`;
  });
  const shared = [...gaps.values()].flatMap(({ gap, isShared }) => (isShared ? gap.id : []));
  return [
    'import type { OperationTable } from "../client/operation.js";\n',
    "/** The method and path of each operation. */",
    `export interface OperationIds {\n${types.join("\n")}\n}\n`,
    "/** The ids of the gaps of every operation. */",
    `export const sharedGaps: readonly string[] = ${literal(shared)};\n`,
    "/** The operations by method and path. */",
    `export const operations: OperationTable = {\n${rows.join("\n")}\n};\n`,
  ].join("\n");
}

function operationRow(
  operation: Operation,
  document: Document,
  pageParameter: string | undefined,
): OperationRow {
  const { id, prefix, responses, gaps } = operation;
  const statuses = responses.map(({ key }) => statusOf(key));
  const successes = successEnvelopes(operation);
  const empty = successes.flatMap(([key, { length }]) => (length === 0 ? statusOf(key) : []));
  const pagedList = pagedListOf(operation, pageParameter);
  const open = gaps.map(({ gap }): [string, string] => [gap.id, failuresOf(gap).join(" ")]);
  return {
    id,
    ...(prefix !== prefixOf(document.servers[0]) && { prefix }),
    ...(pagedList !== undefined && { pagedList }),
    statuses: statuses.filter((status) => !Number.isNaN(status)),
    ...(empty.length > 0 && { empty }),
    envelopes: successes.flatMap(([, envelopes]) => envelopes),
    gaps: Object.fromEntries(open.filter(([, failures]) => failures !== "")),
  };
}

const statusOf = (key: string) => (key === "2XX" ? key : Number(key));

/**
 * Returns the key of the list in the pages of an operation; undefined if the operation does not accept the page parameter, or if its
 * successes do not have one list.
 */
export function pagedListOf(operation: Operation, pageParameter: string | undefined): string | undefined {
  const isPaged = operation.parameters.some(({ located: { node } }) => {
    return node.name === pageParameter && node.in === "query";
  });
  if (operation.method !== "get" || !isPaged) return undefined;
  const envelopes = successEnvelopes(operation).flatMap(([, one]) => one);
  const keys = envelopes.flatMap((envelope) =>
    Object.keys(envelope).filter((key) => envelope[key] === "array"),
  );
  const [list, ...others] = new Set(keys);
  return others.length === 0 ? list : undefined;
}

/** Returns the envelopes of each success of an operation, by its status. */
function successEnvelopes(operation: Operation): [status: string, envelopes: Envelope[]][] {
  return successesOf(operation).map(({ key, located }) => {
    const schema = jsonOf(located)?.child("schema");
    return [key, schema ? envelopesIn(schema as LocatedNode<Schema>, operation.id) : []];
  });
}

/** Returns the JSON type of each required key of a body: one envelope for each alternative of its `anyOf`. */
function envelopesIn(body: LocatedNode<Schema>, operation: string): Envelope[] {
  const forms = formsOf([body], ["anyOf"]).filter(({ node }) => node.anyOf === undefined);
  if (forms.length === 0 || forms.some((form) => jsonTypeOf([form]) !== "object")) {
    throw new CommandError(`${operation}: the body of a success must be an object, or anyOf objects.`);
  }
  return forms.map((form) => {
    const parts = formsOf([form], ["allOf"]);
    const properties = new Map(schemasBelow(parts, "properties"));
    const types = parts
      .flatMap(({ node }) => node.required ?? [])
      .map((key): [string, string] => {
        const type = jsonTypeOf(properties.get(key) ?? []);
        if (type !== undefined) return [key, type];
        throw new CommandError(`${operation}: the required key "${key}" of a success must have one type.`);
      });
    return Object.fromEntries(types);
  });
}

/** The type of schemas that describe a value together, each of which can consist of parts; undefined if there isn't one. */
function jsonTypeOf(schemas: readonly LocatedNode<Schema>[]): string | undefined {
  const types = formsOf(schemas, ["allOf"]).flatMap(({ node }) => node.type ?? []);
  const [type, ...others] = new Set(types);
  return others.length === 0 ? type : undefined;
}

/** Returns the text that a hover shows. */
function describeOperation(operation: Operation): string {
  const { summary, description = "" } = operation.located.node;
  const gaps = ownGaps(operation);
  // An editor shows the text in a small window.
  const first = gaps.slice(0, 3).map(({ gap }) => `- \`${gap.id}\`: ${gap.what}`);
  const rest = `All ${gaps.length}: \`npx support-desk-client gaps ${operation.id}\``;
  const list = [...first, ...(gaps.length > first.length ? ["", rest] : [])].join("\n");
  const notShown = gaps.length > 0 && `Not shown in the specification:\n${list}`;
  return [summary, withoutNotes(description), notShown].filter(Boolean).join("\n\n");
}
