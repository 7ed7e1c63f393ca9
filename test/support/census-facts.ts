import { readFile } from "node:fs/promises";
import { listedFacts, readCensus } from "../../openapi/rules/census/read-census.js";

/** What the census lists of the responses of each operation, by method and path. */
export type ResponseFacts = ReadonlyMap<string, ReadonlyMap<string, Place>>;

/** What is stated of one place in a response. */
export interface Place {
  types: Set<string>;
  values: Set<string>;
}

/** Reads the census of both documents. A place has no variants here: what one of them states is stated. */
export async function responseFacts(): Promise<ResponseFacts> {
  const census = readCensus(await readFile("openapi/census.md", "utf8"));
  const facts = new Map<string, Map<string, Place>>();
  for (const document of ["openapi.yaml", "v1.yaml"]) {
    for (const { table, place, keyword, value } of listedFacts(census, document)) {
      if (!/^(\dXX|\d{3}|default)/.test(place)) continue;
      const places = facts.get(table) ?? new Map<string, Place>();
      facts.set(table, places);
      const key = place.replaceAll(/\{[^}]*\}/g, "");
      const found = places.get(key) ?? { types: new Set(), values: new Set() };
      places.set(key, found);
      if (keyword === "type") found.types.add(value);
      if (keyword === "enum" || keyword === "const") found.values.add(value);
    }
  }
  return facts;
}

/** What a body states, and the census does not: members, types and values, each with its place. */
export function unstated(body: unknown, at: string, places: ReadonlyMap<string, Place>): string[] {
  if (body === undefined) return [];
  const place = places.get(at);
  if (place === undefined) return [`${at} is not in the census`];
  const { types, values } = place;
  // Where no type is stated, anything can be.
  if (types.size === 0) return [];
  const type = Array.isArray(body) ? "array" : body === null ? "null" : typeof body;
  if (!types.has(type) && !(types.has("integer") && Number.isInteger(body))) return [`${at} is ${type}`];
  if (values.size > 0 && !values.has(String(body))) return [`${at} is ${String(body)}`];
  if (Array.isArray(body)) return body.flatMap((item) => unstated(item, `${at}[]`, places));
  if (type !== "object") return [];
  return Object.entries(body as object).flatMap(([name, member]) =>
    unstated(member, `${at}.${name}`, places),
  );
}
