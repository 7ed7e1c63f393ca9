import { expect, test, vi } from "vitest";
import { service } from "../../src/desk/service.js";
import { createValidator } from "../../src/validate/index.js";
import { testDesk } from "../support/test-desk.js";

const operation = {
  responses: {
    200: {
      type: "object",
      properties: { name: { type: "string", minLength: 2, maxLength: 3 } },
      additionalProperties: {},
    },
  },
};
const tables = { ...service, schemas: { components: {}, operations: { listForms: operation } } };

test.each([
  ["😀", 1],
  ["😀😀", 0],
  ["😀😀😀", 0],
  ["😀😀😀😀", 1],
])("a length counts characters, and an emoji is one: %s", async (name, faults) => {
  const onMismatch = vi.fn();
  const { desk } = testDesk(() => Response.json({ name, forms: [], kb_details: {} }));
  desk.use(createValidator({ onMismatch }, tables));
  await desk.GET("/forms");
  expect(onMismatch).toHaveBeenCalledTimes(faults);
});
