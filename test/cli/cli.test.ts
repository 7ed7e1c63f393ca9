import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { chooseGaps } from "../../src/cli/gap-choice.js";
import { readRegister } from "../../src/cli/older-register.js";
import { manifest } from "../../src/cli/root.js";
import { type Gap, gaps } from "../../src/document/gaps.js";
import { gapsAdmitting, type Operation } from "../../src/document/operation.js";
import { operationTable } from "../../src/generated/openapi-operations.js";
import { command, runCommand } from "../support/command.js";
import { testFolder } from "../support/folder.js";
import { endScripts } from "../support/started.js";

afterEach(endScripts);

const folder = testFolder();

test("gaps lists every gap with its locations, for people and as JSON", async () => {
  const [text, json] = await Promise.all([runCommand("gaps", "--all"), runCommand("gaps", "--json")]);
  expect(text).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${gaps.length} gaps, each marked`),
  });
  // Grouped by operation.
  const groups = text.output.split("\n\n");
  for (const { id, operations } of gaps.filter((gap) => gap.operations.length <= 1)) {
    const [title = "Without an operation"] = operations;
    expect(groups.find((group) => group.startsWith(`${title}\n`))).toContain(`\n  ${id} `);
  }
  expect(groups[0]).toMatch(/^All operations\n {2}\S+ +\S.*\n +> .+\n/);
  expect(text.output).toMatch(/^ +> .+\n +.*= Traffic settles it: which values are there\.$/m);
  expect(JSON.parse(json.output)).toEqual(gaps);
});

test("gaps begins with a short list of the operations, and says how to ask", async () => {
  const { output } = await runCommand("gaps");
  expect(output).toMatch(/^ {2}createCustomer +\d+ {2}POST \/customers$/m);
  expect(output).toContain("gaps --status 404");
  expect(output.split("\n").length).toBeLessThan(30);
});

const ofCustomers = (gap: Gap) => gap.operations.includes("POST /customers");
const admitted = (rows: readonly (Operation | undefined)[], status: number) =>
  rows.flatMap((row) => gapsAdmitting(status, false, row?.gaps));

test.each<[words: string[], status: string | undefined, isChosen: (gap: Gap) => boolean]>([
  [["createCustomer"], undefined, ofCustomers],
  [["POST", "/customers"], undefined, ofCustomers],
  [
    ["getTicket"],
    "404",
    ({ id }) => admitted([operationTable["GET /tickets/{ticket_id}"]], 404).includes(id),
  ],
  [[], "503", ({ id }) => admitted(Object.values(operationTable), 503).includes(id)],
  [
    ["the", "STATUS"],
    undefined,
    ({ id, what, advice }) => /(?=.*the)(?=.*status)/i.test(`${id} ${what} ${advice}`),
  ],
])("gaps %s of the status %s are those gaps alone", (words, status, isChosen) => {
  expect(chooseGaps(words, status)).toEqual(gaps.filter(isChosen));
});

test("gaps of an operation and a status are printed, and counted", async () => {
  const { code, output } = await runCommand("gaps", "getTicket", "--status", "404");
  const chosen = chooseGaps(["getTicket"], "404");
  expect(gaps.filter(({ id }) => output.includes(`  ${id} `))).toEqual(chosen);
  expect([code, output]).toEqual([0, expect.stringContaining(`${chosen.length} gaps, each marked`)]);
});

test("gaps that nothing has are said to be none", async () => {
  expect((await runCommand("gaps", "nosuchword")).output).toBe("No gap has nosuchword.\n");
});

test("gaps writes a table in Markdown", async () => {
  const { output } = await runCommand("gaps", "--markdown");
  expect(output).toMatch(/^\| operation \| gap \|/);
  expect(output).toMatch(
    /^\| GET \/forms \| `forms\.unset-values` \| Whether .+\. \| .+\. \| Traffic settles it: .+\. \|$/m,
  );
  expect(output).toContain("`pagination.page-out-of-range` (a contradiction)");
});

// The older register is a file of anybody's: what it has of a terminal's commands and of line breaks is not printed.
const closed = { id: "a.b\n- forged", what: "A\u001b[31m\u007f\u009b2J\u0085\u2028 red." };
const opened = gaps[0];
test.each([
  ["", `Closed:\n  a.b\\u000a- forged: A\\u001b[31m`, `Opened:\n  ${opened?.id}: `],
  ["--markdown", "## Closed\n\n- `a.b\\u000a- forged`: A\\u001b[31m", `## Opened\n\n- \`${opened?.id}\`: `],
  ["--json", '"a.b\\n- forged"', `"id": "${opened?.id}"`],
])("gaps --since %s prints what was closed and opened since an older register", async (format, ...texts) => {
  const file = await folder.write("older.json", JSON.stringify([closed, ...gaps.slice(1)]));
  const { code, output } = await runCommand("gaps", "--since", file, ...[format].filter(Boolean));
  expect(code).toBe(0);
  for (const text of texts) expect(output).toContain(text);
  expect(output.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u2028]/u);
  if (format === "--json") expect(JSON.parse(output)).toEqual({ closed: [closed], opened: [opened] });
});

