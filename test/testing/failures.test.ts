// The mock, given a request that it cannot answer.
import { expect, test } from "vitest";
import { startMock } from "../../src/desk/testing.js";
import { supportDesk } from "../../src/desk/workspace/support-desk.js";
import { Exchange } from "../../src/mock/exchange.js";
import type { PrismParts } from "../../src/mock/prism.js";
import { serveOnLoopback } from "../../src/server/loopback.js";

const headers = { "x-api-key": "key", "content-type": "application/json" };

test.each([
  ["mock", "%E0%A4%A", () => startMock()],
  ["mock that remembers", "%ff", () => startMock({ stateful: true })],
])(
  "a %s answers a path with %s, which is malformed percent-encoding, with 400, and keeps the request",
  async (_, id, start) => {
    await using mock = await start();
    const response = await fetch(`${mock.baseUrl}/tickets/${id}`, { headers });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("The path is not valid percent-encoding");
    expect(mock.requests).toMatchObject([{ status: 400 }]);
    expect(() => mock.assertContract()).toThrow("The path is not valid percent-encoding");
  },
);

test("an error of the mock itself gets 500, and is logged and kept as a violation", async () => {
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

test("a server answers with 500 where its handler rejects after it read the body", async () => {
  const server = await serveOnLoopback(0, async (request) => {
    await request.toArray();
    throw new Error("out of order");
  });
  const response = await fetch(server.url, { method: "POST", body: "{}" });
  expect([response.status, await response.json()]).toEqual([
    500,
    { error: "The server failed: Error: out of order" },
  ]);
  await server.close();
});
