import { indexBundle } from "../codegen/gaps.js";
import type { Schema } from "../codegen/openapi.js";
import type { KnownBundle } from "./knowledge.js";
import type { Observations } from "./observations.js";
import { pages } from "./paging.js";
import { presence } from "./presence.js";
import { conclude, type Limits, type Verdict } from "./question.js";
import { statuses, success } from "./status.js";
import { forms, types } from "./value.js";

const kinds = { status: statuses, success, relation: pages, form: forms, type: types, presence };

/** Says of each gap of a document that traffic can settle what was seen. */
export function verdictsOf(bundle: KnownBundle, observations: Observations, limits: Limits): Verdict[] {
  const found = [...indexBundle(bundle.document).gaps.values()].flatMap(({ gap, carriers, operations }) => {
    const [carrier] = carriers;
    const { id, settledBy } = gap;
    if (carrier === undefined || settledBy === undefined) return [];
    const { observe, places = [], relation = "" } = settledBy;
    const given = {
      ...{ id, places, relation, bundle, observations },
      carrier: { schema: carrier.node as Schema, pointer: carrier.location.pointer },
      operations: operations.map(({ name }) => name),
    };
    const kind = kinds[observe](given);
    return [{ needs: kind.needs, verdict: conclude(given, kind, limits) }];
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
