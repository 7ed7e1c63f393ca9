import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { readRegister } from "../../src/cli/older-register.js";
import { type Gap, gaps } from "../../src/document/gaps.js";
import { gapsAdmitting } from "../../src/document/operation.js";
import { operationTable } from "../../src/generated/openapi-operations.js";
import { command, runCommand } from "../support/command.js";
import { testFolder } from "../support/folder.js";
import { olderRegister } from "../support/older-register.js";
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
    const [title = "No operation"] = operations;
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
const getTicket = operationTable["GET /tickets/{ticket_id}"];

test.each<[args: string[], isPrinted: (gap: Gap) => boolean]>([
  [["createCustomer"], ofCustomers],
  [["POST", "/customers"], ofCustomers],
  [["getTicket", "--status", "404"], ({ id }) => gapsAdmitting(404, false, getTicket?.gaps).includes(id)],
  [["the", "STATUS"], ({ id, what, advice }) => /(?=.*the)(?=.*status)/i.test(`${id} ${what} ${advice}`)],
])("gaps %s prints those gaps alone", async (args, isPrinted) => {
  const { code, output } = await runCommand("gaps", ...args);
  expect(code).toBe(0);
  const printed = gaps.filter(({ id }) => output.includes(`  ${id} `));
  expect(printed).toEqual(gaps.filter(isPrinted));
  expect(output).toContain(`${printed.length} gap`);
});

test("gaps with a status alone are those of every operation", async () => {
  const { output } = await runCommand("gaps", "--status", "503");
  const tables = Object.values(operationTable).flatMap((row) => gapsAdmitting(503, false, row.gaps));
  for (const { id } of gaps) expect(output.includes(`  ${id} `), id).toBe(tables.includes(id));
});

test("gaps that nothing has are said to be none", async () => {
  expect((await runCommand("gaps", "nosuchword")).output).toBe("No gap has nosuchword.\n");
});

test("gaps prints what was closed and opened since an older register", async () => {
  const file = await folder.write("older.json", olderRegister);
  const text = await runCommand("gaps", "--since", file);
  expect(text.code).toBe(0);
  expect(text.output).toContain(
    `Closed:\n  things.colour: The colour of a thing.\n\nOpened:\n  ${gaps[0]?.id}: `,
  );
});

test("what an older register has of a terminal's commands and of line breaks is not printed", async () => {
  const register = JSON.stringify([{ id: "a.b\n- forged", what: "A\u001b[31m red." }]);
  const file = await folder.write("forged.json", register);
  const { output } = await runCommand("gaps", "--since", file, "--markdown");
  expect(output).toContain("- `a.b\\u000a- forged`: A\\u001b[31m red.");
});

test("JSON has escapes of the control characters that an older register has", async () => {
  const id = "a\u007f\u009b2J\u0085\u2028\u001b[31m";
  const file = await folder.write("controls.json", JSON.stringify([{ id, what: "A." }]));
  const { output } = await runCommand("gaps", "--since", file, "--json");
  expect(output.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u2028]/u);
  expect(JSON.parse(output)).toMatchObject({ closed: [{ id, what: "A." }] });
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

const usage = "Usage: support-desk-client <command>";
test.each<[args: string, code: number, text: string]>([
  ["--help", 0, "generate   Generate the types"],
  ["", 2, usage],
  ["mokc", 2, "There is no command mokc. Did you mean mock?"],
  ["mock --prot 1", 2, "There is no option --prot. Did you mean --port?"],
  ["gaps --status x", 2, '--status must be a status such as 404, not "x".'],
])("support-desk-client %s exits with %i and a helpful text", async (args, code, text) => {
  const result = await runCommand(...args.split(" ").filter(Boolean));
  expect(result.output).toContain(text);
  expect(result.code).toBe(code);
});

test("a name that does not exist is answered with the nearest one alone, and a wrong port before any work", async () => {
  const { output } = await runCommand("mokc");
  expect(output).toBe("There is no command mokc. Did you mean mock?\n");
  const port = await runCommand("mock", "--port", "abc");
  expect(port.output).toMatch(/^--port must be a number from 0 to 65535, not "abc"\.\nUsage: /);
});
