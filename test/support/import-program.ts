// docs/import.mjs in a process of its own.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { onTestFinished } from "vitest";

/** Starts an import. */
export function startImport(...args: string[]) {
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
  onTestFinished(() => void program.kill("SIGKILL"));
  const ended = once(program, "close").then(([code]) => ({ code: code as number | null, output, errors }));
  return { program, ended };
}

export const linesIn = (output: string) =>
  [...output.matchAll(/^line (\d+)\t/gm)].map(([, line]) => Number(line));

/** Counts how often each row arrived, by the beginnings of the descriptions. */
export const countArrivals = (count: number, tickets: readonly { description: string }[]) =>
  Array.from(
    { length: count },
    (_, index) => tickets.filter(({ description }) => description === `Row ${index + 1}.`).length,
  );
