import { readFile } from "node:fs/promises";
import { type ListedTable, readList } from "../../scripts/facts/list.js";

/** The facts that facts.md lists of the responses of each operation, by method and path. */
export type ResponseFacts = ReadonlyMap<string, ReadonlyMap<string, Place>>;

/** The facts of one place in a response. */
export interface Place {
  types: Set<string>;
  values: Set<string>;
}

/** Reads facts.md. A place has no variants here: what one of them states is stated. */
export async function responseFacts(): Promise<ResponseFacts> {
  const { tables } = readList(await readFile("openapi/facts.md", "utf8"));
  const components = new Map(tables.map((table) => [table.title, table]));
  const operations = tables.filter(({ group }) => group === "Operations");
  return new Map(
    operations.map((table) => {
      const status = table.facts.find(({ keyword }) => keyword === "status")?.value ?? "";
      const places = new Map<string, Place>();
      addPlaces(table, "", places, status);
      return [table.facts.find(({ keyword }) => keyword === "operation")?.value ?? "", places] as const;
    }),
  );

  function addPlaces({ facts }: ListedTable, base: string, places: Map<string, Place>, status = ""): void {
    for (const { place, keyword, value } of facts) {
      const inside = place.replaceAll(/\{[^}]*\}\.?/g, "").replace(/^success/, status);
      const at = base === "" || /^\[|^$/.test(inside) ? base + inside : `${base}.${inside}`;
      if (!/^(\dXX|\d{3}|default)/.test(at)) continue;
      const found = places.get(at) ?? { types: new Set(), values: new Set() };
      places.set(at, found);
      if (keyword === "enum" || keyword === "const") found.values.add(value);
      if (!/^(type|property|anyOf|oneOf)$/.test(keyword)) continue;
      for (const type of value.split(" ").filter((word) => !/^(required|optional|and|or)$/.test(word))) {
        const component = components.get(type);
        if (component) addPlaces(component, at, places);
        else if (jsonTypes.has(type)) found.types.add(type);
      }
    }
  }
}

const jsonTypes = new Set(["array", "boolean", "integer", "null", "number", "object", "string"]);

/** The members, types and values of a body that facts.md does not list, each with its place. */
export function unstated(body: unknown, at: string, places: ReadonlyMap<string, Place>): string[] {
  if (body === undefined) return [];
  const place = places.get(at);
  if (place === undefined) return [`${at} is not in facts.md`];
  const { types, values } = place;
  // Where no type is stated, anything can be.
  if (types.size === 0) return [];
  const type = Array.isArray(body) ? "array" : body === null ? "null" : typeof body;
  const isStated = types.has(type) || (types.has("integer") && Number.isInteger(body));
  if (!isStated) return [`${at} is ${type}`];
  if (values.size > 0 && !values.has(String(body))) return [`${at} is ${String(body)}`];
  if (Array.isArray(body)) return body.flatMap((item) => unstated(item, `${at}[]`, places));
  if (type !== "object") return [];
  return Object.entries(body as object).flatMap(([name, member]) =>
    unstated(member, `${at}.${name}`, places),
  );
}
