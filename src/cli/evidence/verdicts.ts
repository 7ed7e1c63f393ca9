import { type Document, resolve, type Schema } from "../codegen/document.js";
import { indexBundle } from "../codegen/gaps.js";
import type { KnownBundle } from "./knowledge.js";
import { type Occurrence, occurrencesIn, type SchemaAt } from "./occurrences.js";
import { findPresence } from "./presence.js";
import { findRelation } from "./relation.js";
import type { NamedEvidence } from "./seen.js";
import { findStatus } from "./status.js";
import { findSuccess } from "./success.js";
import { findForm, findType } from "./type.js";
import type { Case, Finding, Verdict } from "./verdict.js";

/**
 * Says of each gap of a document that traffic can settle what was seen.
 *
 * @param min - the least number of exchanges that settles a gap
 */
export function verdictsOf(bundle: KnownBundle, evidence: readonly NamedEvidence[], min: number): Verdict[] {
  const { document } = bundle;
  const occurrences = occurrencesIn(document);
  const gaps = [...indexBundle(document).gaps.values()].filter(({ gap }) => gap.settledBy !== undefined);
  return gaps
    .map((gap) => ({ id: gap.gap.id, ...find({ gap, bundle, document, evidence, occurrences, min }) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function find(given: Case): Finding {
  const { observe } = given.gap.gap.settledBy ?? {};
  if (observe === "status") return findStatus(given);
  if (observe === "relation") return findRelation(given);
  if (observe === "success") return findSuccess(given);
  const { carrier, at } = schemaOf(given);
  if (observe === "form") return findForm(given, carrier, at);
  return observe === "presence" ? findPresence(given, carrier, at) : findType(given, carrier, at);
}

/** The schema that a gap is about, and where it occurs: the one that carries it, or the success of an operation that does. */
function schemaOf({ gap, document, occurrences }: Case): { carrier: SchemaAt; at: readonly Occurrence[] } {
  const [carrier] = gap.carriers;
  const pointer = carrier?.location.pointer ?? "";
  const at = occurrences.get(pointer);
  if (at !== undefined) return { carrier: { schema: carrier?.node as Schema, pointer }, at };
  const [operation] = gap.operations;
  for (const [start, places] of occurrences) {
    const first = places.find(
      (one) => one.operation === operation?.name && one.place === "" && /^2/.test(one.status),
    );
    // The last one is that of the component, which the response refers to.
    if (first && start.startsWith("#/components/schemas/")) {
      return { carrier: { schema: resolve(document, { $ref: start }), pointer: start }, at: [first] };
    }
  }
  return { carrier: { schema: {}, pointer }, at: [] };
}

/** The places of an operation's responses where a gap leaves open that a value is null. */
export function openPlaces(document: Document): (operation: string, place: string) => boolean {
  const occurrences = occurrencesIn(document);
  const open = new Set<string>();
  for (const { gap, carriers } of indexBundle(document).gaps.values()) {
    if (gap.settledBy?.observe !== "presence") continue;
    for (const { location } of carriers) {
      for (const { operation, side, place } of occurrences.get(location.pointer) ?? []) {
        if (side === "request") continue;
        for (const below of gap.settledBy.places ?? []) open.add(`${operation} ${place}/${below}`);
      }
    }
  }
  return (operation, place) => open.has(`${operation} ${place}`);
}
