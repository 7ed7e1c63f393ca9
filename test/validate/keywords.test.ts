import { expect, test } from "vitest";
import { findMistakes } from "../../src/validate/index.js";
import type { SchemaNode } from "../../src/validate/schemas.js";

test.each<[schema: SchemaNode, right: readonly unknown[], wrong: readonly unknown[]]>([
  [{ type: "integer", minimum: 1, maximum: 3 }, [1, 3], [0, 4, 1.5]],
  [{ type: "array", minItems: 1, maxItems: 2 }, [[1], [1, 2]], [[], [1, 2, 3]]],
  [{ type: "string", minLength: 1, maxLength: 2 }, ["a", "\u{1f600}\u{1f600}"], ["", "abc"]],
  [{ type: "string", pattern: "^\\d$" }, ["1"], ["12"]],
  [
    { type: "string", format: "date-time" },
    ["2026-02-28T10:00:00Z", "2026-02-28 10:00", "2026-02-28t10:00:00.5+0100"],
    ["2026-02-28", "10:00", "2026-02-28T1:00"],
  ],
])("the schema %j accepts %j in a response, and not %j", (schema, right, wrong) => {
  const isRight = (value: unknown) => findMistakes(value, schema, {}).length === 0;
  expect([...right, ...wrong].filter(isRight)).toEqual(right);
});
