import { expect, test } from "vitest";
import { noJson } from "../../../src/observe/body.js";
import {
  linesOf,
  observationsOf,
  operationIds,
  times,
  verdictOn,
  verdictsOn,
} from "../../support/evidence.js";
import { customer, forms, often, page, pagination, survey, unset } from "../../support/evidence-calls.js";
import { count, status, traps } from "../../support/evidence-traps.js";

const named = Object.entries(traps);

test.each(named)("%s settles nothing", async (_, { gap, trap }) => {
  const verdict = await verdictOn(gap, ...trap);
  expect(verdict.state).not.toBe("settled");
  expect(verdict.changes).toEqual([]);
});

test.each(named.filter(([, { honest }]) => honest))(
  "%s: what was really seen settles it",
  async (_, { gap, honest = [] }) => {
    expect((await verdictOn(gap, honest)).state).toBe("settled");
  },
);

test("a copy of the lines of an observer counts once", async () => {
  const twenty = times(20, () => customer(201));
  const lines = await linesOf(twenty);
  const stateOf = (all: typeof lines) => verdictsOn(observationsOf(all)).get(status)?.state;
  expect(stateOf([...lines, ...lines])).toBe("seen too little");
  expect(stateOf([...lines, ...(await linesOf(twenty))])).toBe("settled");
});

test("what has no workspace is not added to what has one, because it can be of the same records", async () => {
  const lines = await linesOf([forms(times(20, unset))]);
  const unnamed = lines.map(({ workspace: _, ...one }) => ({ ...one, run: "f".repeat(16) }));
  const verdict = verdictsOn(observationsOf([...lines, ...unnamed])).get("forms.unset-values");
  expect(verdict?.seen[0]).toContain("null in 20 records in 1 workspace");
});

test.each<[what: string, counts: (index: number) => unknown, types: string[]]>([
  ["a count that was whole each time is a number", () => 3, ["number"]],
  ["types that differ are a union", (index) => (index % 2 ? "3" : 3), ["number", "string"]],
])("%s", async (_, countOf, types) => {
  const verdict = await verdictOn(
    count,
    times(60, (index) => survey(index, countOf(index))),
  );
  expect(verdict).toMatchObject({ state: "settled", facts: { "": types } });
  expect(verdict.changes).toEqual([{ pointer: expect.stringContaining("count"), types }]);
});

test("a type that a request was accepted with narrows nothing", async () => {
  const phones = [{ phone: "1", label: "m" }, { phone: "1" }, { label: "m" }];
  const calls = phones.flatMap((phone) => times(30, () => customer(201, { phones: [phone] })));
  const { changes } = await verdictOn("customers.create.phone-label-type", calls);
  expect(changes).toContainEqual({ pointer: expect.any(String), sentence: "Accepted: string." });
  expect(changes).toContainEqual({
    pointer: expect.any(String),
    types: expect.arrayContaining(["boolean", "number", "string", "object", "array", "null"]),
  });
});

test("a mark of several operations names those that are missing", async () => {
  const pages = often(page("GET /team-members", 30, { pagination }));
  const { missing } = await verdictOn("pagination.page-number-absent", pages);
  expect(missing).toEqual(
    ["listComments", "getAgentReport", "getGroupReport"].map(
      (id) => `${id} without page_number, in a list of more than one page (0 of 30)`,
    ),
  );
});

test("what speaks against each other is named with operation, status and days", async () => {
  const calls = [0, 1, 2].map((day) => ({ ...customer(201), day }));
  const later = [3, 8].map((day) => ({ ...customer(200), day }));
  expect((await verdictOn(status, calls, later)).against).toEqual([
    "201: createCustomer 201, 3 records in 1 workspace, 1 – 3 March 2026",
    "200: createCustomer 200, 2 records in 1 workspace, 4 – 9 March 2026",
  ]);
});

test("a page of a gateway among failures in JSON is named, and keeps nothing open", async () => {
  const failures = [...operationIds.keys()].flatMap((operation) =>
    often({ operation, status: 422, body: { error: "no" } }),
  );
  const gateway = { operation: "GET /forms", status: 502, body: noJson };
  const verdict = await verdictOn("errors.body-type", [...failures, gateway]);
  expect(verdict).toMatchObject({ state: "settled", facts: { "": ["object"] } });
  expect(verdict.seen.join()).toContain("no JSON, as a gateway answers, in 1 record");
});

test("of what began before a day, what came since is seen, and counts as none", async () => {
  const lines = await linesOf([forms(times(40, unset)), forms(times(40, unset), { day: 9 })]);
  const verdict = verdictsOn(observationsOf(lines, "2026-03-05")).get("forms.unset-values");
  expect(verdict?.state).toBe("seen too little");
  expect(verdict?.seen[0]).toBe("title: null in 0 records in 1 workspace, 5 – 10 March 2026");
  expect(observationsOf(lines, "2026-04-01").all()).toEqual([]);
});

test("workspaces count where a number of them is asked for, and records with the same id are of each", async () => {
  const verdictOf = async (...workspaces: string[]) => {
    const lines = await linesOf(workspaces.map((workspace) => forms(times(30, unset), { workspace })));
    return verdictsOn(observationsOf(lines), { minWorkspaces: 2 }).get("forms.unset-values");
  };
  expect((await verdictOf("acme"))?.state).toBe("seen too little");
  const both = await verdictOf("acme", "beta");
  expect(both?.state).toBe("settled");
  expect(both?.seen[0]).toContain("null in 60 records in 2 workspaces");
});

test("an operation can have a least number of its own", async () => {
  const lines = await linesOf([forms(times(3, unset))]);
  const minOf = new Map([["listForms", 3]]);
  expect(verdictsOn(observationsOf(lines), { minOf }).get("forms.unset-values")?.state).toBe("settled");
});
