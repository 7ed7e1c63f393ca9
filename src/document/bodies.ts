import type { LocatedNode } from "./located-node.js";
import type { GapEntry, Marked, MediaType, RequestBodyObject, Response, Schema } from "./openapi.js";
import { type NamedSchema, schemasAt } from "./walk.js";

/** Returns the JSON of a request body or a response, either of which can be a reference; undefined if it has none. */
export function jsonOf(
  body: LocatedNode<RequestBodyObject | Response | undefined>,
): LocatedNode<MediaType> | undefined {
  const contents = body.resolved().child("content").children();
  return contents.find(([type]) => /^application\/([\w.-]+\+)?json$/.test(type))?.[1];
}

/** Returns the schema of the JSON of a request body or a response. */
export function bodySchema(
  body: LocatedNode<RequestBodyObject | Response | undefined>,
): LocatedNode<Schema> | undefined {
  const schema = jsonOf(body)?.child("schema");
  return schema?.node && (schema as LocatedNode<Schema>);
}

/** Returns the schema that the marks of an object are about: the body of a response, or the object itself. */
export const markedSchema = (located: LocatedNode<Marked>): LocatedNode<Schema> =>
  bodySchema(located as LocatedNode<Response>) ?? located;

/** Returns the locations that a gap names, with the schemas there, below the object that carries it. The linter reports malformed ones. */
export function resolvePlaces(
  { places }: GapEntry,
  carrier: LocatedNode<Marked>,
): { name: string; found: NamedSchema[] }[] {
  const names = Array.isArray(places) ? places.filter((name) => typeof name === "string") : [];
  return names.map((name) => ({ name, found: schemasAt(markedSchema(carrier), name) }));
}
