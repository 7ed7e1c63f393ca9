import { expectTypeOf, test } from "vitest";
import type { AnswerEvidence, Evidence, Form, Seen } from "../../src/desk/observe.js";
import schema from "../../src/observe/evidence.schema.json" with { type: "json" };

type Schema = typeof schema;
type Definitions = Schema["$defs"];

test("the types of evidence have the keys of its schema", () => {
  expectTypeOf<keyof Evidence>().toEqualTypeOf<keyof Schema["properties"]>();
  expectTypeOf<keyof AnswerEvidence>().toEqualTypeOf<keyof Definitions["answer"]["properties"]>();
  expectTypeOf<keyof Seen>().toEqualTypeOf<keyof Definitions["seen"]["properties"]>();
  expectTypeOf<Form>().toEqualTypeOf<keyof Definitions["forms"]["properties"]>();
});
