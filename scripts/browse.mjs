// @ts-check
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { serveDocs } from "./docs-server.mjs";
import { untilSignal } from "./mock.mjs";
import { findPort, readPort, UsageError } from "./port.mjs";
import { renderDocs } from "./render-docs.mjs";

/**
 * Renders the pages into a temporary folder, and serves them until Ctrl-C.
 *
 * @param {string[]} args
 */
export async function browse(args) {
  const port = await findPort(readPort("--port", readArguments(args)));
  const folder = await mkdtemp(join(tmpdir(), "support-desk-pages-"));
  try {
    await renderDocs(folder);
    const server = await serveDocs(folder, port);
    console.log(`The pages are at ${server.url}/openapi.html and ${server.url}/v1.html until Ctrl-C.`);
    await untilSignal();
    await server.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string[]} args */
function readArguments(args) {
  try {
    return parseArgs({ args, options: { port: { type: "string", default: "4011" } } }).values.port;
  } catch (error) {
    throw new UsageError(/** @type {Error} */ (error).message);
  }
}
