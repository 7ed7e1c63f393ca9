import { join, relative, resolve } from "node:path";
import { readBundle } from "../codegen/bundle.js";
import { defineCommand } from "../command.js";
import { UsageError } from "../errors.js";
import { renderPages, writePages } from "../pages/render.js";
import { servePages } from "../pages/server.js";
import { requireDocsPeers } from "../peers.js";
import { findPort, portOption } from "../port.js";
import { endAtSignal } from "../process.js";

const defaultDocsPort = 4011;

export const docsCommand = (pageParameter: string) =>
  defineCommand({
    about: "Serve the rendered documentation, or write it to a folder.",
    options: {
      port: portOption("the server", defaultDocsPort),
      out: {
        type: "string",
        value: "folder",
        about: "write the pages to this folder instead of serving them",
      },
      mock: {
        type: "string",
        value: "address",
        about:
          "the address of `mock --stateful`, such as http://127.0.0.1:4010, to link each call to its try page",
      },
    },
    async run({ port, out, mock }) {
      const mockUrl = mock === undefined ? undefined : readMockUrl(mock);
      const isLive = out === undefined;
      if (!isLive && port !== undefined) throw new UsageError("--port has no effect with --out.");
      requireDocsPeers();
      const freePort = isLive ? await findPort("port", port, defaultDocsPort) : 0;
      const bundle = await readBundle(pageParameter);
      const files = await renderPages(bundle, { mockUrl, isLive });
      if (!isLive) {
        await writePages(resolve(out), files);
        const folder = relative(process.cwd(), resolve(out)) || ".";
        console.log(`wrote ${join(folder, "openapi.html")}`);
        console.log(`wrote ${join(folder, "llms.txt")}, and the files for coding agents that it lists`);
        return;
      }
      endAtSignal();
      const { url } = await servePages(files, freePort);
      console.log(`The pages are at ${url}/openapi.html until Ctrl-C.`);
    },
  });

/** Returns the origin of an address. */
function readMockUrl(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new UsageError(`--mock must be an address such as http://127.0.0.1:4010, not "${text}".`);
}
