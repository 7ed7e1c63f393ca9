// Requests to which the mock cannot respond.
import { expect, test } from "vitest";
import { startMock } from "../../src/desk/testing.js";
import { supportDesk } from "../../src/desk/workspace/support-desk.js";
import { Exchange } from "../../src/mock/exchange.js";
import type { PrismParts } from "../../src/mock/prism.js";
import { serveOnLoopback } from "../../src/server/loopback.js";

const headers = { "x-api-key": "key", "content-type": "application/json" };

test("a path with malformed percent-encoding gets 400, and breaks the contract", async () => {
  await using mock = await startMock();
  const response = await fetch(`${mock.baseUrl}/tickets/%E0%A4%A`, { headers });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("The path is not valid percent-encoding");
  expect(mock.requests).toMatchObject([{ status: 400 }]);
  expect(() => mock.assertContract()).toThrow("The path is not valid percent-encoding");
});

test("a bug in the mock gives 500, a line in the log and a violation", async () => {
  const lines: string[] = [];
  const http = {
    createInstance() {
      throw new Error("out of order");
    },
  };
  const parts = { http } as unknown as PrismParts;
  const log = (line: string) => lines.push(line);
  const options = { origins: new Set<string>(), apiKey: undefined, hasTryPage: false, log };
  const contract = { documents: [], operations: [], keyHeaders: [] };
  const exchange = new Exchange(parts, contract, supportDesk, undefined, options);
  const { handle, log: kept } = exchange;
  const server = await serveOnLoopback(0, handle);
  const response = await fetch(`${server.url}/tickets`, { method: "POST", headers, body: "{}" });
  expect([response.status, await response.json()]).toEqual([
    500,
    { error: "The mock failed: Error: out of order" },
  ]);
  expect(kept.requests).toMatchObject([
    { path: "/tickets", status: 500, violations: ["The mock failed: Error: out of order"] },
  ]);
  expect(lines).toEqual(["POST /tickets 500 The mock failed: Error: out of order"]);
  await server.close();
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
