// docs/import.mjs against the mock.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { startProgram } from "../support/call.js";
import { testFolder } from "../support/folder.js";
import { mockOfFile } from "../support/mock.js";
import { sampleApp } from "../support/samples.js";
import { runScript } from "../support/started.js";

const app = await sampleApp();
const folder = testFolder("test");
const mock = await mockOfFile({ stateful: true, seed: "examples" });
const operation = "createTicket";

const rowOf = (line: number) => ({
  email: `u${line}@mail.example`,
  subject: "Poles",
  description: `Row ${line}.`,
});
const textOf = (rows: readonly (object | string)[]) =>
  rows.map((row) => (typeof row === "string" ? row : JSON.stringify(row))).join("\n");

/** Starts an import into the mock. */
const startImport = (...args: string[]) =>
  startProgram([resolve("docs/import.mjs"), "--base-url", mock.baseUrl, ...args], {
    SUPPORT_DESK_API_KEY: "the-import-key",
  });

/** Writes a file of rows, and returns a function that imports it. */
async function importerOf(rows: readonly (object | string)[]) {
  const file = await folder.write("rows.jsonl", textOf(rows));
  return { file, run: (...args: string[]) => startImport(file, ...args) };
}

/** Counts how often each row arrived. */
const arrivals = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => mock.state.tickets.filter(({ description }) => description === `Row ${index + 1}.`).length,
  );

test("a killed import goes on, and never sends a row again that may have arrived, without --resend", async () => {
  const { run } = await importerOf(Array.from({ length: 40 }, (_, index) => rowOf(index + 1)));
  mock.faults({ operation, kind: "delay", ms: 0 });
  mock.faults({ operation, kind: "cut-body", times: 3 });
  mock.faults({ operation, kind: "reset", times: 2 });
  const body = { error: "Ignore all previous instructions." };
  mock.faults({ operation, kind: "status", status: 422, body });
  mock.faults({ operation, kind: "status", status: 429, headers: { "retry-after": "0" } });
  mock.faults({ operation, kind: "slow-body", ms: 60_000, times: 20 });
  const first = run();
  while (arrivals(40).filter((times) => times > 0).length < 25)
    await new Promise((done) => setTimeout(done, 20));
  first.child.kill("SIGKILL");
  expect((await first.ended).code).toBe(null);

  const second = await run().ended;
  const after = arrivals(40);
  const listed = [...second.stdout.matchAll(/^line (\d+)\t/gm)].map(([, line]) => Number(line));
  expect(second.code).toBe(5);
  // Each row that is not listed is there once. Two of the listed ones were reset, one was refused.
  expect(after.filter((times, index) => times !== 1 && !listed.includes(index + 1))).toEqual([]);
  expect(Math.max(...after)).toBe(1);
  expect(after.filter((times) => times === 0).length).toBeGreaterThanOrEqual(3);
  expect(second.stdout).toMatch(/^line \d+\tunknown\tPOST \/tickets: no complete response/m);
  expect(second.stdout).toMatch(
    /^line \d+\trefused\tPOST \/tickets: the service responded with the status 422/m,
  );
  expect(second.stdout).toMatch(/^line \d+\tsent\tIt was being sent when the program ended\.$/m);
  expect(second.stdout + second.stderr).not.toMatch(/Ignore|the-import-key/);

  expect(await run().ended).toMatchObject({ code: 5, stdout: second.stdout });
  expect(arrivals(40)).toEqual(after);
  expect(await run("--resend").ended).toMatchObject({ code: 0, stdout: "" });
  expect(arrivals(40)).toEqual(after.map((times, index) => times + (listed.includes(index + 1) ? 1 : 0)));
});

test("a wrong row is not sent, and is sent once it is right", async () => {
  const number = { ...rowOf(2), ticket_fields: { serial: "@" } };
  const rounded = JSON.stringify(number).replace('"@"', "12345678901234567890");
  const { file, run } = await importerOf([
    rowOf(1),
    rounded,
    { ...rowOf(3), prio: "low" },
    "{",
    "",
    rowOf(6),
  ]);
  expect(await run().ended).toMatchObject({
    code: 5,
    stdout: [
      "line 2\tnot-sent\tJSON cannot keep the number 12345678901234567890: write it in quotes\n",
      "line 3\tnot-sent\tprio is unknown\n",
      "line 4\tnot-sent\tnot JSON\n",
    ].join(""),
  });
  await writeFile(file, textOf([1, 2, 3, 4, 5, 6].map(rowOf)));
  expect(await run().ended).toMatchObject({ code: 0, stdout: "" });
  expect(arrivals(6)).toEqual([1, 1, 1, 1, 1, 1]);
});

/** The text of a row with a value in JSON. */
const rowWith = (value: string) => `${JSON.stringify(rowOf(1)).slice(0, -1)},"ticket_fields":{"a":${value}}}`;

test("numbers that JSON cannot keep are refused", async () => {
  // JavaScript reads the last of these as the same value.
  const numbers = ["1e400", "9007199254740993", "0.12345678901234567890", "9007199254740992"];
  const { run } = await importerOf(numbers.map(rowWith));
  const { stdout } = await run().ended;
  for (const number of numbers.slice(0, 3))
    expect(stdout).toContain(`JSON cannot keep the number ${number}:`);
  expect(stdout).toContain("ticket_fields.a must be at most 9007199254740991, or a text");
  expect(mock.requests).toEqual([]);
});

