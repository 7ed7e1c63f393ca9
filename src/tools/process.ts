import { setTimeout as wait } from "node:timers/promises";

/** Waits for SIGINT (Ctrl-C) or SIGTERM. */
export async function untilSignal(): Promise<void> {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  // The timer keeps the process alive if there is no server.
  await wait(2 ** 31 - 1, undefined, { signal: stop.signal }).catch(() => {});
}
