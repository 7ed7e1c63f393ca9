import { expect, test } from "vitest";
import { type ApiError, createClient, unwrap } from "../../src/desk/index.js";
import { mockOfFile, send } from "../support/mock.js";

const mock = await mockOfFile();

const connect = () => createClient({ baseUrl: mock.baseUrl, apiKey: "key" });
const body = { email: "mara.lind@mail.example", subject: "S", description: "D" };

test("a channel that the service does not know is accepted, and breaks no contract", async () => {
  // @ts-expect-error the types keep the list
  const { ticket } = await unwrap(connect().POST("/tickets", { body: { ...body, channel: "pigeon" } }));
  expect(ticket.number).toBe(1042);
  expect(mock.requests).toEqual([expect.objectContaining({ violations: [] })]);
  mock.assertContract();
});

test("another wrong value of a ticket is refused as before", async () => {
  const wrong = { ...body, channel: "pigeon", priority: "huge" };
  const { error } = await connect().POST("/tickets", { body: wrong as never });
  expect(error).toMatchObject({ kind: "api", status: 422 });
  expect((error as ApiError).headers.get("sl-violations")).toMatch(/priority must be equal to one of/);
  expect((error as ApiError).headers.get("sl-violations")).not.toContain("channel");
});

test.each(["agents", "groups", "surveys", "tickets"])(
  "a custom range of /reports/%s without dates is refused like any invalid request",
  async (report) => {
    const response = await send(mock, "GET", `/reports/${report}?range_type=custom`);
    expect([response.status, await response.json()]).toEqual([
      422,
      { error: expect.stringContaining("query must have required property 'start_date'") },
    ]);
    expect(response.headers.get("sl-violations")).toContain("start_date");
    expect(response.headers.get("sl-violations")).toContain("end_date");
    expect(() => mock.assertContract()).toThrow("start_date");
  },
);

test("a custom range with one date names the other", async () => {
  const path = "/reports/tickets?range_type=custom&start_date=2026-02-01";
  const { headers: sent } = await send(mock, "GET", path);
  expect(sent.get("sl-violations")).toContain("end_date");
  expect(sent.get("sl-violations")).not.toContain("start_date");
});

test.each(["?range_type=custom&start_date=2026-02-01&end_date=2026-02-28", "?range_type=last_week", ""])(
  "a report with %s is answered",
  async (query) => {
    const response = await send(mock, "GET", `/reports/tickets${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.has("sl-violations")).toBe(false);
  },
);
