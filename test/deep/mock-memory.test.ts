import { execFile } from "node:child_process";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const tickets = 100_000;

// In a process of its own, whose memory is that of the mock alone; without a socket, which would only take longer.
const script = `
  const load = (file) => import(new URL(file, ${JSON.stringify(pathToFileURL("src/").href)}));
  const { loadPrism } = await load("mock/prism.ts");
  const { readContract } = await load("mock/contract.ts");
  const { packagedDocuments, supportDesk } = await load("desk/workspace/support-desk.ts");
  const { Memory } = await load("desk/workspace/memory.ts");
  const parts = loadPrism();
  const contract = await readContract(parts, await packagedDocuments(), supportDesk);
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
