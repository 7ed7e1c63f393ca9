// What a command is doing, for the people who wait for it.
import { performance } from "node:perf_hooks";

const running = new Set<string>();
const { stderr } = process;
const hasSpinner = stderr.isTTY && process.env["TERM"] !== "dumb" && process.env["CI"] === undefined;
const frames = ["|", "/", "-", "\\"];
let frame = 0;
let timer: NodeJS.Timeout | undefined;

/**
 * Prints the name of a step when it begins, and its time when it succeeds. A terminal shows the steps that run in one line
 * that moves.
 */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  begin(name);
  try {
    const result = await work();
    print(`${name.padEnd(24)} ${((performance.now() - started) / 1_000).toFixed(1)} s`);
    return result;
  } finally {
    end(name);
  }
}

/** Prints a line where no step is in the way. */
export function print(line: string): void {
  clear();
  stderr.write(`${line}\n`);
  if (running.size > 0) draw();
}

function begin(name: string): void {
  running.add(name);
  if (!hasSpinner) {
    print(`${name} ...`);
    return;
  }
  timer ??= setInterval(draw, 100).unref();
  draw();
}

function end(name: string): void {
  running.delete(name);
  if (running.size > 0) return;
  clearInterval(timer);
  timer = undefined;
  clear();
}

function draw(): void {
  if (!hasSpinner) return;
  frame += 1;
  clear();
  // A line that wraps could not be cleared.
  stderr.write(
    `${frames[frame % frames.length]} ${[...running].join(", ")}`.slice(0, (stderr.columns || 80) - 1),
  );
}

/** Clears the line of the steps that run. */
function clear(): void {
  if (hasSpinner) stderr.write("\r\u001b[K");
}
