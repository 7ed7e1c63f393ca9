// What traffic shows that a document states otherwise.
import { keysOf } from "../../document/json-pointer.js";
import type { SchemaNode } from "../../document/response-checks.js";
import type { Contract } from "../../observe/contract.js";
import type { Outline } from "../../observe/outline.js";
import { faultsIn, type Schemas } from "../../validate/walk.js";
import { described, grouped } from "./amount.js";
import { bundleOf, type Knowledge, type KnownBundle } from "./knowledge.js";
import type { Observation, Observations } from "./observations.js";
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
    const { operation, status, side, place } = one;
    const { contract } = bundleOf(knowledge, operation) ?? {};
    const problem = contract && problemOf(one, contract, open);
    const key = { operation, status, place: side === "call" ? undefined : place, problem };
    return problem === undefined ? [] : [{ ...one, key: { ...key, problem } }];
  });
  return [...grouped(all, ({ key }) => JSON.stringify(key)).values()].flatMap(([one, ...others]) =>
    one ? [{ ...one.key, seen: described([one, ...others]) }] : [],
  );
}

/** The places of responses of which a gap leaves open what they are where they are not set. */
function openPlaces({ bundles }: Knowledge): ReadonlySet<string> {
  const found = bundles.flatMap(({ unset, occurrences }) =>
    [...unset.keys()].flatMap((pointer) => occurrences.get(pointer) ?? []),
  );
  return new Set(found.map(({ operation, side, place }) => `${operation} ${side} ${place}`));
}

function problemOf(one: Observation, contract: Contract, open: ReadonlySet<string>): string | undefined {
  const { operation, status, side, place, what } = one;
  if (side === "call") {
    const { responses = {} } = contract.checks.operations[operation] ?? {};
    // Any failure that is not listed is documented under default.
    const isStated = status in responses || `${status[0]}XX` in responses || !/^[23]/.test(status);
    return isStated ? undefined : `documented: ${Object.keys(responses).join(", ")}`;
  }
  if (side !== "response") return undefined;
  const { schemas } = contract.checks;
  const fault = faultOf(what, keysOf(place), contract.response(operation, Number(status)), schemas);
  const isOpen = (at: string) => open.has(`${operation} response ${at}`);
  if (fault === undefined || (/^(null|empty-string|absent)$/.test(what) && isOpen(place))) return undefined;
  // A list or an object in a value that can be unset can be so, too.
  const above = place.split("/").map((_, length, keys) => keys.slice(0, length).join("/"));
  return fault.isOfParts && what === "null" && above.some(isOpen) ? undefined : fault.text;
}

/** The observations below a property that a gap is about which are not as the document says of it elsewhere. */
export function faultsBelow(
  { additions, contract }: KnownBundle,
  observations: Observations,
  operation: string,
  start: string,
): Observation[] {
  const { outline } = additions.get(operation) ?? {};
  return observations
    .of(operation, "response")
    .filter(({ place }) => place.startsWith(`${start}/`))
    .filter(({ what, place }) => outline && faultOf(what, keysOf(place), outline, contract.checks.schemas));
}

/** What is wrong with a form of a value at a place below an outline. */
function faultOf(what: string, keys: readonly string[], start: Outline, schemas: Schemas) {
  const outlines = [start];
  for (const [index, key] of keys.entries()) outlines.push((outlines[index] ?? start).below(key));
  // A form that says nothing of its parts leaves all of them open.
  if (outlines.slice(0, -1).some(({ forms }) => forms.some((form) => hasOpenParts(form, schemas)))) {
    return undefined;
  }
  const nodes = outlines.at(-1)?.forms ?? [];
  const isOfParts = nodes.every(({ type }) => type === "array" || type === "object");
  const fault = (text: string) => ({ text, isOfParts });
  if (what === "absent") {
    const above = (outlines.at(-2)?.forms ?? []).filter((node) => !faultIn({}, node, schemas));
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

function hasOpenParts(node: SchemaNode, schemas: Schemas): boolean {
  const { properties, items, additionalProperties } = node;
  if (properties || items || additionalProperties) return false;
  return !faultIn({}, node, schemas) || !faultIn([], node, schemas);
}

/** What is wrong with a value itself, and not with its parts. */
function faultIn(value: unknown, schema: SchemaNode, schemas: Schemas): string | undefined {
  return faultsIn(value, schema, schemas).find(({ at }) => at.parent === undefined)?.kind;
}
