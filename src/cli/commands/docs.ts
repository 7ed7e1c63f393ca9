import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { defineCommand } from "../command.js";
import { bundlesWith } from "../isolate/bundles-with.js";
import { renderPages } from "../pages/render.js";
import { servePages } from "../pages/server.js";
import { docsPeers, overlayPeers, requirePeers } from "../peers.js";
import { findPort, portOption, readPort } from "../port.js";
import { untilSignal } from "../signal.js";
import { step } from "../steps.js";

export const docs = defineCommand({
  about: "Serve the rendered documentation, or write it to a folder.",
  options: {
    port: portOption("the server", 4011),
    out: { type: "string", value: "folder", about: "write the pages to this folder, and serve nothing" },
    overlay: { type: "string", value: "file", about: "an overlay with what you know of your workspace" },
  },
  async run({ port, out, overlay }) {
    await requirePeers(overlay === undefined ? docsPeers : [...docsPeers, ...overlayPeers]);
    const bundles = await step("read the documents", () => bundlesWith(overlay));
    if (out === undefined) return serve(bundles, readPort("port", port));
    const names = await step("render the docs", () => renderPages(bundles, resolve(out)));
    for (const name of names) {
      console.log(`wrote ${relative(process.cwd(), join(out, name))}`);
    }
  },
});

async function serve(bundles: Awaited<ReturnType<typeof bundlesWith>>, wanted: number): Promise<void> {
  const port = await findPort(wanted);
  const folder = await mkdtemp(join(tmpdir(), "support-desk-docs-"));
  try {
    await step("render the docs", () => renderPages(bundles, folder));
    const server = await servePages(folder, port);
    console.log(`The pages are at ${server.url}/openapi.html and ${server.url}/v1.html until Ctrl-C.`);
    await untilSignal();
    await server.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