const inShell = (line: string) =>
  new Promise<{ code: number; output: string }>((done) => {
    const child = execFile("sh", ["-c", line, "sh", process.execPath, command], (_, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });

test.runIf(existsSync("/dev/full"))(
  "a command whose output cannot be written fails with a sentence",
  async () => {
    const { code, output } = await inShell('"$1" "$2" gaps --json > /dev/full');
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^The output cannot be written: ENOSPC: .+\n$/),
    ]);
  },
);

test("a reader that closes the pipe is no error", async () => {
  const { code, output } = await inShell('{ "$1" "$2" gaps --json; echo "exit $?" >&2; } | true');
  expect([code, output]).toEqual([0, "exit 0\n"]);
});

test.each([
  ["that is no JSON", "gaps"],
  ["without a list", "{}"],
  ["with an entry that is null", "[null]"],
  ["with an entry that says nothing", '[{"id":"a.b"}]'],
])("an older register %s is refused", async (_, content) => {
  const file = await folder.write("wrong.json", content);
  const message = `${file} is not a register of gaps. Write one with support-desk-client gaps --json.`;
  await expect(readRegister(file)).rejects.toThrow(message);
});

test("an older register that does not exist is refused", async () => {
  await expect(readRegister("none.json")).rejects.toThrow("none.json cannot be read: there is no such file.");
});

test.each<[args: string, code: number, text: string | RegExp]>([
  ["--help", 0, "generate   Generate the types"],
  ["--version", 0, `${manifest.version}\n`],
  ["", 2, "Usage: support-desk-client <command>"],
  // The nearest name alone, without the usage.
  ["mokc", 2, /^There is no command mokc\. Did you mean mock\?\n$/],
  ["constructor", 2, "There is no command constructor."],
  ["--hlep", 2, "There is no option --hlep. Did you mean --help?"],
  ["docs --help", 0, "  --overlay <file>"],
  ["generate -h", 0, "Usage: support-desk-client generate --overlay <file> --out <folder> "],
  ["gaps --version", 0, `${manifest.version}\n`],
  ["mock --prot 1", 2, "There is no option --prot. Did you mean --port?"],
  // Before any work.
  ["mock --port abc", 2, /^--port must be a number from 0 to 65535, not "abc"\.\nUsage: /],
  ["mock 4010", 2, "Usage: support-desk-client mock"],
  ["mock --quiet --verbose", 2, "--quiet and --verbose exclude each other."],
  ["mock --port 0 --cors all", 1, 'cors must list origins, such as http://127.0.0.1:4011, and not "all".'],
  ["docs --mock 4010", 2, '--mock must be an address such as http://127.0.0.1:4010, not "4010".'],
  ["generate --overlay x.yaml", 2, "--out is missing.\nUsage: support-desk-client generate"],
  ["gaps --status x", 2, '--status must be a status such as 404, not "x".'],
  ["gaps --json --markdown", 2, "--json and --markdown exclude each other."],
  ["gaps --since", 2, "Usage: support-desk-client gaps"],
  ["evidence", 2, "A file is missing."],
  ["evidence x --min 0", 2, "--min must be a whole number, 1 or more."],
  ["evidence x --min listForm=3", 2, "Did you mean listForms?"],
  ["evidence x --since March", 2, "--since must be a day such as 2026-03-01."],
  ["propose none.jsonl --out none.yaml", 1, "none.jsonl cannot be read: there is no such file."],
])("support-desk-client %s exits with %i and a helpful text", async (args, code, text) => {
  const result = await runCommand(...args.split(" ").filter(Boolean));
  expect(result.code).toBe(code);
  if (typeof text === "string") expect(result.output).toContain(text);
  else expect(result.output).toMatch(text);
});
