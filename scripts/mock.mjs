// @ts-check
// Serves the mock of both documents until Ctrl-C.
import { parseArgs } from "node:util";
import { startMock } from "support-desk-client/testing";

const usage = "Usage: npm run mock -- [--port <0-65535>]";

try {
  const { values } = parseArgs({ options: { port: { type: "string", default: "4010" } } });
  const port = /^\d{1,5}$/.test(values.port) ? Number(values.port) : Number.NaN;
  if (!(port <= 65_535))
    throw new TypeError(`--port must be a number from 0 to 65535, not "${values.port}".`);

  const mock = await startMock({ port, log: console.error });
  console.log(`The mock listens on ${mock.url} until Ctrl-C. Any API key is right; none gets a 401.`);
  console.log(`  current  ${mock.baseUrl}`);
  console.log(`  v1       ${mock.v1BaseUrl}`);
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.once(signal, () => mock.close().then(() => process.exit(0)));
  }
} catch (error) {
  const { name, message } = /** @type {Error} */ (error);
  console.error(name === "TypeError" ? `${message}\n${usage}` : message);
  process.exitCode = 1;
}
