import { expect, test } from "vitest";
import { byOperationId, InvalidArgumentError, type OperationTable } from "../../src/index.js";
import { testDesk } from "../support/test-desk.js";

const operationTable: OperationTable = {
  "GET /forms": {
    statuses: [401, 404],
    gaps: { "errors.validation": "4XX", "limits.rate": "404 503", "auth.permissions": "401" },
    envelopes: [{ pages: "array" }],
  },
};

test.each([
  [404, true, ["limits.rate"]],
  [422, false, ["errors.validation"]],
  [503, false, ["limits.rate"]],
  [500, false, []],
])("a %i is documented as the given table says", async (status, documented, gaps) => {
  const { desk } = testDesk(() => Response.json({}, { status }), { operationTable });
  expect((await desk.GET("/forms")).error).toMatchObject({ status, documented, gaps });
});

test("the envelope of a success is the one of the given table", async () => {
  const { desk } = testDesk(undefined, { operationTable });
  expect((await desk.GET("/forms")).error?.message).toContain('without the documented key "pages"');
  expect((await byOperationId(desk).listForms()).error?.kind).toBe("unexpected-response");
});

test("a table that is no object is refused", () => {
  const wrong = "GET /forms" as unknown as OperationTable;
  expect(() => testDesk(undefined, { operationTable: wrong })).toThrow(
    new InvalidArgumentError("operationTable", "must be an object."),
  );
});
