// The types of the document that the package exports as JSON; test/package checks the types of their values.
import { expect, expectTypeOf, test } from "vitest";
import type exported from "../../src/desk/openapi-json.cjs";
import document from "../../src/generated/openapi.json" with { type: "json" };

type Schemas = (typeof exported)["components"]["schemas"];

/** The names of the schemas whose type has a list of values. */
type Listing = {
  [Name in keyof Schemas]: Schemas[Name] extends { enum: unknown } ? Name : never;
}[keyof Schemas];

test("a schema lists its values if and only if its type does", () => {
  const names = ["CommentType", "RangeType", "TicketChannel", "TicketPriority"] as const;
  expectTypeOf<Listing>().toEqualTypeOf<(typeof names)[number]>();
  const schemas = Object.entries<object>(document.components.schemas);
  const listing = schemas.flatMap(([name, schema]) => ("enum" in schema ? name : []));
  expect(listing.sort()).toEqual(names);
  expectTypeOf<(typeof exported)["x-any"]>().toBeUnknown();
  // @ts-expect-error -- no such schema
  expectTypeOf<Schemas["Tickets"]>().toBeAny();
});
