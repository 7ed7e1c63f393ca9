import type { Oas3Rule } from "@redocly/openapi-core";
import { schemaOf } from "../../src/document/bodies.js";
import type { Location } from "../../src/document/place.js";
import { type Carrier, marksOf } from "../../src/document/reading.js";
import { schemasBelow, walk } from "../../src/document/walk.js";
import { placesOf } from "./gap-places.js";
import { isOpen } from "./gaps.js";
import { readingOf, reportAt } from "./redocly.js";

/**
 * A gap named `*.unset-values` names each optional field below its schema. Without this rule, somebody adds a field and forgets the
 * gap: no observer counts whether it can be null, and the mock guesses. An overlay need not name its fields.
 */
export const unsetPlaces: Oas3Rule = () => ({
  Root(root, context) {
    for (const { gap, carriers } of readingOf(root, context).gaps.values()) {
      if (!isAboutUnset(gap)) continue;
      for (const carrier of carriers) {
        for (const { path, location } of unnamedFields(carrier, placesOf(gap))) {
          const [file] = carrier.place.location.absolutePointer.split("#");
          const message = `The gap "${gap.id}" of ${file?.split("/").at(-1)} does not name the optional field "${path}". Add it to the gap's places and adapt its sentences; or add it to required if it is always present.`;
          reportAt(context, location, message);
        }
      }
    }
  },
});

const isAboutUnset = ({ id }: { id: string }) => id.endsWith(".unset-values");

/**
 * Returns the optional fields that are not named. The search visits a schema only once for the same names. Otherwise schemas that
 * refer to each other would multiply the work.
 *
 * @param names - the named places below the schema
 */
function unnamedFields(carrier: Carrier, names: readonly string[]): { path: string; location: Location }[] {
  const searched = new Map<unknown, Set<string>>();
  type Found = ReturnType<typeof unnamedFields>;
  return walk<Found, readonly string[]>(
    schemaOf(carrier.place),
    { given: names, joined: ["allOf"] },
    (visit, below) => {
      const { schemas, above, path, given } = visit;
      const nodes = schemas.map(({ node }) => node);
      // A schema with its own gap of this kind is searched for that gap. A schema inside itself has no new fields.
      const isOther = nodes.some((node) => node !== carrier.place.node && marksOf(node).some(isAboutUnset));
      const [first] = nodes;
      const known = searched.get(first) ?? new Set();
      if (isOther || first === undefined || above.includes(first) || known.has(given.join())) return [];
      searched.set(first, known.add(given.join()));
      const required = schemas
        .flatMap((schema) => schema.child("required").children())
        .map(([, { node }]) => node);
      const own = schemasBelow(schemas, "properties").flatMap(([name, properties]) => {
        const isStated = required.includes(name) || given.includes(name);
        const [property] = properties;
        // If the type of a value is open, it may be null anyway.
        if (isStated || property === undefined || properties.some(({ node }) => isOpen(node))) return [];
        return { path: [...path, name].join("/"), location: property.location };
      });
      const namesBelow = (key: string) =>
        given.filter((one) => one.startsWith(`${key}/`)).map((one) => one.slice(key.length + 1));
      const inside = (["properties", "items"] as const).flatMap((keyword) => below(keyword, namesBelow));
      return [...own, ...inside.flatMap(([, found]) => found)];
    },
  );
}
