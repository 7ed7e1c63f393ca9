import { expect, test } from "vitest";
import { formatCoverage } from "../../src/desk/testing.js";
import { mockOfFile, send } from "../support/mock.js";
import { openDocuments } from "../support/open-documents.js";

const mock = await mockOfFile({ stateful: true, documents: openDocuments });
const ticket = { email: "mara.lind@mail.example", subject: "S", description: "D" };
const prefix = "/api/external/v2";

test("coverage() counts the statuses, failures and gaps of each operation, across resets", async () => {
  await send(mock, "POST", "/tickets", ticket);
  await send(mock, "GET", "/tickets/1");
  mock.reset();
  const kept = mock.coverage();
  const before = structuredClone(kept);
  await send(mock, "POST", "/tickets", ticket);
  expect(kept).toEqual(before);
  for (const status of [503, 503, 401]) {
    mock.faults({ operation: "createTicket", kind: "status", status });
    await send(mock, "POST", "/tickets", ticket);
  }
  mock.faults({ operation: "createTicket", kind: "reset" });
  await expect(send(mock, "POST", "/tickets", ticket)).rejects.toThrow();
  const { [`POST ${prefix}/tickets`]: created, [`GET ${prefix}/tickets/{ticket_id}`]: read } =
    mock.coverage();
  expect(created).toMatchObject({
    statuses: { 0: 1, 201: 2, 401: 1, 503: 2 },
    failures: { 401: 1, default: 2 },
    gaps: { "tickets.create.unknown-customer": 2 },
  });
  expect(read).toMatchObject({ statuses: { 200: 1 }, failures: { 401: 0, default: 0 } });
  expect(Object.keys(mock.coverage())).toHaveLength(18);
});

test("coverage() counts only the given operations, and refuses an unknown one", () => {
  const operations = ["listForms", "POST /api/external/v2/tickets"] as const;
  expect(Object.keys(mock.coverage({ operations }))).toEqual([
    "POST /api/external/v2/tickets",
    "GET /api/external/v2/forms",
  ]);
  const misspelt = { operations: ["listForm" as "listForms"] };
  expect(() => mock.coverage(misspelt)).toThrow("Did you mean listForms?");
});

test("a refusal to guess counts its gaps, and is not a response of the service", async () => {
  await send(mock, "GET", "/team-members");
  expect(mock.coverage()[`GET ${prefix}/team-members`]).toEqual({
    statuses: {},
    failures: { 401: 0, default: 0 },
    gaps: { "pagination.page-number-absent": 1 },
  });
});

test("formatCoverage() adds up the coverage of several workers, on one screen", () => {
  const list = "GET /items";
  const none = { statuses: {}, failures: { 401: 0, default: 0 }, gaps: {} };
  const one = { statuses: { 200: 1, 401: 1 }, failures: { 401: 1, default: 0 }, gaps: { "items.order": 1 } };
  const other = {
    statuses: { 200: 2 },
    failures: { 401: 0, default: 0 },
    gaps: { "items.order": 2, "items.ends": 1 },
  };
  const all = [
    { [list]: one, "POST /items": none, "GET /guessed": { ...none, gaps: { "items.order": 1 } } },
    { [list]: other, "POST /items": none },
  ];
  expect(formatCoverage(...JSON.parse(JSON.stringify(all)))).toBe(
    [
      "The tests called 2 of 3 operations.",
      "No test called:",
      "  POST /items",
      "No test saw these failures:",
      "  GET /items: any other",
      "  GET /guessed: 401, any other",
      "Responses depended on these gaps (the number of responses, and the gap):",
      "  4 items.order",
      "  1 items.ends",
    ].join("\n"),
  );
  const gaps = Object.fromEntries(Array.from({ length: 90 }, (_, index) => [`items.gap-${index}`, 1]));
  const text = formatCoverage({ ...mock.coverage(), [list]: { ...one, gaps } });
  expect(text.split("\n").length).toBeLessThan(45);
  expect(text).toMatch(/^ {2}and \d+ more$/m);
});
