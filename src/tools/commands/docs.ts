import { join, relative, resolve } from "node:path";
import { type DocumentEntry, readBundles } from "../codegen/bundles.js";
import { defineCommand } from "../command.js";
import { UsageError } from "../errors.js";
import { renderPages, writePages } from "../pages/render.js";
import { servePages } from "../pages/server.js";
import { docsPeers, requirePeers } from "../peers.js";
import { findPort, portOption, readPort } from "../port.js";
import { step, untilSignal } from "../process.js";

const defaultDocsPort = 4011;

export const docsCommand = (documents: readonly DocumentEntry[]) =>
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
      const wanted = readPort("port", port, defaultDocsPort);
      requirePeers(docsPeers);
      const bundles = await step("read the documents", () => readBundles(documents));
      const isLive = out === undefined;
      const freePort = isLive ? await findPort(wanted) : 0;
      const files = await step("render the docs", () => renderPages(bundles, { mockUrl, isLive }));
      if (!isLive) {
        await writePages(resolve(out), files);
        const folder = relative(process.cwd(), resolve(out)) || ".";
        for (const { name } of bundles) console.log(`wrote ${join(folder, name)}.html`);
        console.log(`wrote ${join(folder, "llms.txt")}, and the files for coding agents that it lists`);
        return;
      }
      const server = await servePages(files, freePort);
      const pages = bundles.map(({ name }) => `${server.url}/${name}.html`);
      console.log(`The pages are at ${pages.join(" and ")} until Ctrl-C.`);
      await untilSignal();
      await server.close();
    },
  });

/** Returns the origin of an address. */
function readMockUrl(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new UsageError(`--mock must be an address such as http://127.0.0.1:4010, not "${text}".`);
}
