import { expect, test } from "vitest";
import { byOperationId, type OperationTable } from "../../src/desk/index.js";
import { answer, getForms, testDesk } from "../support/test-desk.js";

const operationTable: OperationTable = {
  "GET /forms": {
    id: "listForms",
    statuses: [401, 404],
    gaps: { "errors.validation": "4XX", "limits.rate": "404 429 503", "auth.permissions": "401" },
    envelopes: [{ pages: "array" }],
  },
};

test.each([
  [401, true, ["auth.permissions"]],
  [404, true, ["limits.rate"]],
  [429, false, ["limits.rate", "errors.validation"]],
  [503, false, ["limits.rate"]],
  [500, false, []],
])("the operation table determines documented and gaps of a %i", async (status, documented, gaps) => {
  const { error } = await getForms(answer({}, status), { operationTable });
  expect(error).toMatchObject({ status, documented, gaps });
});

test("the operation table determines the envelope of a success", async () => {
  const { desk } = testDesk(undefined, { operationTable });
  expect((await desk.GET("/forms")).error?.message).toContain('without the documented key "pages"');
  expect((await byOperationId(desk).listForms()).error?.kind).toBe("unexpected-response");
});
