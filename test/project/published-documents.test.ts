// The types of the documents that the package exports as JSON; test/package checks the types of their values.
import { expect, expectTypeOf, test } from "vitest";
import type currentDocument from "../../src/desk/openapi-json.cjs";
import type v1Document from "../../src/desk/openapi-v1-json.cjs";
import current from "../../src/generated/openapi.json" with { type: "json" };
import v1 from "../../src/generated/v1.json" with { type: "json" };

type SchemasOf<Document extends { components: { schemas: object } }> = Document["components"]["schemas"];

/** The names of the schemas whose type has a list of values. */
type Listing<Schemas> = {
  [Name in keyof Schemas]: Schemas[Name] extends { enum: unknown } ? Name : never;
}[keyof Schemas];

const listingOf = ({ components }: { components: { schemas: object } }) =>
  Object.keys(components.schemas).filter((name) => "enum" in Object(Reflect.get(components.schemas, name)));

test("a schema lists its values if and only if its type does", () => {
  const names = ["CommentType", "RangeType", "TicketChannel", "TicketPriority"] as const;
  expectTypeOf<Listing<SchemasOf<typeof currentDocument>>>().toEqualTypeOf<(typeof names)[number]>();
  expect(listingOf(current).sort()).toEqual(names);
  expectTypeOf<Listing<SchemasOf<typeof v1Document>>>().toEqualTypeOf<never>();
  expect(listingOf(v1)).toEqual([]);
  expectTypeOf<(typeof currentDocument)["x-any"]>().toBeUnknown();
  // @ts-expect-error -- no such schema
  expectTypeOf<SchemasOf<typeof currentDocument>["Tickets"]>().toBeAny();
});