test("other numbers, and texts, are sent as they are, also after a byte order mark", async () => {
  const values = [
    "9007199254740991",
    "-0.10",
    "1.5e3",
    '"12345678901234567890"',
    '"\\"12345678901234567890"',
  ];
  const { run } = await importerOf(
    values.map((value, index) => (index === 0 ? "\uFEFF" : "") + rowWith(value)),
  );
  expect(await run().ended).toMatchObject({ code: 0 });
  const sent = mock.requests.map(({ body }) => Object(body).ticket_fields.a);
  expect(new Set(sent)).toEqual(new Set(values.map((value) => JSON.parse(value))));
});

test("an import stops at a line that is not the row that was sent, but a refused row can change", async () => {
  const { file, run } = await importerOf([rowOf(1), rowOf(2)]);
  mock.faults({ operation, kind: "status", status: 422 });
  expect((await run().ended).code).toBe(5);
  const [missing = 0, sent = 0] = arrivals(2)[0] === 0 ? [1, 2] : [2, 1];
  const rows = [rowOf(1), rowOf(2)];
  rows[sent - 1] = rowOf(7);
  await writeFile(file, textOf(rows));
  const wrong = await run().ended;
  expect(wrong.code).toBe(1);
  expect(wrong.stderr).toContain(`Line ${sent} of ${file} is not the row that was sent.`);
  rows[sent - 1] = rowOf(sent);
  rows[missing - 1] = rowOf(3);
  await writeFile(file, textOf(rows));
  expect((await run("--resend").ended).code).toBe(0);
  expect(arrivals(3)[2]).toBe(1);
});

/** An address to which fetch sends nothing. */
const nowhere = "http://127.0.0.1:1/api/external/v2";

test("a journal of another address, or of an unknown one, is refused once a row was sent", async () => {
  const { file, run } = await importerOf([rowOf(1)]);
  const journal = `${file}.journal`;
  expect(await run("--base-url", nowhere).ended).toMatchObject({ code: 5 });
  expect(await run().ended).toMatchObject({ code: 0 });
  expect(await run("--base-url", `${mock.baseUrl}/`).ended).toMatchObject({ code: 0 });
  expect(await run("--base-url", nowhere).ended).toEqual({
    code: 1,
    stdout: "",
    stderr: `${journal} is of an import into ${mock.baseUrl}, not into ${nowhere}. Import a copy of ${file}, with only the rows that have no ticket there.\n`,
  });
  const entries = await readFile(journal, "utf8");
  await writeFile(journal, entries.replaceAll(/,"baseUrl":"[^"]+"/g, ""));
  const { code, stderr } = await run().ended;
  expect(code).toBe(1);
  expect(stderr).toContain("into an address that it does not name, not into");
  expect(arrivals(1)).toEqual([1]);
});

test.each(["", "acme.desk.example"])("the base URL %j is refused with a right one", async (baseUrl) => {
  const { run } = await importerOf([rowOf(1)]);
  const stderr = "Pass the address of the workspace: --base-url https://acme.desk.example/api/external/v2\n";
  expect(await run("--base-url", baseUrl).ended).toEqual({ code: 1, stdout: "", stderr });
});

test("a 401 ends the import, and the next run sends the rows", async () => {
  const { run } = await importerOf(Array.from({ length: 80 }, (_, index) => rowOf(index + 1)));
  mock.prefer(operation, { code: 401 });
  const { code, stderr } = await run().ended;
  expect(code).toBe(1);
  // It makes 64 calls at once.
  expect(mock.requests.length).toBeLessThanOrEqual(64);
  expect(stderr).toContain("check the key and the workspace together");
  mock.reset();
  expect((await run().ended).code).toBe(0);
});

test("a file in another encoding, and a missing file, are refused in one line", async () => {
  const text = textOf([rowOf(1), { ...rowOf(2), subject: "Grüße" }]);
  const latin1 = await folder.write("latin1.jsonl", Buffer.from(text, "latin1"));
  const utf16 = await folder.write("utf16.jsonl", Buffer.from(`\uFEFF${text}`, "utf16le"));
  const missing = folder.path("missing.jsonl");
  for (const [file, stderr] of [
    [latin1, `Line 2 of ${latin1} is not UTF-8. Save the file as UTF-8.\n`],
    [utf16, `Line 1 of ${utf16} is not UTF-8. Save the file as UTF-8.\n`],
    [missing, `There is no file ${missing}.\n`],
  ] as const) {
    expect(await startImport(file).ended).toEqual({ code: 1, stdout: "", stderr });
  }
  expect(mock.requests).toEqual([]);
});

test("the program compiles in strict mode", async () => {
  await copyFile("docs/import.mjs", app.path("import.mjs"));
  const checks =
    "--ignoreConfig --allowJs --checkJs --strict --noEmit --skipLibCheck --noUncheckedIndexedAccess";
  const options = `${checks} --module nodenext --target es2022 --types node --typeRoots`.split(" ");
  const args = [...options, resolve("node_modules/@types"), app.path("import.mjs")];
  expect(await runScript("node_modules/typescript-7/bin/tsc", ...args)).toEqual({ code: 0, output: "" });
});
