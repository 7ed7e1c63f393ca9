import { expect, test } from "vitest";
import { byOperationId, type OperationTable } from "../../src/desk/index.js";
import { answer, getForms, testDesk } from "../support/test-desk.js";

const operationTable: OperationTable = {
  "GET /forms": {
    id: "listForms",
    statuses: [401, 404],
    gaps: { "errors.validation": "4XX", "limits.rate": "404 429 503", "auth.permissions": "401" },
    successes: { 200: [{ pages: "array" }] },
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

test("a table in the format of another version is refused with the way to generate it again", () => {
  const envelopes = [{ forms: "array" }];
  const old = { "GET /forms": { id: "listForms", statuses: [], gaps: {}, envelopes } } as never;
  const message = "operationTable is of another version: run `generate` again.";
  expect(() => testDesk(answer({}), { operationTable: old })).toThrow(message);
});

const several: OperationTable = {
  "GET /forms": {
    id: "listForms",
    statuses: [],
    gaps: {},
    successes: {
      200: [{ forms: "array" }, { slugs: "array" }],
      202: [{ job: "string" }],
      204: [],
      "2XX": [],
    },
  },
};

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
  const { data, error } = await getForms(respond, { operationTable: several });
  expect(error === undefined).toBe(isSuccess);
  if (isSuccess) expect(data).toEqual(body === "" ? undefined : body);
});

test("of several documented successes, an undocumented status needs a body", async () => {
  const operationTable = { "GET /forms": { ...several["GET /forms"], successes: { 200: [{}], 204: [] } } };
  expect((await getForms(answer("", 203), { operationTable })).error?.message).toContain("is empty");
  expect((await getForms(answer({}, 203), { operationTable })).data).toEqual({});
});

test("the operation table determines the envelope of a success", async () => {
  const { desk } = testDesk(undefined, { operationTable });
  expect((await desk.GET("/forms")).error?.message).toContain('without the documented key "pages"');
  expect((await byOperationId(desk).listForms()).error?.kind).toBe("unexpected-response");
});
