// The part of docs/errors.md on writes whose response is lost.
import { readFile } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import { documents } from "../../src/desk/documents.js";
import { findGap } from "../../src/desk/gaps.js";
import { readBundled } from "../../src/document/reading.js";
import { readBundles } from "../../src/tools/codegen/bundles.js";
import { mockOfFile } from "../support/mock.js";
import { readSamples } from "../support/readme.js";
import { pointAt, sampleApp } from "../support/samples.js";

const guide = await readFile("docs/errors.md", "utf8");
const [, section = ""] = /^## Whether a write arrived\n(.+?)^## /ms.exec(guide) ?? [];
const rows = [...section.matchAll(/^\| `(\w+)`[^|]*\| +(.+?) +\|$/gm)];
const operations = (await readBundles(documents)).flatMap(({ document }) => readBundled(document).operations);
const idOf = ({ id }: (typeof operations)[number]) => id;
const readIds = operations.filter(({ method }) => method === "get").map(idOf);
const writeIds = operations.filter(({ method }) => method !== "get").map(idOf);

test("the table has a row for each write, and names a read or a gap", () => {
  expect(rows.map(([, write]) => write).sort()).toEqual([...new Set(writeIds)].sort());
  for (const [, write, shown = ""] of rows) {
    const names = [...shown.matchAll(/`([\w.-]+)`/g)].map(([, name = ""]) => name);
    const reads = names.filter((name) => readIds.includes(name));
    const gaps = names.filter((name) => name.includes("."));
    expect(gaps.filter((id) => findGap(id) === undefined)).toEqual([]);
    expect(reads.length + gaps.length, write).toBeGreaterThan(0);
    expect(shown.startsWith("no read"), write).toBe(reads.length === 0);
  }
});

const mock = await mockOfFile({
  stateful: true,
  seed: "examples",
  assume: { "team-members.add.active": false },
});
const app = await sampleApp();
afterAll(() => app[Symbol.asyncDispose]());

/** Returns the output of a sample of the guide against the mock, with waits of a few milliseconds. */
async function outputOf(text: string): Promise<string> {
  const samples = (await readSamples()).filter(
    ({ code, title }) => title.startsWith("docs/errors.md") && code.includes(text),
  );
  expect(samples).toHaveLength(1);
  const code = pointAt(String(samples[0]?.code), mock).replace("[1_000, 5_000, 25_000]", "[1, 5, 25]");
  const [result] = await app.run([code]);
  expect(result?.failure).toBe("");
  return String(result?.output);
}
const readsOf = (id: string) => mock.requests.filter(({ operationId }) => operationId === id).length;

function faultSecondTicket(kind: "cut-body" | "reset") {
  mock.faults({ operation: "createTicket", kind: "delay", ms: 0 });
  mock.faults({ operation: "createTicket", kind });
}

test("a ticket is seen by its number, although its response is cut off", async () => {
  faultSecondTicket("cut-body");
  expect(await outputOf("lookForTickets")).toMatch(/^2 created\nimport7f3b: \d+\n$/);
  mock.assertContract();
});

test("a ticket that a reset connection lost is not seen", async () => {
  faultSecondTicket("reset");
  expect(await outputOf("lookForTickets")).toBe("2 created\nimport7f3b: not seen\n");
});

test("a comment is seen, although its response is cut off", async () => {
  mock.faults({ operation: "createComment", kind: "cut-body" });
  expect(await outputOf("lookForComments(")).toBe("seen\n");
  expect(readsOf("listComments")).toBe(1);
});

test("a comment that a reset connection lost is not seen in three reads", async () => {
  mock.faults({ operation: "createComment", kind: "reset" });
  expect(await outputOf("lookForComments(")).toBe("not seen\n");
  expect(readsOf("listComments")).toBe(3);
});

test("a comment is seen, although the first read failed", async () => {
  mock.faults({ operation: "createComment", kind: "cut-body" });
  mock.faults({ operation: "listComments", kind: "status", status: 403 });
  expect(await outputOf("lookForComments(")).toBe("seen\n");
});

test("the sample checks for members after a response that is cut off, and after a refusal", async () => {
  mock.faults({ operation: "addTeamMembers", kind: "cut-body" });
  expect(await outputOf("ida.sand")).toBe("noor.haddad@acme.example: seen\nida.sand@acme.example: seen\n");
  mock.reset();
  mock.faults({ operation: "addTeamMembers", kind: "status", status: 409 });
  expect(await outputOf("ida.sand")).toBe(
    "noor.haddad@acme.example: not seen\nida.sand@acme.example: not seen\n",
  );
  expect(readsOf("listTeamMembers")).toBe(3);
});
