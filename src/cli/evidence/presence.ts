// What a value that is not set looks like, and whether a request needs one.
import { keysOf, nodeAt, pointerFrom } from "../../document/json-pointer.js";
import type { Schema } from "../codegen/openapi.js";
import type { Change } from "./changes.js";
import { faultsAt } from "./contradictions.js";
import type { Observation } from "./observations.js";
import { type SchemaAt, schemaAt } from "./occurrences.js";
import {
  type Answer,
  answersBy,
  type Case,
  isRefusal,
  isSuccess,
  type Kind,
  operationsOf,
  seenAt,
  valueForms,
} from "./question.js";

/** The places that a gap is about, with what was seen of them. */
function targetsOf({ gap, document, observations, occurrences }: Case, carrier: SchemaAt) {
  return (gap.gap.settledBy?.places ?? []).map((place) => {
    const pointer = schemaAt(document, carrier, place)?.pointer ?? "";
    const at = occurrences.get(pointer) ?? [];
    const seen = at.flatMap((one) => seenAt(observations, one));
    return { about: place, pointer, operations: operationsOf(at), seen };
  });
}

/** A response: null, absent and empty are three ways to be unset. One that was never unset shows none of them. */
export function unsetForms(given: Case, carrier: SchemaAt): Kind {
  const targets = targetsOf(given, carrier);
  return {
    questions: targets.map(({ about, pointer, operations, seen }) => ({
      ...{ about, operations, wanted: "where {} is not set" },
      answers: answersBy(seen.filter(isDescribed(given, pointer)), ({ what }) => {
        if (what === "null" || what === "absent") return { what, role: "fact" };
        if (what === "empty-string") return { what: "empty", role: "fact" };
        if (what === "empty-object") return { what: "an empty object", role: "against" };
        return valueForms[what] && { what: "set", role: "note" };
      }),
    })),
    changes: (facts) =>
      targets.flatMap(({ about, pointer }): Change[] => {
        const [way] = facts.get(about) ?? [];
        if (way !== "null" && way !== "empty") return [];
        const [parent, name] = parentOf(pointer);
        return [
          { pointer, unset: way },
          { pointer: parent, required: [name] },
        ];
      }),
  };
}

/** Whether an object arrived that is what a schema describes: another one lacks its required properties. */
function isDescribed({ observations, document }: Case, pointer: string) {
  const { required = [] } = Object(nodeAt(document, parentOf(pointer)[0])) as Schema;
  return ({ operation, side, workspace, status, place }: Observation) => {
    const above = place.slice(0, place.lastIndexOf("/"));
    return required.every((key) =>
      observations
        .of(operation, side, pointerFrom(above, key))
        .some((one) => one.workspace === workspace && one.status === status && one.what !== "absent"),
    );
  };
}

/** A request: a success without a property shows that it can be left out. A refusal can have any reason. */
export function omissions(given: Case, carrier: SchemaAt): Kind {
  const targets = targetsOf(given, carrier);
  return {
    questions: targets.map(({ about, operations, seen }) => ({
      ...{ about, operations, wanted: "without {}, with success" },
      answers: answersBy(seen, ({ what, status }) => {
        if (what === "absent" && isSuccess(status)) return { what: "left out with success", role: "fact" };
        if (what === "absent" && isRefusal(status)) return { what: "refused without it", role: "note" };
        return valueForms[what] && isSuccess(status)
          ? { what: "sent with success", role: "note" }
          : undefined;
      }),
    })),
    changes() {
      const names = targets.map(({ about }) => about).join(", ");
      return [
        { pointer: carrier.pointer, sentence: `Each was left out of some request that succeeded: ${names}.` },
      ];
    },
  };
}

/** A property of an answer that the document shows elsewhere. */
export function addition({ gap, document, bundle, observations, occurrences }: Case, root: SchemaAt): Kind {
  const [place = ""] = gap.gap.settledBy?.places ?? [];
  const [{ name: operation } = { name: "" }] = gap.operations;
  const [carrier] = gap.carriers;
  const pointer = [...occurrences.keys()].find((at) => at.endsWith(`/properties/${place}`)) ?? "";
  const shown = nodeAt(document, pointer) as Schema | undefined;
  const seen = observations.of(operation, "response", `/${place}`).filter(({ status }) => isSuccess(status));
  const other = faultsAt(observations, bundle.checks, operation, `/${place}`, {
    $ref: keysOf(shown?.$ref ?? "").at(-1) ?? "",
  });
  const answers: Answer[] = answersBy(seen, ({ what }) => {
    if (what === "absent") return { what, role: "fact" };
    if (what === "object") return { what: "there", role: "fact" };
    return valueForms[what] && { what: `there, as ${what}`, role: "against" };
  });
  if (other.length > 0) answers.push({ what: "unlike others", role: "against", shownBy: other });
  return {
    questions: [{ about: place, operations: [operation], answers, wanted: "with success" }],
    changes(facts) {
      const isThere = facts.get(place)?.[0] === "there";
      const update = { [place]: shown ?? { type: "object" } };
      if (isThere) return [{ pointer: pointerFrom(root.pointer, "properties"), update }];
      return [{ pointer: carrier?.location.pointer ?? "", sentence: `The answer has no ${place}.` }];
    },
  };
}

/** The schema that has a property, and the property's name. */
function parentOf(pointer: string): [parent: string, name: string] {
  const end = pointer.lastIndexOf("/properties/");
  return [pointer.slice(0, end), keysOf(pointer.slice(end)).at(-1) ?? ""];
}
