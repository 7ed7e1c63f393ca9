// What the mock says about a request that the document does not describe. test/validate/verdicts.test.ts has the words for bodies.
import { expect, test } from "vitest";
import { startMock } from "../../src/desk/testing.js";
import { documentOf, headers, mockOfFile, send } from "../support/mock.js";
import { openDocuments } from "../support/open-documents.js";

const mock = await mockOfFile({ documents: openDocuments });

const ticket = { email: "mara.lind@mail.example", subject: "S", description: "D" };
const note = { author_email: "a@acme.example", comment_type: "note" };

test.each<[what: string, path: string, body: object, status: number, ...violations: string[]]>([
  [
    "accepts an unknown name",
    "/tickets",
    { ...ticket, priorty: "high" },
    201,
    "priorty is unknown (did you mean priority?)",
  ],
  [
    "refuses a note without content",
    "/tickets/1042/comments",
    { ...note, mentions: [{ id: 1 }] },
    422,
    "content is missing",
    "mentions[0].email is missing",
    "mentions[0].id is unknown",
  ],
  ["accepts an unknown parameter", "/tickets?size=50", ticket, 201, "query.size is not in the document"],
])("the mock %s, which breaks the contract", async (_, path, body, status, ...violations) => {
  const response = await send(mock, "POST", path, body);
  expect(response.status).toBe(status);
  expect(JSON.parse(response.headers.get("sl-violations") ?? "")).toEqual(
    violations.map((message) => ({ message })),
  );
  expect(mock.requests[0]?.violations).toEqual(violations);
  expect(() => mock.assertContract()).toThrow(violations.join("; "));
});

test("a report with a custom range needs both dates", async () => {
  const path = "/reports/tickets?range_type=custom";
  // The mock keeps the rules of each request that it has seen.
  expect((await send(mock, "GET", "/reports/tickets?range_type=all_time")).status).toBe(200);
  const without = await send(mock, "GET", path);
  expect([without.status, await without.json()]).toEqual([
    422,
    { error: expect.stringContaining("query.start_date is missing; query.end_date is missing") },
  ]);
  expect(without.headers.get("sl-violations")).toContain("end_date");
  const withOne = await send(mock, "GET", `${path}&start_date=2026-02-01`);
  expect(withOne.headers.get("sl-violations")).not.toContain("start_date");
  const withBoth = await send(mock, "GET", `${path}&start_date=2026-02-01&end_date=2026-02-28`);
  expect([withBoth.status, withBoth.headers.has("sl-violations")]).toEqual([200, false]);
});

test.each([
  ["range_type=", "query.range_type must be equal to one of"],
  ["range_type", "query.range_type must be equal to one of"],
  ["start_date=", "query.start_date must be a day such as"],
  ["range_type=custom&start_date=&end_date=", "query.start_date is missing; query.end_date is missing"],
])("the empty value of %s is refused", async (query, violation) => {
  expect((await send(mock, "GET", `/reports/tickets?${query}`)).status).toBe(422);
  expect(() => mock.assertContract()).toThrow(violation);
});

test.each([
  ["*/*", 422],
  ["application/json", 200],
  ["application/json, text/plain, */*", 200],
])("the older update needs the header Accept: application/json, and not %j", async (accept, status) => {
  const url = `${mock.url}/api/external/v1/team_members/2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12`;
  const response = await fetch(url, { method: "PATCH", headers: { ...headers, accept }, body: "{}" });
  expect(response.status).toBe(status);
  const violation = expect.stringContaining("header.accept must match pattern");
  expect(mock.requests[0]?.violations).toEqual(status === 200 ? [] : [violation]);
});

test.each([
  ...["", "0x10", "+1", "1e3", "1.5", "one", " 1", "9007199254740993"].map((page) => [page, 422] as const),
  ...["1", "007"].map((page) => [page, 200] as const),
])("the page %j gets %d, because only decimal digits are a number", async (page, status) => {
  const response = await send(mock, "GET", `/team-members?page_number=${encodeURIComponent(page)}`);
  expect(response.status).toBe(status);
  const violation = /query\.page_number must be (a number in digits|integer)|required property 'page_number'/;
  expect(mock.requests[0]?.violations).toEqual(status === 200 ? [] : [expect.stringMatching(violation)]);
});

test.each([
  ["text/plain", "Supported content types: application/json"],
  ...["json", "application/json, application/json", "a;b", ";;;"].map((type) => [
    type,
    `The Content-Type "${type}" is not a media type such as application/json.`,
  ]),
])(
  "JSON that is declared as %s is refused, with the right type, with and without a socket",
  async (type, violation) => {
    const init = { method: "POST", headers: { ...headers, "content-type": `${type}` } };
    for (const send of [fetch, mock.fetch]) {
      const body = JSON.stringify(ticket);
      expect((await send(`${mock.baseUrl}/tickets`, { ...init, body })).status).toBe(415);
      expect(mock.requests.at(-1)?.violations).toEqual([violation]);
    }
  },
);

test("a path without parameters comes before one with parameters", async () => {
  const item = { name: "id", in: "path", required: true, schema: { type: "string", minLength: 2 } };
  const responses = { "204": { description: "Found." } };
  const paths = {
    "/items/{id}": { get: { operationId: "getItem", parameters: [item], responses } },
    "/items/search": { get: { operationId: "findItems", responses } },
  };
  await using other = await startMock({ documents: [documentOf(paths, "/v2")] });
  const statuses = [];
  for (const path of ["items/search", "items/42", "items/4", "items", "items/4/2"]) {
    statuses.push((await fetch(`${other.url}/v2/${path}`)).status);
  }
  expect(statuses).toEqual([204, 204, 422, 404, 404]);
  expect((await fetch(`${other.url}/v2/items/42`, { method: "POST" })).status).toBe(405);
  expect(other.requests.map(({ operationId }) => operationId)).toEqual([
    ...["findItems", "getItem", "getItem", undefined, undefined, undefined],
  ]);
});
