import { expect, test } from "vitest";
import { createClient, unwrap } from "../../src/desk/index.js";
import { headers, mockOfFile, send } from "../support/mock.js";

const mock = await mockOfFile();

const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "key" });
const body = { email: "mara.lind@mail.example", subject: "S", description: "D" };

test("the mock accepts an unknown channel", async () => {
  // @ts-expect-error the types keep the list
  const { ticket } = await unwrap(desk.POST("/tickets", { body: { ...body, channel: "pigeon" } }));
  expect(ticket.number).toBe(1042);
  expect(mock.requests).toEqual([expect.objectContaining({ violations: [] })]);
  mock.assertContract();
});

test("a report with a custom range needs both dates", async () => {
  const path = "/reports/tickets?range_type=custom";
  const without = await send(mock, "GET", path);
  expect([without.status, await without.json()]).toEqual([
    422,
    { error: expect.stringContaining("query must have required property 'start_date'") },
  ]);
  expect(without.headers.get("sl-violations")).toContain("end_date");
  expect(() => mock.assertContract()).toThrow("start_date");
  const withOne = await send(mock, "GET", `${path}&start_date=2026-02-01`);
  expect(withOne.headers.get("sl-violations")).not.toContain("start_date");
  const withBoth = await send(mock, "GET", `${path}&start_date=2026-02-01&end_date=2026-02-28`);
  expect([withBoth.status, withBoth.headers.has("sl-violations")]).toEqual([200, false]);
});

test.each([
  ["*/*", 422],
  ["application/json", 200],
  ["application/json, text/plain, */*", 200],
])("the older update needs the header Accept: application/json, and not %j", async (accept, status) => {
  const url = `${mock.url}/api/external/v1/team_members/2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12`;
  const response = await fetch(url, { method: "PATCH", headers: { ...headers, accept }, body: "{}" });
  expect(response.status).toBe(status);
  const assertContract = expect(mock.assertContract);
  if (status === 200) assertContract.not.toThrow();
  else assertContract.toThrow("header.accept must match pattern");
});

test.each(["", "0x10", "+1", "1e3", "1.5", "one", " 1"])(
  "the page %j is not a number, and is refused",
  async (page) => {
    const response = await send(mock, "GET", `/team-members?page_number=${encodeURIComponent(page)}`);
    expect(response.status).toBe(422);
    expect(() => mock.assertContract()).toThrow(
      /query\.page_number must (match|be integer)|required property 'page_number'/,
    );
  },
);

test.each(["1", "007"])("the page %j is a number", async (page) => {
  expect((await send(mock, "GET", `/team-members?page_number=${page}`)).status).toBe(200);
  mock.assertContract();
});
