import { printable } from "../../errors/printable.js";
import type { MockRequest } from "../../testing/index.js";
import { tryPath } from "../../testing/try/calls.js";
import { defineCommand } from "../command.js";
import { CommandError, UsageError } from "../errors.js";
import { bundlesWith } from "../isolate/bundles-with.js";
import { overlayPeers, prismPeers, requirePeers } from "../peers.js";
import { findPort, portOption, readPort } from "../port.js";
import { untilSignal } from "../signal.js";
import { step } from "../steps.js";

export const mock = defineCommand({
  about: "Serve a mock of the service.",
  options: {
    port: portOption("the mock", 4010),
    overlay: { type: "string", value: "file", about: "an overlay with what you know of your workspace" },
    cors: {
      type: "string",
      value: "origins",
      about: "the origins of the pages that may call the mock, separated by commas",
      default: "http://127.0.0.1:4011,http://localhost:4011",
    },
    stateful: {
      type: "boolean",
      about: "remember what is sent, and answer 501 where the specification shows no answer",
    },
    quiet: { type: "boolean", about: "print no line for each request" },
    verbose: { type: "boolean", about: "print the operation, the query and the body of each request, too" },
  },
  async run({ port: text, overlay, cors, stateful, quiet, verbose }) {
    if (quiet && verbose) throw new UsageError("--quiet and --verbose exclude each other.");
    const wanted = readPort("port", text);
    // What is missing comes before a port that is taken.
    await requirePeers([...prismPeers, ...(overlay === undefined ? [] : overlayPeers)]);
    const bundles = await step("read the documents", () => bundlesWith(overlay));
    const documents = bundles.map(({ document }) => document);
    const port = await findPort(wanted);
    const log = (line: string, request?: MockRequest) => {
      console.error(line);
      if (!verbose || request === undefined) return;
      const { operationId, query, body } = request;
      console.error(`  ${printable(JSON.stringify({ operationId, query, body }))}`);
    };
    const options = { port, documents, cors: cors.split(",").filter(Boolean), ...(!quiet && { log }) };
    const server = await step("start the mock", async () => {
      const { startMock } = await import("../../testing/index.js");
      // The pages show the same examples.
      const start = stateful
        ? startMock({ ...options, stateful, seed: "examples", tryPage: true })
        : startMock(options);
      return start.catch((error: Error) => {
        throw new CommandError(error.message);
      });
    });
    console.log(
      `The mock listens on ${server.url} until Ctrl-C. It accepts any API key; without one it answers 401.`,
    );
    if (stateful) console.log("It remembers what is sent, and starts with the workspace of the examples.");
    console.log(`  current  ${server.baseUrl}`);
    console.log(`  v1       ${server.v1BaseUrl}`);
    if (stateful) console.log(`  try it   ${server.url}${tryPath}`);
    await untilSignal();
    await server.close();
  },
});
