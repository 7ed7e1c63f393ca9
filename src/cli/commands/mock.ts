import { bundlesWith } from "../codegen/patch.js";
import { defineCommand } from "../command.js";
import { CommandError } from "../errors.js";
import { overlayPeers, requirePeers } from "../peers.js";
import { findPort, portOption, readPort } from "../port.js";
import { untilSignal } from "../signal.js";

export const mock = defineCommand({
  about: "Serve a mock of the service.",
  options: {
    port: portOption("the mock", 4010),
    overlay: { type: "string", value: "file", about: "an overlay with what you know of your workspace" },
  },
  async run({ port: text, overlay }) {
    if (overlay !== undefined) await requirePeers(overlayPeers);
    const documents = (await bundlesWith(overlay)).map(({ document }) => document);
    const port = await findPort(readPort("port", text));
    const { startMock } = await import("../../testing/index.js");
    const server = await startMock({ port, documents, log: console.error }).catch((error: Error) => {
      throw new CommandError(error.message);
    });
    console.log(
      `The mock listens on ${server.url} until Ctrl-C. It accepts any API key; without one it answers 401.`,
    );
    console.log(`  current  ${server.baseUrl}`);
    console.log(`  v1       ${server.v1BaseUrl}`);
    await untilSignal();
    await server.close();
  },
});
