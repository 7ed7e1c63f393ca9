// What a mock keeps from one test of an app to the next, and what it tells of one.
import { expect, test } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { mockOfFile, send } from "../support/mock.js";

const seed = {
  tickets: [{ subject: "S", description: "D", comments: [{ content: "C" }] }],
  customers: [{ email: "mara.lind@mail.example" }],
  members: [{ email: "priya.raman@acme.example" }],
  forms: [{ title: "Returns", slug: "returns" }],
};
const mock = await mockOfFile({ stateful: true, seed });

test("failures that nothing triggered are cleared alone: the workspace and the requests stay", async () => {
  mock.faults({ operation: "listForms", kind: "reset" });
  mock.faults({ operation: "listForms", kind: "status", status: 503, times: Number.POSITIVE_INFINITY });
  await expect(send(mock, "GET", "/forms")).rejects.toThrow();
  const { state } = mock;
  mock.clearFaults();
  expect((await send(mock, "GET", "/forms")).status).toBe(200);
  expect(mock.requests).toHaveLength(2);
  expect(mock.state).toEqual(state);
  mock.assertContract();
});

test("a failure that was ordered and never happened is named, until it happens or is cleared", async () => {
  mock.faults({ operation: "listForms", kind: "status", status: 503, times: 3 });
  mock.faults({ operation: "createTicket", kind: "html" });
  mock.faults({
    operation: "GET /api/external/v2/team-members",
    kind: "reset",
    times: Number.POSITIVE_INFINITY,
  });
  await send(mock, "GET", "/forms");
  expect(mock.assertContract).toThrow(
    [
      "2 failures on demand never happened:",
      "  createTicket: html",
      "  GET /api/external/v2/team-members: reset",
      "Send the request that is to fail, or call mock.clearFaults().",
    ].join("\n"),
  );
  await send(mock, "POST", "/tickets", {});
  await expect(send(mock, "GET", "/team-members")).rejects.toThrow();
  expect(mock.assertContract).toThrow(/^1 of 3 requests broke the contract:(?!.*never happened)/s);
});

test("a request is kept with its time, and with its headers, of which those with the key are not kept", async () => {
  const apiKey = "a-long-secret-key";
  const headers = { "X-Trace": `7 ${apiKey}`, Accept: "application/json" };
  const start = Date.now();
  await createClient({ baseUrl: mock.baseUrl, apiKey }).GET("/forms", { headers });
  await createClient({ baseUrl: mock.baseUrl, apiKey }).GET("/forms");
  const [first, second] = mock.requests.map(({ time }) => time);
  const times = [start, first, second, Date.now()];
  expect(times).toEqual([...times].sort());
  expect(mock.requests[0]?.headers).toMatchObject({ "x-trace": "7 [redacted]", accept: "application/json" });
  expect(mock.requests[0]?.headers).not.toHaveProperty("x-api-key");
  expect(JSON.stringify(mock.requests)).not.toContain(apiKey);
});

test("a reset gives the records of the seed the same ids and times again", async () => {
  const { state } = mock;
  await send(mock, "DELETE", `/team-members/${state.members[0]?.id}`);
  await new Promise((done) => setTimeout(done, 5));
  mock.reset();
  expect(mock.state).toEqual(state);
  mock.reset();
  expect(mock.state).toEqual(state);
  expect(state.tickets[0]?.comments[0]?.id).toMatch(/^[\da-f-]{36}$/);
});
