// Imports tickets by docs/import.mjs into a service that has a limit and loses some responses, and kills the program twice.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../support/folder.js";
import { importService } from "../support/import-service.js";

const count = Number(process.env["IMPORT_ROWS"] ?? 400);
const limit = 150;
const folder = testFolder();

/** Starts the program. Its first line of output is the promise of its result. */
function start(file: string, baseUrl: string, ...args: string[]) {
  const env = { ...process.env, SUPPORT_DESK_API_KEY: "import-key-1" };
  const program: ChildProcess = spawn(
    process.execPath,
    [resolve("docs/import.mjs"), file, "--base-url", baseUrl, ...args],
    { env },
  );
  let output = "";
  let errors = "";
  program.stdout?.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  program.stderr?.setEncoding("utf8").on("data", (text) => {
    errors += text;
  });
  const ended = once(program, "close").then(([code]) => ({ code: code as number | null, output, errors }));
  return { program, ended };
}

/** Waits until the journal has a number of lines, and kills the program. */
async function killAt(lines: number, file: string, { program, ended }: ReturnType<typeof start>) {
  for (;;) {
    const journal = await readFile(`${file}.journal`, "utf8").catch(() => "");
    if (journal.split("\n").length > lines) break;
    await new Promise((done) => setTimeout(done, 10));
  }
  program.kill("SIGKILL");
  expect((await ended).code).toBe(null);
}

test("an import that is killed twice has every row once, or in a list for a person", async () => {
  await using service = await importService(limit);
  const rows = Array.from({ length: count }, (_, index) => ({
    email: `user-${index}@mail.example`,
    subject: "Tent",
    description: `Row ${index + 1}.`,
  }));
  const file = await folder.write("rows.jsonl", rows.map((row) => JSON.stringify(row)).join("\n"));
  const spans: [from: number, to: number][] = [];
  const run = async (end: (started: ReturnType<typeof start>) => Promise<unknown>, ...args: string[]) => {
    const from = service.writes.length;
    const ended = await end(start(file, service.baseUrl, ...args));
    spans.push([service.writes[from] ?? 0, service.writes.at(-1) ?? 0]);
    return ended;
  };
  await run((started) => killAt(count * 0.6, file, started));
  await run((started) => killAt(count * 1.4, file, started));
  const { code, output, errors } = (await run(({ ended }) => ended)) as Awaited<
    ReturnType<typeof start>["ended"]
  >;

  const arrived = new Map<number, number>();
  for (const { description } of service.tickets) {
    const line = Number(/^Row (\d+)\./.exec(description)?.[1]);
    arrived.set(line, (arrived.get(line) ?? 0) + 1);
  }
  const listed = new Set([...output.matchAll(/^line (\d+)\t/gm)].map(([, line]) => Number(line)));
  const done = rows.map((_, index) => index + 1).filter((line) => !listed.has(line));
  const duplicated = [...arrived.values()].filter((times) => times > 1).length;
  const falseClaims = done.filter((line) => !arrived.has(line)).length;
  const left = [...listed].filter((line) => arrived.has(line)).length;
  const seconds = spans.reduce((sum, [from, to]) => sum + (to - from) / 1_000, 0);
  const used = service.writes.length / (limit * seconds);
  const numbers = { code, rows: count, listed: listed.size, duplicated, falseClaims, left, seconds, used };
  if (process.env["IMPORT_ROWS"]) console.log(numbers, errors.split("\n").slice(-4));
  expect(numbers).toMatchObject({ code: 5, duplicated: 0, falseClaims: 0 });
  expect(left).toBeLessThanOrEqual(count / 100);
});
