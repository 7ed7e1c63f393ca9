import { expect, test } from "vitest";
import type { OperationRow } from "../../src/client/operation.js";
import { answer, getFormsBy } from "../support/test-desk.js";

const row: OperationRow = {
  id: "listForms",
  statuses: [200, 401, 404],
  gaps: { "errors.validation": "4XX", "limits.rate": "404 429 503", "auth.permissions": "401" },
  envelopes: [{ pages: "array" }],
};
const tables = { operations: { "GET /forms": row } };

test.each([
  [401, true, ["auth.permissions"]],
  [404, true, ["limits.rate"]],
  [429, false, ["limits.rate", "errors.validation"]],
  [503, false, ["limits.rate"]],
  [500, false, []],
])("the operation table determines documented and gaps of a %i", async (status, documented, gaps) => {
  const { error } = await getFormsBy(tables, answer({}, status));
  expect(error).toMatchObject({ status, documented, gaps });
});

const several: Partial<OperationRow> = {
  statuses: [200, 202, 204, "2XX"],
  empty: [204, "2XX"],
  envelopes: [{ forms: "array" }, { slugs: "array" }, { job: "string" }],
};
const withSuccesses = (successes: Partial<OperationRow>) => ({
  operations: { "GET /forms": { ...row, ...successes } },
});

test.each<[status: number, body: unknown, isSuccess: boolean]>([
  [200, { forms: [] }, true],
  [200, { slugs: [] }, true],
  [202, { job: "7" }, true],
  // A body that fits any success is one, whatever its status.
  [200, { job: "7" }, true],
  [204, "", true],
  [226, { forms: [] }, true],
  [226, "", true],
  [200, "", false],
  [202, "", false],
  [226, { pages: [] }, false],
])("of several documented successes, a %i with %j is a success: %s", async (status, body, isSuccess) => {
  const respond = status === 204 ? () => new Response(null, { status }) : answer(body, status);
  const { data, error } = await getFormsBy(withSuccesses(several), respond);
  expect(error === undefined).toBe(isSuccess);
  if (isSuccess) expect(data).toEqual(body === "" ? undefined : body);
});

test("of several documented successes, an undocumented status needs a body", async () => {
  const table = withSuccesses({ statuses: [200, 204], empty: [204], envelopes: [{}] });
  expect((await getFormsBy(table, answer("", 203))).error?.message).toContain("is empty");
  expect((await getFormsBy(table, answer({}, 203))).data).toEqual({});
});
