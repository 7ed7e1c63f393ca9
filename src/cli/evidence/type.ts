// The JSON type of a value, or which form of an answer arrives.

import { pointerFrom } from "../../document/json-pointer.js";
import type { Schema } from "../codegen/document.js";
import { resolve } from "../codegen/document.js";
import type { Occurrence, SchemaAt } from "./occurrences.js";
import { counted, isSuccess, placesOf, type SeenPlace, typesOf, workspacesOf } from "./seen.js";
import { type Action, type Case, type Finding, stateOf } from "./verdict.js";

/** What the types of a value say: of each value in a response, and of those in requests that succeeded. */
export function findType(given: Case, carrier: SchemaAt, occurrences: readonly Occurrence[]): Finding {
  const [below = ""] = given.gap.gap.settledBy?.places ?? [];
  const seen = occurrences
    .flatMap((one) => placesOf(given.evidence, one, below).map((place) => ({ ...place, side: one.side })))
    .filter(({ side, status, seen }) => seen !== undefined && (side === "response" || isSuccess(status)));
  const counts = new Map<string, { count: number; in: Set<string> }>();
  for (const { seen: one, workspace } of seen) {
    for (const [type, count] of typesOf(one)) {
      const known = counts.get(type) ?? { count: 0, in: new Set<string>() };
      counts.set(type, { count: known.count + count, in: known.in.add(workspace) });
    }
  }
  // An integer is a number: a value with both is one of numbers.
  const isNullable = counts.delete("null");
  const types = [...counts.keys()].filter((type) => !(type === "integer" && counts.has("number")));
  const texts = [...counts].map(
    ([type, one]) => `${type} ${counted(one.count, "time")} in ${counted(one.in.size, "workspace")}`,
  );
  const [type = "null"] = types;
  const value = {
    type: isNullable && types.length > 0 ? [type, "null"] : type,
    ...(type === "object" && membersOf(seen)),
  };
  const exchanges = seen.reduce((sum, one) => sum + (one.seen?.exchanges ?? 0), 0);
  const against = types.length > 1 ? texts : [];
  return {
    state: stateOf(exchanges, against, types.length === 1, given.min),
    seen: texts.join(", ") + (isNullable ? ", or null" : ""),
    exchanges,
    workspaces: workspacesOf(seen),
    against,
    actions: types.length === 1 ? statements(carrier, below, value) : [],
  };
}

function statements({ pointer }: SchemaAt, below: string, value: object): Action[] {
  if (below !== "*") return [{ pointer, update: value }];
  const described = { description: "A value.", ...value };
  // An update cannot replace what is there by something of another type.
  return [
    { pointer: pointerFrom(pointer, "additionalProperties"), remove: true },
    { pointer, update: { additionalProperties: described } },
  ];
}

/** The properties of an object that were there each time, with their types. */
function membersOf(seen: readonly SeenPlace[]): object {
  const [first] = seen;
  const names = Object.keys(first?.answer.response ?? {}).filter((place) => /^\/[^/*]+$/.test(place));
  const members = names.flatMap((place): [string, object][] => {
    const inAll = seen.every(({ answer, seen: whole }) => {
      const types = typesOf(answer.response?.[place]);
      return types.length === 1 && types[0]?.[0] === "string" && types[0][1] === whole?.object;
    });
    return inAll ? [[place.slice(1), { description: "A text.", type: "string" }]] : [];
  });
  if (members.length === 0) return {};
  return { required: members.map(([name]) => name), properties: Object.fromEntries(members) };
}

/** Which of the forms of an answer arrives, distinguished by a required property that the others lack. */
export function findForm(given: Case, carrier: SchemaAt, occurrences: readonly Occurrence[]): Finding {
  const forms = (carrier.schema.anyOf ?? []).map((form) => resolve(given.document, form));
  const counts = forms.map((form) => {
    const others = forms.filter((other) => other !== form);
    const key = ownKey(form, others);
    const seen = occurrences
      .flatMap((one) => placesOf(given.evidence, one, key ?? "?"))
      .filter((one) => one.seen !== undefined);
    const exchanges = seen.reduce((sum, one) => sum + (one.seen?.exchanges ?? 0), 0);
    return { key, seen, exchanges };
  });
  const used = counts.filter(({ exchanges }) => exchanges > 0);
  const texts = used.map(
    ({ key, seen, exchanges }) =>
      `with ${key} ${counted(exchanges, "time")} in ${counted(workspacesOf(seen), "workspace")}`,
  );
  const against = used.length > 1 ? texts : [];
  const exchanges = used.reduce((sum, one) => sum + one.exchanges, 0);
  const form = carrier.schema.anyOf?.[counts.findIndex((one) => one.exchanges > 0)];
  return {
    state: stateOf(exchanges, against, used.length === 1, given.min),
    seen: texts.join(", "),
    exchanges,
    workspaces: workspacesOf(used.flatMap(({ seen }) => seen)),
    against,
    actions:
      used.length === 1 && form
        ? [
            { pointer: pointerFrom(carrier.pointer, "anyOf"), remove: true },
            { pointer: carrier.pointer, update: withoutTitle(form) },
          ]
        : [],
  };
}

function ownKey(form: Schema, others: readonly Schema[]): string | undefined {
  return form.required?.find((key) => others.every(({ properties = {} }) => !(key in properties)));
}

/** A form as the whole schema, which has words of its own. */
function withoutTitle({ title: _, description: __, ...form }: Schema & { title?: string }): object {
  return form;
}
