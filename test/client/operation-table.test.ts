import { expect, test } from "vitest";
import { byOperationId, createClient, InvalidArgumentError, type OperationTable } from "../../src/index.js";

const options = (response: () => Response) => ({
  baseUrl: "https://acme.desk.example/api/external/v2",
  apiKey: "key",
  maxRetries: 0,
  fetch: async () => response(),
});
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
  const desk = createClient({ ...options(() => Response.json({}, { status })), operationTable });
  expect((await desk.GET("/forms")).error).toMatchObject({ status, documented, gaps });
});

test("the envelope of a success is the one of the given table", async () => {
  const forms = { forms: [], kb_details: {} };
  const desk = createClient({ ...options(() => Response.json(forms)), operationTable });
  expect((await desk.GET("/forms")).error?.message).toContain('without the documented key "pages"');
  expect((await byOperationId(desk).listForms()).error?.kind).toBe("unexpected-response");
  expect((await createClient(options(() => Response.json(forms))).GET("/forms")).error).toBeUndefined();
});

test("a table that is no object is refused", () => {
  const wrong = "GET /forms" as unknown as OperationTable;
  expect(() => createClient({ ...options(() => new Response()), operationTable: wrong })).toThrow(
    new InvalidArgumentError("operationTable", "must be an object."),
  );
});
