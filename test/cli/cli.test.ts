import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import type { OperationRow } from "../../src/client/operation.js";
import { type Gap, gaps } from "../../src/desk/gaps.js";
import { gapsOf } from "../../src/document/gaps.js";
import { failures, operations } from "../../src/generated/operations.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { chooseGaps } from "../../src/tools/kit/gap-choice.js";
import { manifest } from "../../src/tools/root.js";
import { command, runCommand } from "../support/command.js";
import { endScripts } from "../support/started.js";

afterEach(endScripts);

const { document } = await readBundle();

test("gaps lists every gap with its locations, for people and as JSON", async () => {
  const [text, json] = await Promise.all([runCommand("gaps", "--all"), runCommand("gaps", "--json")]);
  expect(text).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${gaps.length} gaps, marked`),
  });
  const groups = text.output.split("\n\n");
  for (const { id, operations } of gaps.filter((gap) => gap.operations.length <= 1)) {
    const [title = "Without an operation"] = operations;
    expect(groups.find((group) => group.startsWith(`${title}\n`))).toContain(`\n  ${id} `);
  }
  expect(groups[0]).toMatch(/^All operations\n {2}\S+ +\S.*\n +Meanwhile: .+\n/);
  expect(JSON.parse(json.output)).toEqual(gaps);
});

test("gaps prints a short list of the operations, with examples of its arguments", async () => {
  const { output } = await runCommand("gaps");
  expect(output).toMatch(/^ {2}createCustomer +\d+ {2}POST \/customers$/m);
  expect(output).toContain("gaps --status 404");
  expect(output.split("\n").length).toBeLessThan(Object.keys(operations).length + 12);
});

test("gaps of an operation prints its own gaps, nearest first, and then the ids of the general ones", async () => {
  const { code, output } = await runCommand("gaps", "createCustomer");
  const own = gaps.filter(({ operations }) => operations.includes("POST /customers"));
  const names = Object.keys(operations);
  const general = own.filter(({ operations }) => names.every((name) => operations.includes(name)));
  const lines = output.split("\n");
  expect([code, lines[0]]).toEqual([0, "POST /customers (createCustomer)"]);
  const [list = "", shared = ""] = output.split("\n\n");
  const listed = [...list.matchAll(/^ {2}([\w.-]+) /gm)].map(([, id]) => id);
  expect([...listed].sort()).toEqual(own.filter((one) => !general.includes(one)).map(({ id }) => id));
  expect(listed.indexOf("customers.create.required-fields")).toBeLessThan(
    listed.indexOf("customers.create.email-fields"),
  );
  for (const { id } of general) expect(shared).toContain(id);
  expect(shared).toContain(
    `has ${listed.length} gaps of its own. Every operation has ${general.length} more: `,
  );
});

const ofCustomers = (gap: Gap) => gap.operations.includes("POST /customers");
const admitted = (rows: readonly (OperationRow | undefined)[], status: number) =>
  rows.flatMap((row) => gapsOf(row?.gaps ?? [], failures, status));

test.each<[words: string[], status: string | undefined, isChosen: (gap: Gap) => boolean]>([
  [["createCustomer"], undefined, ofCustomers],
  [["POST", "/customers"], undefined, ofCustomers],
  [["getTicket"], "404", ({ id }) => admitted([operations["GET /tickets/{ticket_id}"]], 404).includes(id)],
  [[], "503", ({ id }) => admitted(Object.values(operations), 503).includes(id)],
  [
    ["the", "STATUS"],
    undefined,
    ({ id, what, advice }) => /(?=.*the)(?=.*status)/i.test(`${id} ${what} ${advice}`),
  ],
])("gaps %s --status %s chooses exactly the matching gaps", (words, status, isChosen) => {
  const chosen = chooseGaps(document, words, status);
  expect([...chosen].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(gaps.filter(isChosen));
});

test("the gaps of a failure have the same order as in the error", () => {
  const row = operations["DELETE /team-members/{team_member_id}"];
  const chosen = chooseGaps(document, ["removeTeamMember"], "409").map(({ id }) => id);
  expect(chosen).toEqual(admitted([row], 409));
});

test("gaps --status prints the chosen gaps", async () => {
  const { output } = await runCommand("gaps", "getTicket", "--status", "404");
  const chosen = chooseGaps(document, ["getTicket"], "404").map(({ id }) => id);
  expect([...output.matchAll(/^ {2}([\w.-]+) /gm)].map(([, id]) => id)).toEqual(chosen);
});

test("gaps suggests an operation, a gap or a word for a misspelt one", async () => {
  const gap = String(gaps[0]?.id);
  for (const meant of ["createCustomer", gap, String(gap.split(".")[0])]) {
    const word = meant.replace(/(?<=.{4})./, "");
    expect((await runCommand("gaps", word)).output).toBe(`No gap has ${word}. Did you mean ${meant}?\n`);
  }
});

test("gaps says that no gap has a word, without its control characters", async () => {
  const { output } = await runCommand("gaps", "\u001b[2Jx");
  expect(output).toBe("No gap has \\u001b[2Jx. `gaps --all` lists all gaps.\n");
});

test("gaps --markdown prints a table", async () => {
  const { output } = await runCommand("gaps", "--markdown");
  expect(output).toMatch(/^\| operation \| gap \|/);
  for (const { id, kind, operations } of gaps.filter((gap) => gap.operations.length === 1)) {
    expect(output).toContain(
      `\n| ${operations[0]} | \`${id}\`${kind === "conflict" ? " (a contradiction)" : ""} | `,
    );
  }
});

