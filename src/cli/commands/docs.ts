import { join, relative, resolve } from "node:path";
import { defineCommand } from "../command.js";
import { UsageError } from "../errors.js";
import { bundlesWith } from "../isolate/bundles-with.js";
import { renderPages, writePages } from "../pages/render.js";
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
    mock: {
      type: "string",
      value: "address",
      about: "where `mock --stateful` runs, such as http://127.0.0.1:4010, for a link to try each call",
    },
    overlay: { type: "string", value: "file", about: "an overlay with what you know of your workspace" },
  },
  async run({ port, out, mock, overlay }) {
    const mockUrl = mock === undefined ? undefined : readMockUrl(mock);
    const wanted = readPort("port", port);
    await requirePeers(overlay === undefined ? docsPeers : [...docsPeers, ...overlayPeers]);
    const bundles = await step("read the documents", () => bundlesWith(overlay));
    if (out === undefined) return serve(bundles, wanted, mockUrl);
    const folder = relative(process.cwd(), resolve(out)) || ".";
    const docs = await step("render the docs", () => renderPages(bundles, { mockUrl }));
    await writePages(resolve(out), docs);
    for (const name of docs.rendered.keys()) console.log(`wrote ${join(folder, name)}`);
    console.log(`wrote ${join(folder, "llms.txt")}, and the files for coding agents that it lists`);
  },
});

/** Returns the origin of an address, without what follows it. */
function readMockUrl(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new UsageError(`--mock must be an address such as http://127.0.0.1:4010, not "${text}".`);
}

async function serve(
  bundles: Awaited<ReturnType<typeof bundlesWith>>,
  wanted: number,
  mockUrl: string | undefined,
): Promise<void> {
  const port = await findPort(wanted);
  const options = { mockUrl, scripts: ["live"] };
  const { files } = await step("render the docs", () => renderPages(bundles, options));
  const server = await servePages(files, port);
  console.log(`The pages are at ${server.url}/openapi.html and ${server.url}/v1.html until Ctrl-C.`);
  await untilSignal();
  await server.close();
}
