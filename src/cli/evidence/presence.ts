// What a value that is not set looks like, and whether a request needs one.
import { keysOf, nodeAt, pointerFrom } from "../../document/json-pointer.js";
import type { Schema } from "../codegen/openapi.js";
import { schemaAt } from "../codegen/schemas.js";
import type { Change } from "./changes.js";
import { faultsBelow } from "./contradictions.js";
import type { Observation } from "./observations.js";
import { bodySchema, isSuccess } from "./occurrences.js";
import {
  against,
  answersBy,
  type Case,
  fact,
  isRefusal,
  type Kind,
  note,
  operationsOf,
  valueForms,
} from "./question.js";

export function presence(given: Case): Kind {
  const at = given.bundle.occurrences.get(given.carrier.pointer);
  // What carries it is no schema, so that it is about the success of an operation.
  if (at === undefined) return addition(given);
  return at.some(({ side }) => side === "request") ? omissions(given) : unsetForms(given);
}

/** The places that a gap is about, with what was seen of them. */
function targetsOf({ places, carrier, bundle, observations }: Case) {
  return places.map((about) => {
    const pointer = schemaAt(bundle.document, carrier, about)?.pointer ?? "";
    const at = bundle.occurrences.get(pointer) ?? [];
    return { about, pointer, operations: operationsOf(at), seen: at.flatMap((one) => observations.at(one)) };
  });
}

/** A response: null, absent and empty are three ways to be unset. One that was never unset shows none of them. */
function unsetForms(given: Case): Kind {
  const targets = targetsOf(given);
  return {
    questions: targets.map(({ about, pointer, operations, seen }) => ({
      ...{ about, operations, wanted: "where {} is not set" },
      answers: answersBy(seen.filter(isDescribed(given, pointer)), ({ what }) => {
        if (what === "null" || what === "absent") return fact(what);
        if (what === "empty-string") return fact("empty");
        if (what === "empty-object") return against("an empty object");
        return valueForms[what] && note("set");
      }),
    })),
    changes: (facts) =>
      targets.flatMap(({ about, pointer }): Change[] => {
        const [way] = facts[about] ?? [];
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
function isDescribed({ observations, bundle }: Case, pointer: string) {
  const { required = [] } = Object(nodeAt(bundle.document, parentOf(pointer)[0])) as Schema;
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
function omissions(given: Case): Kind {
  return {
    questions: targetsOf(given).map(({ about, operations, seen }) => ({
      ...{ about, operations, wanted: "without {}, with success" },
      answers: answersBy(seen, ({ what, status }) => {
        if (what === "absent" && isSuccess(status)) return fact("left out with success");
        if (what === "absent" && isRefusal(status)) return note("refused without it");
        return valueForms[what] && isSuccess(status) ? note("sent with success") : undefined;
      }),
    })),
    changes: () => {
      const sentence = `Each was left out of some request that succeeded: ${given.places.join(", ")}.`;
      return [{ pointer: given.carrier.pointer, sentence }];
    },
  };
}

/** A property of an answer that the document shows elsewhere. */
function addition({ places, operations: [operation = ""], carrier, bundle, observations }: Case): Kind {
  const [place = ""] = places;
  const { shown } = bundle.additions.get(operation) ?? {};
  const seen = observations.of(operation, "response", `/${place}`).filter(({ status }) => isSuccess(status));
  const answers = answersBy(seen, ({ what }) => {
    if (what === "absent") return fact(what);
    if (what === "object") return fact("there");
    return valueForms[what] && against(`there, as ${what}`);
  });
  const other = faultsBelow(bundle, observations, operation, `/${place}`);
  if (other.length > 0) answers.push({ ...against("unlike others"), shownBy: other });
  return {
    questions: [{ about: place, operations: [operation], answers, wanted: "with success" }],
    changes: (facts) =>
      facts[place]?.[0] === "there"
        ? [{ pointer: successOf(bundle, operation), update: { [place]: shown } }]
        : [{ pointer: carrier.pointer, sentence: `The answer has no ${place}.` }],
  };
}

/** The pointer to the properties of the success of an operation. */
function successOf({ occurrences }: Case["bundle"], operation: string): string {
  for (const [pointer, places] of occurrences) {
    const isWhole = places.some(
      (one) => one.operation === operation && one.place === "" && isSuccess(one.status),
    );
    // The response refers to a component.
    if (isWhole && !pointer.endsWith(pointerFrom("", ...bodySchema)))
      return pointerFrom(pointer, "properties");
  }
  return "";
}

/** The schema that has a property, and the property's name. */
function parentOf(pointer: string): [parent: string, name: string] {
  const end = pointer.lastIndexOf("/properties/");
  return [pointer.slice(0, end), keysOf(pointer.slice(end)).at(-1) ?? ""];
}