const inShell = (line: string) =>
  new Promise<{ code: number; output: string }>((done) => {
    const child = execFile("sh", ["-c", line, "sh", process.execPath, command], (_, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });

test.runIf(existsSync("/dev/full"))(
  "a command whose output cannot be written exits with 1 and a message",
  async () => {
    const { code, output } = await inShell('"$1" "$2" gaps --json > /dev/full');
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^The output cannot be written: ENOSPC: .+\n$/),
    ]);
  },
);

test("a reader that closes the pipe doesn't make the command fail", async () => {
  const { code, output } = await inShell('{ "$1" "$2" gaps --json; echo "exit $?" >&2; } | true');
  expect([code, output]).toEqual([0, "exit 0\n"]);
});

test("a mistake in an option of the client is told with the option's name on the command line", async () => {
  const { output } = await inShell('SUPPORT_DESK_API_KEY=k "$1" "$2" check --workspace acme 2>&1');
  expect(output).toMatch(/^--service-host is missing\.\nUsage: /);
});

test.each<[args: string, code: number, text: string | RegExp]>([
  ["--help", 0, "  docs       Serve the rendered documentation"],
  ["--version", 0, `${manifest.version}\n`],
  ["", 2, "Usage: support-desk-client <command>"],
  ["mokc", 2, /^There is no command mokc\. Did you mean mock\?\nUsage: /],
  ["foo", 2, /^There is no command foo\.\nUsage: /],
  ["constructor", 2, /^There is no command constructor\.\nUsage: /],
  ["docs --help", 0, "  --out <folder>"],
  ["gaps -h", 0, "Usage: support-desk-client gaps [<operation or word>...] [--all] "],
  ["mock --prot 1", 2, /^There is no option --prot\. Did you mean --port\?\nUsage: /],
  [
    "check --api-key x",
    2,
    /^There is no option --api-key\.\nUsage: .*\n.*Set SUPPORT_DESK_API_KEY to your key/,
  ],
  ["mock --port abc", 2, /^--port must be a number from 0 to 65535, not "abc"\.\nUsage: /],
  ["mock 4010", 2, "Usage: support-desk-client mock"],
  ["mock --quiet --verbose", 2, "Use either --quiet or --verbose."],
  ["mock --port 0 --cors all", 1, 'cors must list origins, such as http://127.0.0.1:4011, and not "all".'],
  ["docs --mock 4010", 2, '--mock must be an address such as http://127.0.0.1:4010, not "4010".'],
  ["gaps --status x", 2, '--status must be a status such as 404, not "x".'],
  ["gaps --json --markdown", 2, "Use either --json or --markdown."],
])("support-desk-client %s exits with %i and a helpful text", async (args, code, text) => {
  const result = await runCommand(...args.split(" ").filter(Boolean));
  expect(result.code).toBe(code);
  if (typeof text === "string") expect(result.output).toContain(text);
  else expect(result.output).toMatch(text);
});
