// What a command is doing, for the people who wait for it.
import { performance } from "node:perf_hooks";

/** The steps that run, with the time at which each began. */
const running = new Map<string, number>();
const { stderr } = process;
const hasSpinner = stderr.isTTY && process.env["TERM"] !== "dumb" && process.env["CI"] === undefined;
const frames = ["|", "/", "-", "\\"];
/** How often a step that takes long says so, in milliseconds; a terminal shows it at once. */
const signOfLife = 5_000;
let frame = 0;
let timer: NodeJS.Timeout | undefined;

/**
 * Prints the name of a step when it begins, how long it has taken every few seconds, and its time when it succeeds. A terminal shows
 * the steps that run in one line that moves.
 */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  begin(name);
  try {
    const result = await work();
    print(`${name.padEnd(24)} ${secondsOf(name).toFixed(1)} s`);
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
  running.set(name, performance.now());
  if (!hasSpinner) print(`${name} ...`);
  timer ??= setInterval(hasSpinner ? draw : printRunning, hasSpinner ? 100 : signOfLife).unref();
  draw();
}

const secondsOf = (name: string) => (performance.now() - (running.get(name) ?? 0)) / 1_000;

function printRunning(): void {
  for (const name of running.keys()) print(`${name} ... ${secondsOf(name).toFixed(0)} s`);
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
  const line = `${frames[frame % frames.length]} ${[...running.keys()].map(shown).join(", ")}`;
  // A line that wraps could not be cleared.
  stderr.write(line.slice(0, (stderr.columns || 80) - 1));
}

/** A step, with its time where that is long. */
function shown(name: string): string {
  const seconds = secondsOf(name);
  return seconds < 3 ? name : `${name} ${seconds.toFixed(0)} s`;
}

/** Clears the line of the steps that run. */
function clear(): void {
  if (hasSpinner) stderr.write("\r\u001b[K");
}
