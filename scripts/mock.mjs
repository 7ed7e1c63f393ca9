// @ts-check
// Serves the mock of both documents until Ctrl-C.
import { parseArgs } from "node:util";
import { startMock } from "support-desk-client/testing";
import { readPort, UsageError } from "./port.mjs";

const usage = "Usage: npm run mock -- [--port <0-65535>]";

try {
  const port = readPort("--port", readArguments().port);
  const mock = await startMock({ port, log: console.error });
  console.log(`The mock listens on ${mock.url} until Ctrl-C. Any API key is right; none gets a 401.`);
  console.log(`  current  ${mock.baseUrl}`);
  console.log(`  v1       ${mock.v1BaseUrl}`);
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.once(signal, () => mock.close().then(() => process.exit(0)));
  }
} catch (error) {
  const { message } = /** @type {Error} */ (error);
  console.error(`${message}\n${usage}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

function readArguments() {
  try {
    return parseArgs({ options: { port: { type: "string", default: "4010" } } }).values;
  } catch (error) {
    throw new UsageError(/** @type {Error} */ (error).message);
  }
}
