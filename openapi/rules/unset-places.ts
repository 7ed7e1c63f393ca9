import type { Oas3Rule } from "@redocly/openapi-core";
import { markedSchema, resolvePlaces } from "../../src/document/bodies.js";
import type { Location } from "../../src/document/located-node.js";
import type { GapEntry } from "../../src/document/openapi.js";
import { type GapCarrier, marksOf } from "../../src/document/reading.js";
import { schemasBelow, walk } from "../../src/document/walk.js";
import { openSchemas } from "./gaps.js";
import { readingOf, reportAt } from "./redocly.js";

/**
 * A gap about unset values names each optional field below its schema. Without this rule, somebody adds a field and forgets the
 * gap: types and checks refuse null for it, and the mock guesses.
 */
export const unsetPlaces: Oas3Rule = () => ({
  Root(root, context) {
    const reading = readingOf(root, context);
    const open = openSchemas(reading);
    for (const { gap, carriers } of reading.gaps.values()) {
      if (!gap.unset) continue;
      for (const carrier of carriers) {
        for (const { path, location } of unnamedFields(carrier, gap, open)) {
          const message = `The gap "${gap.id}" does not name the optional field "${path}". Add it to the gap's places and adapt its sentences; or add it to required if it is always present.`;
          reportAt(context, location, message);
        }
      }
    }
  },
});

/**
 * Returns the optional fields that a gap does not name. The search visits a schema only once for the same names below it. Otherwise
 * schemas that refer to each other would multiply the work.
 */
function unnamedFields(
  { located: carrier }: GapCarrier,
  gap: GapEntry,
  open: ReturnType<typeof openSchemas>,
): { path: string; location: Location }[] {
  const names = resolvePlaces(gap, carrier).map(({ name }) => name);
  const searched = new Map<unknown, Set<string>>();
  type Found = ReturnType<typeof unnamedFields>;
  return walk<Found>(markedSchema(carrier), undefined, ({ schemas, above, path }, below) => {
    const nodes = schemas.map(({ node }) => node);
    const at = path.map((key) => `${key}/`).join("");
    const ownNames = names.filter((name) => name.startsWith(at)).map((name) => name.slice(at.length));
    const searches = searched.get(nodes[0]) ?? new Set();
    // A schema with its own gap of this kind is searched for that gap. A schema inside itself has no new fields.
    const isOther = nodes.some((node) => node !== carrier.node && marksOf(node).some(({ unset }) => unset));
    if (isOther || nodes.some((node) => above.includes(node)) || searches.has(ownNames.join())) return [];
    searched.set(nodes[0], searches.add(ownNames.join()));
    const required = schemas.flatMap((schema) => schema.child("required").children());
    const statedNames = [...ownNames, ...required.map(([, { node }]) => node)];
    const found = schemasBelow(schemas, "properties").flatMap(([name, properties]) => {
      // If the type of a value is open, it may be null anyway.
      const isUnnamed = !statedNames.includes(name) && !properties.some(({ node }) => open.has(node));
      return isUnnamed ? properties.map(({ location }) => ({ path: at + name, location })).slice(0, 1) : [];
    });
    const inside = [...below("properties"), ...below("items")].flatMap(([, fields]) => fields);
    return [...found, ...inside];
  });
}
