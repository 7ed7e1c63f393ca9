import { indexBundle } from "../codegen/gaps.js";
import { type Document, operationsOf, resolve, type Schema } from "../codegen/openapi.js";
import { pages, statuses, success } from "./call.js";
import type { KnownBundle } from "./knowledge.js";
import type { Observations } from "./observations.js";
import { occurrencesIn, type SchemaAt, unsetSchemas } from "./occurrences.js";
import { addition, omissions, unsetForms } from "./presence.js";
import { type Case, conclude, type Kind, type Limits, type Verdict } from "./question.js";
import { forms, types } from "./value.js";

/** Says of each gap of a document that traffic can settle what was seen. */
export function verdictsOf(bundle: KnownBundle, observations: Observations, limits: Limits): Verdict[] {
  const { document } = bundle;
  const occurrences = occurrencesIn(document);
  const names = new Map(operationsOf(document).map(({ name, operation }) => [name, operation.operationId]));
  const nameOf = (operation: string) => names.get(operation) ?? operation;
  const found = [...indexBundle(document).gaps.values()]
    .filter(({ gap }) => gap.settledBy !== undefined)
    .map((gap) => {
      const kind = kindOf({ gap, bundle, document, observations, occurrences }, nameOf);
      return {
        needs: kind.needs,
        verdict: conclude({ id: gap.gap.id, document: bundle.exported }, kind, limits, nameOf),
      };
    });
  const settled = new Set(found.flatMap(({ verdict: { id, state } }) => (state === "settled" ? [id] : [])));
  return found
    .map(({ needs, verdict }): Verdict => {
      if (verdict.state !== "settled" || needs === undefined || settled.has(needs)) return verdict;
      const missing = [`what settles ${needs}, which has to be known first`];
      return { ...verdict, state: "seen too little", missing, changes: [] };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function kindOf(given: Case, nameOf: (operation: string) => string): Kind {
  const { gap, document, occurrences } = given;
  const observe = gap.gap.settledBy?.observe;
  if (observe === "status") return statuses(given);
  if (observe === "relation") return pages(given, nameOf);
  if (observe === "success") return success(given);
  const [carrier] = gap.carriers;
  const pointer = carrier?.location.pointer ?? "";
  const at = occurrences.get(pointer);
  // What carries it is no schema, so that it is about the success of an operation.
  if (at === undefined) return addition(given, successOf(given));
  const schema = { schema: carrier?.node as Schema, pointer };
  if (observe === "form") return forms(given, schema);
  if (observe === "type") return types(given, schema, coverOf(document, pointer));
  return at.some(({ side }) => side === "request") ? omissions(given, schema) : unsetForms(given, schema);
}

/** The schema of the success of the operation that a gap is marked on. */
function successOf({ gap, document, occurrences }: Case): SchemaAt {
  const [operation] = gap.operations;
  for (const [pointer, places] of occurrences) {
    const isWhole = places.some(
      (one) => one.operation === operation?.name && one.place === "" && one.status.startsWith("2"),
    );
    // The response refers to a component.
    if (isWhole && pointer.startsWith("#/components/schemas/")) {
      return { schema: resolve(document, { $ref: pointer }), pointer };
    }
  }
  return { schema: {}, pointer: "" };
}

/** The gap that leaves open what a schema is where it is not set, if there is one. */
function coverOf(document: Document, pointer: string): string | undefined {
  return unsetSchemas(document).find(({ at }) => at.pointer === pointer)?.id;
}
