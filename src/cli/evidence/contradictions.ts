// What traffic shows that a document states otherwise.
import { keysOf } from "../../document/json-pointer.js";
import type { OperationChecks, ResponseChecks, SchemaNode } from "../../document/response-checks.js";
import { dereference, type Schemas, walk } from "../../validate/walk.js";
import { described, grouped } from "./amount.js";
import { bundleOf, type Knowledge } from "./knowledge.js";
import type { Observation, Observations } from "./observations.js";
import { occurrencesIn, unsetSchemas } from "./occurrences.js";
import { valueForms } from "./question.js";

/** A stated fact that traffic contradicts. */
export interface Contradiction {
  readonly operation: string;
  readonly status: string;
  /** A JSON pointer into the body; undefined where the status itself is the fact. */
  readonly place: string | undefined;
  /** What was seen instead, in words. */
  readonly problem: string;
  /** How often, and when, in words. */
  readonly seen: string;
}

/**
 * Finds what contradicts a stated fact: a field that is absent or of another type, a value outside an enum, and a success of
 * another status. What a gap leaves open is not stated.
 */
export function findContradictions(observations: Observations, knowledge: Knowledge): Contradiction[] {
  const open = openPlaces(knowledge);
  const all = observations.all().flatMap((one) => {
    const problem = problemOf(one, knowledge, open);
    const place = one.side === "call" ? undefined : one.place;
    return problem === undefined
      ? []
      : [{ ...one, key: { operation: one.operation, status: one.status, place, problem } }];
  });
  return [...grouped(all, ({ key }) => JSON.stringify(key)).values()].flatMap(([one, ...others]) =>
    one ? [{ ...one.key, seen: described([one, ...others]) }] : [],
  );
}

/** The places of responses of which a gap leaves open what they are where they are not set. */
function openPlaces({ bundles }: Knowledge): ReadonlySet<string> {
  const found = bundles.flatMap(({ document }) =>
    unsetSchemas(document).flatMap(({ at }) => occurrencesIn(document).get(at.pointer) ?? []),
  );
  return new Set(found.map(({ operation, side, place }) => `${operation} ${side} ${place}`));
}

function problemOf(one: Observation, knowledge: Knowledge, open: ReadonlySet<string>): string | undefined {
  const { operation, status, side, place, what } = one;
  const checks = bundleOf(knowledge, operation)?.checks;
  const stated = checks?.operations[operation];
  if (checks === undefined || stated === undefined) return undefined;
  const { responses } = stated;
  if (side === "call") {
    // Any failure that is not listed is documented under default.
    const isStated = status in responses || `${status[0]}XX` in responses || !/^[23]/.test(status);
    return isStated ? undefined : `documented: ${Object.keys(responses).join(", ")}`;
  }
  if (side !== "response") return undefined;
  const fault = faultOf(what, place, schemaOf(status, stated), checks.schemas);
  const isOpen = (at: string) => open.has(`${operation} response ${at}`);
  if (fault === undefined || (/^(null|empty-string|absent)$/.test(what) && isOpen(place))) return undefined;
  // A list or an object in a value that can be unset can be so, too.
  const above = place.split("/").map((_, length, keys) => keys.slice(0, length).join("/"));
  return fault.isOfParts && what === "null" && above.some(isOpen) ? undefined : fault.text;
}

/** The schema of an answer; a success of another status is compared with the documented one. */
function schemaOf(status: string, { responses, failure }: OperationChecks): SchemaNode {
  const named = responses[status] ?? responses[`${status[0]}XX`];
  if (named) return named;
  if (!status.startsWith("2")) return failure ?? {};
  return Object.entries(responses).find(([one]) => one.startsWith("2"))?.[1] ?? {};
}

/** The observations at and below a place that are not as a schema says. */
export function faultsAt(
  observations: Observations,
  { schemas }: ResponseChecks,
  operation: string,
  start: string,
  schema: SchemaNode,
): Observation[] {
  return observations
    .of(operation, "response")
    .filter(({ place }) => place.startsWith(`${start}/`))
    .filter(({ what, place }) => faultOf(what, place.slice(start.length), schema, schemas) !== undefined);
}

/** What is wrong with a form of a value at a place below a schema. */
function faultOf(what: string, place: string, schema: SchemaNode, schemas: Schemas) {
  const keys = keysOf(place);
  const nodes = nodesAt(keys, [schema], schemas);
  const isOfParts = nodes.every(({ type }) => type === "array" || type === "object");
  const fault = (text: string) => ({ text, isOfParts });
  if (what === "absent") {
    const above = nodesAt(keys.slice(0, -1), [schema], schemas).filter((node) => !faultIn({}, node, schemas));
    const isRequired =
      above.length > 0 && above.every(({ required = [] }) => required.includes(keys.at(-1) ?? ""));
    return isRequired ? fault("a required field is absent") : undefined;
  }
  if (what === "no-json") return nodes.some(({ type }) => type !== undefined) ? fault("no JSON") : undefined;
  const isText = /^(listed|unlisted|unformatted)$/.test(what);
  const form = isText ? valueForms["string"] : valueForms[what];
  const faults = form ? nodes.map((node) => faultIn(form.sample, node, schemas)) : [];
  // Of a text, it is known by another form whether the document lists it, and whether it has the format.
  const isAllowed = (kind: string | undefined) =>
    kind === undefined || (/^(string|listed)$/.test(what) && kind !== "wrong-type");
  const [first] = faults;
  if (first === undefined || faults.some(isAllowed)) return undefined;
  return fault(`${first.replace("wrong-", "another ")}${first === "wrong-type" ? `: ${form?.type}` : ""}`);
}

/** What is wrong with a value itself, and not with its parts. */
function faultIn(value: unknown, schema: SchemaNode, schemas: Schemas): string | undefined {
  let found: string | undefined;
  walk(value, { parent: undefined, key: "", schema }, schemas, (kind, at) => {
    if (at.parent === undefined) found ??= kind;
  });
  return found;
}

/** The schemas of a place, of all forms that a value may have on the way. */
function nodesAt(keys: readonly string[], starts: readonly SchemaNode[], schemas: Schemas): SchemaNode[] {
  const nodes = starts.flatMap((start) => formsOf(dereference(start, schemas), schemas));
  const [key, ...others] = keys;
  if (key === undefined) return nodes;
  const below = nodes.flatMap((node) => {
    const { properties, items, additionalProperties } = node;
    // A form that says nothing of its parts leaves all of them open.
    if (!properties && !items && !additionalProperties) {
      return faultIn({}, node, schemas) && faultIn([], node, schemas) ? [] : [{}];
    }
    if (key === "*") return [items ?? additionalProperties ?? []].flat();
    const own = properties && Object.hasOwn(properties, key) ? properties[key] : undefined;
    return own ? [own] : [];
  });
  return nodesAt(others, below, schemas);
}

function formsOf(node: SchemaNode, schemas: Schemas): SchemaNode[] {
  return node.anyOf ? node.anyOf.flatMap((form) => formsOf(dereference(form, schemas), schemas)) : [node];
}
