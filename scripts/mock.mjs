// @ts-check
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { findPort, readPort, UsageError } from "./port.mjs";
import { CommandError } from "./run.mjs";

/**
 * Serves the mock of both documents until Ctrl-C.
 *
 * @param {string[]} args
 */
export async function mock(args) {
  const port = await findPort(readPort("--port", readArguments(args)));
  const { startMock } = await import("support-desk-client/testing");
  const server = await startMock({ port, log: console.error }).catch((error) => {
    throw new CommandError(error.message);
  });
  console.log(`The mock listens on ${server.url} until Ctrl-C. Any API key is right; none gets a 401.`);
  console.log(`  current  ${server.baseUrl}`);
  console.log(`  v1       ${server.v1BaseUrl}`);
  await untilSignal();
  await server.close();
}

/** @param {string[]} args */
function readArguments(args) {
  try {
    return parseArgs({ args, options: { port: { type: "string", default: "4010" } } }).values.port;
  } catch (error) {
    throw new UsageError(/** @type {Error} */ (error).message);
  }
}

/** Waits for Ctrl-C or its like. */
export async function untilSignal() {
  const stop = new AbortController();
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.once(signal, () => stop.abort());
  // A timer keeps the process alive where no server does.
  await wait(2 ** 31 - 1, undefined, { signal: stop.signal }).catch(() => {});
}
