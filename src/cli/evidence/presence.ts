// Whether a value is always there, and what one that is not set looks like.

import { nodeAt, pointerFrom, unescapeKey } from "../../document/json-pointer.js";
import type { AnswerEvidence } from "../../observe/evidence.js";
import type { Schema } from "../codegen/document.js";
import { type Occurrence, type SchemaAt, schemaAt } from "./occurrences.js";
import { counted, countOf, isRefusal, isSuccess, placesOf, type SeenPlace, workspacesOf } from "./seen.js";
import { type Action, type Case, type Finding, stateOf, withSentence } from "./verdict.js";

/** What is known of one place. */
interface PlaceFinding {
  readonly place: string;
  readonly text: string;
  readonly exchanges: number;
  readonly against: readonly string[];
  readonly hasFact: boolean;
  readonly actions: readonly Action[];
}

/** What the presence of some properties of a schema says. */
export function findPresence(given: Case, carrier: SchemaAt, occurrences: readonly Occurrence[]): Finding {
  const { settledBy } = given.gap.gap;
  const all: SeenPlace[] = [];
  const places = (settledBy?.places ?? []).flatMap((place) => {
    const target = schemaAt(given.document, carrier, place);
    const seen = occurrences.flatMap((one) =>
      placesOf(given.evidence, one, place).filter(({ answer }) => arrived(carrier.schema, one, answer)),
    );
    all.push(...seen.filter(({ above }) => above !== undefined));
    // What is marked on an operation is a property that its answer may have beside what is shown.
    if (target === undefined) return addition(place, carrier, seen, given);
    const isRequest = occurrences.some(({ side }) => side === "request");
    return isRequest ? omission(place, target, seen) : presence(place, target, seen);
  });
  return summary(places, all, given.min);
}

/** Whether an answer had the form that a schema describes: another one lacks its required properties. */
function arrived({ required = [] }: Schema, { side, place }: Occurrence, answer: AnswerEvidence): boolean {
  return required.every((key) => countOf(answer[side]?.[`${place}/${key}`]) > 0);
}

function summary(places: readonly PlaceFinding[], all: readonly SeenPlace[], min: number): Finding {
  const against = places.flatMap((one) => one.against);
  // The place that was seen least decides whether all of them were seen often enough.
  const exchanges = places.length === 0 ? 0 : Math.min(...places.map((one) => one.exchanges));
  const hasFact = places.length > 0 && places.every((one) => one.hasFact);
  return {
    state: stateOf(exchanges, against, hasFact, min),
    seen: places.map(({ place, text }) => `${place} ${text}`).join("; "),
    exchanges,
    workspaces: workspacesOf(all),
    against,
    actions: places.flatMap((one) => one.actions),
  };
}

/** A response: absent, null and empty are three ways to show that a value is not set. */
function presence(place: string, target: SchemaAt, seen: readonly SeenPlace[]): PlaceFinding {
  const ways = {
    absent: (one: SeenPlace) => (one.above?.object ?? 0) - countOf(one.seen),
    null: (one: SeenPlace) => one.seen?.null ?? 0,
    // An empty list or object is a value like others.
    empty: (one: SeenPlace) => (one.seen?.string ? (one.seen.empty ?? 0) : 0),
  };
  const used = Object.entries(ways)
    .map(([way, countIn]) => ({ way, countIn, in: seen.filter((one) => countIn(one) > 0) }))
    .filter((one) => one.in.length > 0);
  const described = used.map(({ way, countIn, in: some }) => {
    const count = some.reduce((sum, one) => sum + countIn(one), 0);
    return `${way} ${counted(count, "time")} in ${counted(workspacesOf(some), "workspace")}`;
  });
  const [only] = used;
  const base = {
    place,
    exchanges: seen.reduce((sum, { above }) => sum + (above?.exchanges ?? 0), 0),
  };
  if (used.length > 1) {
    return {
      ...base,
      text: described.join(", "),
      against: [`${place}: ${described.join(", ")}`],
      hasFact: false,
      actions: [],
    };
  }
  const text = only === undefined ? "is always there" : `is ${described[0]} where it is not set`;
  const actions = only?.way === "absent" ? [] : required(target, only?.way === "null");
  return { ...base, text, against: [], hasFact: true, actions };
}

