// Requests to which the mock cannot respond.
import { expect, test } from "vitest";
import { startMock } from "../../src/desk/testing.js";

const headers = { "x-api-key": "key", "content-type": "application/json" };

test("a path with malformed percent-encoding gets 400, and breaks the contract", async () => {
  await using mock = await startMock();
  const response = await fetch(`${mock.baseUrl}/tickets/%E0%A4%A`, { headers });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("The path is not valid percent-encoding");
  expect(mock.requests).toMatchObject([{ status: 400 }]);
  expect(() => mock.assertContract()).toThrow("The path is not valid percent-encoding");
});

test("a bug in the log of a test gives 500", async () => {
  const log = () => {
    throw new Error("out of order");
  };
  await using mock = await startMock({ log });
  const response = await fetch(`${mock.baseUrl}/forms`, { headers });
  expect([response.status, await response.json()]).toEqual([
    500,
    { error: "The server failed: Error: out of order" },
  ]);
});
