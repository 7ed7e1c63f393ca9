import { performance } from "node:perf_hooks";

/** How often a step that takes long says so, in milliseconds. */
const signOfLife = 5_000;

/** Prints the name of a step when it begins, how long it has taken every few seconds, and its time when it succeeds. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const seconds = (digits: number) => `${((performance.now() - begun) / 1_000).toFixed(digits)} s`;
  console.error(`${name} ...`);
  const timer = setInterval(() => console.error(`${name} ... ${seconds(0)}`), signOfLife).unref();
  try {
    const result = await work();
    console.error(`${name.padEnd(24)} ${seconds(1)}`);
    return result;
  } finally {
    clearInterval(timer);
  }
}
