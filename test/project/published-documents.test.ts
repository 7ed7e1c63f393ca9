// The types of the documents that the package exports as JSON.
import { expect, expectTypeOf, test } from "vitest";
import type { TicketPriority } from "../../src/desk/index.js";
import type currentDocument from "../../src/desk/openapi-json.cjs";
import type v1Document from "../../src/desk/openapi-v1-json.cjs";
import current from "../../src/generated/openapi.json" with { type: "json" };
import v1 from "../../src/generated/v1.json" with { type: "json" };

/** The names of the schemas whose type says that they list their values. */
type Listing<Document extends { components: { schemas: object } }> = {
  [Name in keyof Document["components"]["schemas"]]: Document["components"]["schemas"][Name] extends {
    enum: unknown;
  }
    ? Name
    : never;
}[keyof Document["components"]["schemas"]];

const listingOf = (document: { components: { schemas: object } }) =>
  Object.entries(document.components.schemas)
    .filter(([, schema]) => "enum" in schema)
    .map(([name]) => name);

test("a schema lists its values where its type says so", () => {
  const ofCurrent: Record<Listing<typeof currentDocument>, true> = {
    CommentType: true,
    RangeType: true,
    TicketChannel: true,
    TicketPriority: true,
  };
  expect(listingOf(current).sort()).toEqual(Object.keys(ofCurrent));
  expectTypeOf<Listing<typeof v1Document>>().toEqualTypeOf<never>();
  expect(listingOf(v1)).toEqual([]);
});

test("the values have the type of the schema, and nothing is any", () => {
  type Priority = (typeof currentDocument.components.schemas.TicketPriority.enum)[number];
  expectTypeOf<Priority>().toEqualTypeOf<TicketPriority>();
  expectTypeOf<typeof currentDocument.info.version>().toEqualTypeOf<string>();
  expectTypeOf<(typeof currentDocument)["x-any"]>().toBeUnknown();
  // @ts-expect-error no such schema
  type Wrong = typeof currentDocument.components.schemas.Tickets;
  expectTypeOf<Wrong>().toBeAny();
});
