import { expect, test, vi } from "vitest";
import { createValidator } from "../../src/validate/index.js";
import { testDesk } from "../support/test-desk.js";

const operation = {
  id: "listForms",
  responses: {
    200: {
      type: "object",
      properties: { name: { type: "string", minLength: 2, maxLength: 3 } },
      additionalProperties: {},
    },
  },
  failures: {},
};
const checks = { schemas: {}, operations: { "GET /forms": operation } };

test.each([
  ["😀", 1],
  ["😀😀", 0],
  ["😀😀😀", 0],
  ["😀😀😀😀", 1],
])("a length counts characters, and an emoji is one: %s", async (name, faults) => {
  const onMismatch = vi.fn();
  const { desk } = testDesk(() => Response.json({ name, forms: [], kb_details: {} }));
  desk.use(createValidator({ onMismatch }, checks));
  await desk.GET("/forms");
  expect(onMismatch).toHaveBeenCalledTimes(faults);
});
