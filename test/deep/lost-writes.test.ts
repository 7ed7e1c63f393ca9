// The part of docs/errors.md on writes whose response is lost.
import { readFile } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { findGap } from "../../src/desk/gaps.js";
import { readBundled } from "../../src/document/reading.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { mockOfFile, send } from "../support/mock.js";
import { readSamples } from "../support/readme.js";
import { pointAt, sampleApp } from "../support/samples.js";

const guide = await readFile("docs/errors.md", "utf8");
const [, section = ""] = /^## Whether a write arrived\n(.+?)^## /ms.exec(guide) ?? [];
const rows = [...section.matchAll(/^\| (`.+?) +\| +(.+?) +\|$/gm)].flatMap(([, names = "", shown = ""]) =>
  [...names.matchAll(/`(\w+)`/g)].map(([, write = ""]) => ({ write, shown })),
);
const { operations } = readBundled((await readBundle()).document);
const idOf = ({ id }: (typeof operations)[number]) => id;
const readIds = operations.filter(({ method }) => method === "get").map(idOf);
const writeIds = operations.filter(({ method }) => method !== "get").map(idOf);

test("the table has a row for each write, and names a read or a gap", () => {
  expect(rows.map(({ write }) => write).sort()).toEqual([...writeIds].sort());
  for (const { write, shown } of rows) {
    const names = [...shown.matchAll(/`([\w.-]+)`/g)].map(([, name = ""]) => name);
    const reads = names.filter((name) => readIds.includes(name));
    const gaps = names.filter((name) => name.includes("."));
    expect(gaps.filter((id) => findGap(id) === undefined)).toEqual([]);
    expect(reads.length + gaps.length, write).toBeGreaterThan(0);
    expect(shown.startsWith("no read"), write).toBe(reads.length === 0);
  }
});

const mock = await mockOfFile({ stateful: true, seed: "examples" });
beforeEach(() =>
  mock.assume({
    "team-members.list.members": false,
    "errors.unknown-id": { status: 404, body: { error: "none" } },
  }),
);
const app = await sampleApp();

/** Returns the output of a sample of the guide against the mock, with waits of a few milliseconds. */
async function outputOf(text: string, change = (code: string) => code): Promise<string> {
  const samples = (await readSamples()).filter(
    ({ code, title }) => /^docs\/(errors|recipes)/.test(title) && code.includes(text),
  );
  expect(samples).toHaveLength(1);
  const code = pointAt(String(samples[0]?.code), mock).replace("[1_000, 5_000, 25_000]", "[1, 5, 25]");
  const [result] = await app.run([change(code)]);
  expect(result?.failure).toBe("");
  return String(result?.output);
}
const readsOf = (id: string) => mock.requests.filter(({ operationId }) => operationId === id).length;

const operation = "createTicket";
const description = "They are missing.";
/** Creates tickets of other people, after the one with the number 1042. */
async function createOthers(count: number): Promise<void> {
  const body = { email: "noor.haddad@mail.example", subject: "Tent", description };
  for (let created = 0; created < count; created += 1) await send(mock, "POST", "/tickets", body);
}

test("a ticket is created, and nothing is read", async () => {
  expect(await outputOf("findTicket")).toBe("created\n");
  expect(readsOf("getTicket")).toBe(0);
});

test.each([0, 19])("a ticket whose response is cut off is seen behind %i of others", async (others) => {
  await createOthers(others);
  mock.faults({ operation, kind: "cut-body" });
  expect(await outputOf("findTicket")).toBe(`seen: ${1043 + others}\n`);
  expect(readsOf("getTicket")).toBe(1 + others);
});

test("a ticket that a reset connection lost is not seen in three rounds of at most 20 reads", async () => {
  await createOthers(21);
  mock.faults({ operation, kind: "reset" });
  expect(await outputOf("findTicket")).toBe("not seen\n");
  expect(readsOf("getTicket")).toBe(60);
});

test("without a known number, a lost ticket is not known, and a refused one is refused", async () => {
  const forget = (code: string) => code.replace('[["last number", 1042]]', "");
  mock.faults({ operation, kind: "cut-body" });
  expect(await outputOf("findTicket", forget)).toBe("not known\n");
  mock.faults({ operation, kind: "status", status: 422 });
  expect(await outputOf("findTicket", forget)).toBe("refused\n");
  expect(readsOf("getTicket")).toBe(0);
});

test("of three tickets, the two lost ones are seen", async () => {
  mock.faults({ operation, kind: "cut-body" });
  mock.faults({ operation, kind: "delay", ms: 0 });
  mock.faults({ operation, kind: "cut-body" });
  const seen = "import7f3a: 1043\nimport7f3c: 1045\n";
  expect(await outputOf("import7f3b")).toBe(`1 created, 2 lost\n${seen}`);
});

test("of three tickets, one that never arrived is not seen, and each found ticket is read once", async () => {
  mock.faults({ operation, kind: "reset" });
  mock.faults({ operation, kind: "cut-body" });
  expect(await outputOf("import7f3b")).toBe("1 created, 2 lost\nimport7f3b: 1043\nimport7f3a: not seen\n");
  // From the one known ticket, 22 numbers are read three times, but that of the found ticket once.
  expect(readsOf("getTicket")).toBe(1 + 3 * 22);
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
