import { expect, test } from "vitest";
import { byOperationId, InvalidArgumentError, type OperationTable } from "../../src/desk/index.js";
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
  [422, false, ["errors.validation"]],
  [503, false, ["limits.rate"]],
  [500, false, []],
])("a %i is documented as the given table says", async (status, documented, gaps) => {
  expect((await getForms(answer({}, status), { operationTable })).error).toMatchObject({
    status,
    documented,
    gaps,
  });
});

test("the envelope of a success is the one of the given table", async () => {
  const { desk } = testDesk(undefined, { operationTable });
  expect((await desk.GET("/forms")).error?.message).toContain('without the documented key "pages"');
  expect((await byOperationId(desk).listForms()).error?.kind).toBe("unexpected-response");
});

test("a table that is not an object is refused", () => {
  const wrong = "GET /forms" as unknown as OperationTable;
  expect(() => testDesk(undefined, { operationTable: wrong })).toThrow(
    new InvalidArgumentError("operationTable", "must be an object."),
  );
});
