import { execFile } from "node:child_process";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { startMock } from "../../src/testing/index.js";

const tickets = 100_000;

// In a process of its own, whose memory is that of the mock alone; without a socket, which would only take longer.
const script = `
  const load = (file) => import(new URL(file, ${JSON.stringify(pathToFileURL("src/testing/").href)}));
  const { loadPrism } = await load("prism.ts");
  const { packagedDocuments, readContract } = await load("contract.ts");
  const { Memory } = await load("stateful/memory.ts");
  const parts = loadPrism();
  const contract = await readContract(parts, await packagedDocuments());
  const memory = await Memory.create({}, {}, contract);
  const headers = { "x-api-key": "key", "content-type": "application/json" };
  const url = { path: "/api/external/v2/tickets", query: {} };
  for (let number = 1; number <= ${tickets}; number += 1) {
    const email = "customer-" + number + "@mail.example";
    const body = JSON.parse(JSON.stringify({ email, subject: "Tent " + number, description: "The poles. ".repeat(20) }));
    await memory.respond(parts, { method: "post", url, headers, body }, contract.operations);
  }
  const { length } = memory.workspace.state.tickets;
  console.log(JSON.stringify({ length, mebibytes: process.memoryUsage().rss / 2 ** 20 }));
`;

test(`the workspace remembers ${tickets} tickets in less than 300 MiB`, async () => {
  const args = ["--max-old-space-size=200", "--import", "tsx", "--input-type=module", "--eval", script];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { length, mebibytes } = JSON.parse(stdout) as { length: number; mebibytes: number };
  expect(length).toBe(tickets);
  expect(mebibytes).toBeLessThan(300);
});

test("the last 1,000 requests are kept", async () => {
  const mock = await startMock();
  for (let count = 0; count < 1_001; count += 1) await fetch(`${mock.baseUrl}/things/${count}`);
  expect(mock.requests).toHaveLength(1_000);
  expect(mock.requests[0]?.path).toBe("/api/external/v2/things/1");
  await mock.close();
});
