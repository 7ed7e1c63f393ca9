import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import type { OperationRow } from "../../src/client/operation.js";
import { type Gap, gaps } from "../../src/desk/gaps.js";
import { gapsOf } from "../../src/document/gaps.js";
import { readBundled } from "../../src/document/reading.js";
import { operations } from "../../src/generated/operations.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { chooseGaps } from "../../src/tools/kit/gap-choice.js";
import { manifest } from "../../src/tools/root.js";
import { command } from "../support/command.js";
import { runHere } from "../support/run-here.js";

const { document } = await readBundle();

test("gaps lists every gap, grouped by operation, and as JSON with its locations", async () => {
  const text = await runHere("gaps");
  const json = await runHere("gaps", "--json");
  expect([text.code, json.code]).toEqual([0, 0]);
  const groups = text.output.split("\n## ");
  expect(groups[0]).toMatch(/^## All operations\n\n- `[\w.-]+`/);
  for (const { id, isShared, operationIds } of gaps) {
    const items = groups.filter((one) => one.includes(`\n- \`${id}\``));
    expect(items, id).toHaveLength(1);
    // The group of the first operation has the gap, and those of the others name it.
    for (const [index, operation] of isShared ? [] : operationIds.entries()) {
      const group = groups.find((one) => one.includes(`operation id \`${operation}\``));
      expect(group).toContain(index === 0 ? `\n- \`${id}\`` : `\`${id}\``);
    }
  }
  expect(gaps.some((gap) => !gap.isShared && gap.operations.length > 1)).toBe(true);
  expect((JSON.parse(json.output) as Gap[]).sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(gaps);
});

test("gaps of an operation prints all of them: the harmful ones first, then those of the fewest operations", async () => {
  const { code, output } = await runHere("gaps", "createCustomer");
  expect([code, output.split("\n")[0]]).toEqual([0, "# Create a customer"]);
  const listed = [...output.matchAll(/^- `([\w.-]+)`/gm)].map(([, id]) => String(id));
  expect([...listed].sort()).toEqual(gaps.filter(ofCustomers).map(({ id }) => id));
  const marked = readBundled(document).gaps;
  const ranks = listed.map((id) => {
    const { gap, isShared, operations } = marked.get(id) ?? {};
    return (gap?.harmful ? 0 : 10_000) + (isShared ? 1_000 : (operations?.length ?? 0));
  });
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  expect(new Set(ranks).size).toBeGreaterThan(3);
});

const ofCustomers = (gap: Gap) => gap.operations.includes("POST /customers");
const admitted = (rows: readonly (OperationRow | undefined)[], status: number) =>
  rows.flatMap((row) => gapsOf(row?.gaps ?? {}, status));

test.each<[words: string[], status: string | undefined, isChosen: (gap: Gap) => boolean]>([
  [["createCustomer"], undefined, ofCustomers],
  [["POST", "/customers"], undefined, ofCustomers],
  [["getTicket"], "404", ({ id }) => admitted([operations["GET /tickets/{ticket_id}"]], 404).includes(id)],
  [[], "503", ({ id }) => admitted(Object.values(operations), 503).includes(id)],
  [
    ["the", "STATUS"],
    undefined,
    ({ id, what, advice, words }) => /(?=.*the)(?=.*status)/i.test(`${id} ${what} ${advice} ${words}`),
  ],
])("gaps %s --status %s chooses exactly the matching gaps", (words, status, isChosen) => {
  const chosen = chooseGaps(document, words, status).map(({ gap }) => gap.id);
  expect(chosen.sort()).toEqual(gaps.filter(isChosen).map(({ id }) => id));
});

test("gaps suggests an operation, a gap or a word for a misspelt one", async () => {
  const gap = String(gaps[0]?.id);
  for (const meant of ["createCustomer", gap, String(gap.split(".")[0])]) {
    const word = meant.replace(/(?<=.{4})./, "");
    expect((await runHere("gaps", word)).output).toBe(
      `There is no gap with ${word}. Did you mean ${meant}?\n`,
    );
  }
});

test("gaps finds a gap by the words that people type", () => {
  const edited = structuredClone(document);
  const gap = readBundled(edited).gaps.get("limits.rate")?.gap;
  if (gap) gap.words = ["throttling"];
  expect(chooseGaps(edited, ["throttl"]).map(({ gap }) => gap.id)).toEqual(["limits.rate"]);
});

const inShell = (line: string) =>
  new Promise<{ code: number; output: string }>((done) => {
    const child = execFile("sh", ["-c", line, "sh", process.execPath, command], (_, stdout, stderr) =>
      done({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });

test.runIf(existsSync("/dev/full"))(
  "the built command exits with 1 and a message if its output cannot be written",
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

test.each([
  ["", "check --workspace a.b --service-host desk.example", "--workspace must be only the subdomain"],
  ["SUPPORT_DESK_WORKSPACE=a.b", "check --service-host desk.example", "SUPPORT_DESK_WORKSPACE must be only"],
  ["", "check --workspace acme", "--service-host is missing: pass it, or set SUPPORT_DESK_SERVICE_HOST."],
  ["SUPPORT_DESK_SERVICE_HOST=b.c", "check", "--workspace is missing: pass it, or set SUPPORT_DESK_W"],
  ["", "the-secret-key", "There is no command [redacted]."],
  ["", "mock the-secret-key", "Unexpected argument '[redacted]'."],
])("%s %s names the mistake as people made it, and not the key", async (env, args, text) => {
  const { code, output } = await inShell(`SUPPORT_DESK_API_KEY=the-secret-key ${env} "$1" "$2" ${args}`);
  expect([code, output.slice(0, text.length)]).toEqual([2, text]);
  expect(output).toContain("\nUsage: ");
});

test.each<[args: string, code: number, text: string | RegExp]>([
  ["--help", 0, "  docs       Serve the rendered documentation"],
  ["--version", 0, `${manifest.version}\n`],
  ["", 2, "Usage: support-desk-client <command>"],
  ["mokc", 2, /^There is no command mokc\. Did you mean mock\?\nUsage: /],
  ["constructor", 2, /^There is no command constructor\.\nUsage: /],
  ["docs --help", 0, "  --out <folder>"],
  ["gaps -h", 0, "Usage: support-desk-client gaps [<operation or word>...] [--status <number>] "],
  ["mock --prot 1", 2, /^There is no option --prot\. Did you mean --port\?\nUsage: /],
  [
    "check --api-key x",
    2,
    /^There is no option --api-key\.\nUsage: .*\n.*Set SUPPORT_DESK_API_KEY to your key/,
  ],
  ["mock --port abc", 2, /^--port must be a number from 0 to 65535, not "abc"\.\nUsage: /],
  ["mock 4010", 2, "Usage: support-desk-client mock"],
  ["mock --port 0", 1, "This mock does not start.\n"],
  ["call GET", 2, "There is no operation GET.\nsupport-desk-client call lists the operations.\n"],
  ["check --help", 0, "  the subdomain of the workspace, or set SUPPORT_DESK_WORKSPACE\n"],
  ["docs --out x --port 4009", 2, "--port has no effect with --out."],
  ["docs --mock 4010", 2, '--mock must be an address such as http://127.0.0.1:4010, not "4010".'],
  ["gaps pagination.empty-list", 0, "pagination.empty-list is now pagination.page-out-of-range."],
  ["gaps close ticket", 0, "tickets.update"],
  ["gaps \u001b[2Jx", 0, /^There is no gap with \\u001b\[2Jx\. `gaps` lists all gaps\.\n$/],
  ["gaps zzz --status 404", 0, "There is no gap with zzz that can cause a 404."],
  ["gaps --status x", 2, '--status must be a status such as 404, not "x".'],
  ["gaps --markdown", 2, "There is no option --markdown."],
])("support-desk-client %s exits with %i and a helpful text", async (args, code, text) => {
  const result = await runHere(...args.split(" ").filter(Boolean));
  expect(result.code).toBe(code);
  if (typeof text === "string") expect(result.output).toContain(text);
  else expect(result.output).toMatch(text);
});
