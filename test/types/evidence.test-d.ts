import { expectTypeOf, test } from "vitest";
import schema from "../../src/observe/evidence.schema.json" with { type: "json" };
import type { AnswerEvidence, Evidence, Form, Outcome } from "../../src/observe/index.js";

type Schema = typeof schema;
type Definitions = Schema["$defs"];

test("the types of evidence have what its schema has", () => {
  expectTypeOf<keyof Evidence>().toEqualTypeOf<keyof Schema["properties"]>();
  expectTypeOf<keyof AnswerEvidence>().toEqualTypeOf<keyof Definitions["answer"]["properties"]>();
  expectTypeOf<keyof Outcome>().toEqualTypeOf<keyof Definitions["outcome"]["properties"]>();
  expectTypeOf<Form>().toEqualTypeOf<keyof Definitions["place"]["properties"]>();
});
