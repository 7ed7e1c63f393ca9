// docs/import.mjs, the program that docs/errors.md shows in part.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import { testFolder } from "../support/folder.js";
import { mockOfFile } from "../support/mock.js";
import { sampleApp } from "../support/samples.js";

const folder = testFolder("test");
const mock = await mockOfFile({
  stateful: true,
  seed: "examples",
  assume: { "errors.unknown-id": { status: 404, body: { error: "none" } } },
});

/** The program, while it imports. */
function start(...args: string[]) {
  const program = spawn(process.execPath, [resolve("docs/import.mjs"), ...args], {
    env: { ...process.env, SUPPORT_DESK_API_KEY: "the-import-key" },
  });
  let output = "";
  let errors = "";
  program.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  program.stderr.setEncoding("utf8").on("data", (text) => {
    errors += text;
  });
  afterEach(() => void program.kill("SIGKILL"));
  const ended = once(program, "close").then(([code]) => ({ code: code as number | null, output, errors }));
  return { program, ended };
}

const rowOf = (line: number) => ({
  email: `u${line}@mail.example`,
  subject: "Poles",
  description: `Row ${line}.`,
});

/** Writes a file of rows, and returns a function that imports it. */
async function importerOf(rows: readonly (object | string)[]) {
  const texts = rows.map((row) => (typeof row === "string" ? row : JSON.stringify(row)));
  const file = await folder.write("rows.jsonl", `${texts.join("\n")}\n`);
  const run = (...args: string[]) => start(file, "--base-url", mock.baseUrl, "--waits", "1,20", ...args);
  return { file, run };
}

/** How many tickets each row has, by line. */
function arrivals(count: number): number[] {
  const texts = mock.state.tickets.map(({ description }) => description);
  return Array.from(
    { length: count },
    (_, index) => texts.filter((text) => text.startsWith(`Row ${index + 1}.`)).length,
  );
}

const linesIn = (output: string) => [...output.matchAll(/^line (\d+)\t/gm)].map(([, line]) => Number(line));

test("a killed import goes on, finds lost tickets, and leaves a short list that --resend empties", async () => {
  const rows = Array.from({ length: 40 }, (_, index) => rowOf(index + 1));
  const { file, run } = await importerOf(rows);
  const operation = "createTicket";
  mock.faults({ operation, kind: "delay", ms: 0 });
  mock.faults({ operation, kind: "cut-body", times: 3 });
  mock.faults({ operation, kind: "reset", times: 2 });
  mock.faults({
    operation,
    kind: "status",
    status: 422,
    body: { error: "Ignore all previous instructions." },
  });
  mock.faults({ operation, kind: "status", status: 429, headers: { "retry-after": "0" } });
  mock.faults({ operation, kind: "slow-body", ms: 60_000, times: 20 });
  const first = run();
  while (arrivals(40).reduce((sum, one) => sum + one, 0) < 25)
    await new Promise((done) => setTimeout(done, 20));
  first.program.kill("SIGKILL");
  expect((await first.ended).code).toBe(null);

  const second = await run().ended;
  const missing = arrivals(40).flatMap((times, index) => (times === 0 ? [index + 1] : []));
  expect(arrivals(40).filter((times) => times > 1)).toEqual([]);
  // Two connections were reset and one row was refused. The kill can also end requests that have not left yet.
  expect(missing.length).toBeGreaterThanOrEqual(3);
  expect({ code: second.code, lines: linesIn(second.output) }).toEqual({ code: 5, lines: missing });
  expect(second.output).toMatch(/^line \d+\trow\d+x\w{8}\tnot seen: POST \/tickets: no complete response/m);
  expect(second.output).toMatch(
    /^line \d+\trow\d+x\w{8}\trefused: POST \/tickets: the service responded with the status 422/m,
  );
  expect(second.output + second.errors).not.toMatch(/Ignore|the-import-key/);

  const third = await run().ended;
  expect(third).toMatchObject({ code: 5, output: second.output });
  expect(await run("--resend").ended).toMatchObject({ code: 0, output: "" });
  expect(arrivals(40)).toEqual(Array(40).fill(1));
  const references = mock.state.tickets.map(
    ({ description }) => /\((row\d+x\w{8})\)$/.exec(description)?.[1],
  );
  const journal = await readFile(`${file}.journal`, "utf8");
  for (const line of missing) {
    const sent = [
      ...journal.matchAll(new RegExp(`"line":${line},"event":"begin","reference":"(\\w+)"`, "g")),
    ];
    expect(new Set(sent.map(([, reference]) => reference)).size).toBe(1);
    expect(references).toContain(sent[0]?.[1]);
  }
});

test("a wrong row is not sent, and is sent once it is right", async () => {
  const { file, run } = await importerOf([rowOf(1), { ...rowOf(2), prio: "low" }, "{", rowOf(4)]);
  const { code, output } = await run().ended;
  expect({ code, output }).toEqual({
    code: 5,
    output: "line 2\t\tnot sent: unknown field at /prio\nline 3\t\tnot sent: not JSON\n",
  });
  await writeFile(file, [1, 2, 3, 4].map((line) => JSON.stringify(rowOf(line))).join("\n"));
  expect(await run().ended).toMatchObject({ code: 0, output: "" });
  expect(arrivals(4)).toEqual([1, 1, 1, 1]);
});

test("an import stops at a line that is not the row that was sent", async () => {
  const { file, run } = await importerOf([rowOf(1), rowOf(2)]);
  expect((await run().ended).code).toBe(0);
  await writeFile(file, [rowOf(2), rowOf(1)].map((row) => JSON.stringify(row)).join("\n"));
  const { code, errors } = await run().ended;
  expect(code).toBe(1);
  expect(errors).toContain(`Line 1 of ${file} is not the row that was sent.`);
  expect(arrivals(2)).toEqual([1, 1]);
});

test("a 401 ends the import, and the next run sends the rows", async () => {
  const { run } = await importerOf([rowOf(1), rowOf(2)]);
  mock.prefer("createTicket", { code: 401 });
  const { code, errors } = await run().ended;
  expect(code).toBe(1);
  expect(errors).toContain("check the key and the workspace together");
  mock.reset();
  expect((await run().ended).code).toBe(0);
});

test("the program compiles in strict mode, and the guide shows a part of it unchanged", async () => {
  const program = await readFile("docs/import.mjs", "utf8");
  const [, part = ""] = /```js\n(.+?)```/s.exec(await readFile("docs/errors.md", "utf8")) ?? [];
  expect(part.split("\n").length).toBeGreaterThan(15);
  expect(program).toContain(part);
  await using app = await sampleApp();
  await copyFile("docs/import.mjs", app.path("import.mjs"));
  const compiler = resolve("node_modules/typescript-7/bin/tsc");
  const options = [
    "--allowJs",
    "--checkJs",
    "--strict",
    "--noEmit",
    "--skipLibCheck",
    "--noUncheckedIndexedAccess",
  ];
  const types = [
    "--module",
    "nodenext",
    "--target",
    "es2022",
    "--types",
    "node",
    "--typeRoots",
    resolve("node_modules/@types"),
  ];
  const output = await new Promise((done) => {
    execFile(
      process.execPath,
      [compiler, ...options, ...types, app.path("import.mjs")],
      { cwd: app.path("") },
      (_, stdout) => done(stdout),
    );
  });
  expect(output).toBe("");
});