/** A property that the document shows elsewhere. */
function addition(
  place: string,
  { pointer }: SchemaAt,
  seen: readonly SeenPlace[],
  given: Case,
): PlaceFinding {
  const present = seen.filter((one) => countOf(one.seen) > 0);
  const absent = seen.filter((one) => (one.above?.object ?? 0) > countOf(one.seen));
  const sides = `there in ${counted(workspacesOf(present), "workspace")}, absent in ${counted(workspacesOf(absent), "workspace")}`;
  const isMixed = present.length > 0 && absent.length > 0;
  const [carrier] = given.gap.carriers;
  const base = {
    place,
    exchanges: seen.reduce((sum, { above }) => sum + (above?.exchanges ?? 0), 0),
    against: isMixed ? [`${place}: ${sides}`] : [],
  };
  if (isMixed || carrier === undefined) return { ...base, text: sides, hasFact: false, actions: [] };
  if (present.length === 0) {
    const description = withSentence(carrier.node.description, `The answer has no ${place}.`);
    const actions = [{ pointer: carrier.location.pointer, update: { description } }];
    return { ...base, text: "is never there", hasFact: absent.length > 0, actions };
  }
  const shown = [...given.occurrences].find(([at]) => at.endsWith(`/properties/${place}`))?.[0] ?? "";
  const property = nodeAt(given.document, shown);
  const actions = [
    { pointer: pointerFrom(pointer, "properties"), update: { [place]: property } },
    { pointer, update: { required: [place] } },
  ];
  return { ...base, text: "is always there", hasFact: property !== undefined, actions };
}

/** A request: a success without a property shows that it is optional, and that no request without it succeeds, that it is required. */
function omission(place: string, target: SchemaAt, seen: readonly SeenPlace[]): PlaceFinding {
  const lacking = seen.filter(({ above, seen: one }) => (above?.object ?? 0) > countOf(one));
  const optionalIn = lacking.filter(({ status }) => isSuccess(status));
  const refusedIn = lacking.filter(({ status }) => isRefusal(status));
  const votes = (some: readonly SeenPlace[]) => new Set(some.map(({ workspace }) => workspace));
  const optional = votes(optionalIn);
  // A workspace that accepted a request without it has refused others for another reason.
  const strict = [...votes(refusedIn)].filter((one) => !optional.has(one));
  const sides = `left out with success in ${counted(optional.size, "workspace")}, refused each time without it in ${counted(strict.length, "workspace")}`;
  const against = optional.size > 0 && strict.length > 0 ? [`${place}: ${sides}`] : [];
  const successes = seen.filter(({ status, above }) => isSuccess(status) && above !== undefined);
  const isRequired = strict.length > 0 && optional.size === 0;
  const text = isRequired ? "is required" : optional.size > 0 ? "is optional" : "was always sent";
  return {
    ...{ place, against },
    text: against.length > 0 ? sides : text,
    exchanges: successes.reduce((sum, { above }) => sum + (above?.exchanges ?? 0), 0),
    hasFact: isRequired || optional.size > 0,
    actions: isRequired ? required(target, false) : [],
  };
}

/** The actions that make a property required, and one that can be null. */
function required({ schema, pointer }: SchemaAt, isNullable: boolean): Action[] {
  const end = pointer.lastIndexOf("/properties/");
  const [parent, key] = [pointer.slice(0, end), pointer.slice(end + "/properties/".length)];
  const name = unescapeKey(key);
  const isRequired: Action = { pointer: parent, update: { required: [name] } };
  if (!isNullable) return [isRequired];
  const { type, description = "The value, if it is set.", ...others } = schema as Schema & { enum?: unknown };
  const isPlain = typeof type === "string" && others.enum === undefined;
  const value = type === undefined ? others : { type, ...others };
  const either = isPlain
    ? { description, ...others, type: [type, "null"] }
    : { description, anyOf: [value, { description: "It is not set.", type: "null" }] };
  // An update cannot replace a type, so that the property is written anew.
  const properties = pointerFrom(parent, "properties");
  return [{ pointer, remove: true }, { pointer: properties, update: { [name]: either } }, isRequired];
}
