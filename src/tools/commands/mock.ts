import { InvalidArgumentError } from "../../client/errors/invalid-argument-error.js";
import type { MockOptions } from "../../mock/mock.js";
import { tryPath } from "../../mock/try/calls.js";
import { type Command, defineCommand } from "../command.js";
import { CommandError, UsageError } from "../errors.js";
import { findPort, portOption } from "../port.js";
import { endAtSignal } from "../process.js";
import { readObject } from "../single-file.js";

const defaultMockPort = 4010;

/** Starts a mock of the service. */
type StartMock = (
  options: MockOptions & {
    /** Whether the mock remembers requests, starts with the workspace of the examples, and serves the page to try calls. */
    stateful: boolean;
    /** The records of its workspace. @default those of the examples */
    seed?: object;
    assume?: object;
  },
) => Promise<{ readonly url: string; readonly baseUrl: string }>;

export const mockCommand = (startMock: StartMock): Command =>
  defineCommand({
    about: "Serve a mock of the service.",
    options: {
      port: portOption("the mock", defaultMockPort),
      cors: {
        type: "string",
        value: "origins",
        about: "the origins of pages that may call the mock, separated by commas, besides its own",
      },
      stateful: {
        type: "boolean",
        about: "remember requests; respond with 501 if the specification does not show the response",
      },
      seed: {
        type: "string",
        value: "file",
        about: "with --stateful: a JSON file with the records of the workspace, instead of the examples",
      },
      assume: {
        type: "string",
        value: "file",
        about: "with --stateful: a JSON file with an assumption for each gap that the mock asks about",
      },
      "api-key": { type: "string", value: "key", about: "accept only this API key, instead of any key" },
    },
    async run({ port: text, cors = "", stateful, seed, assume, "api-key": apiKey }) {
      if (!stateful && (seed ?? assume) !== undefined) {
        throw new UsageError("--seed and --assume need --stateful.");
      }
      const port = await findPort("port", text, defaultMockPort);
      const options = {
        port,
        cors: cors.split(",").filter(Boolean),
        stateful: stateful ?? false,
        ...(seed !== undefined && { seed: await readObject(seed) }),
        ...(assume !== undefined && { assume: await readObject(assume) }),
        ...(apiKey !== undefined && { apiKey }),
        log: (line: string) => console.error(line),
      };
      endAtSignal();
      const server = await startMock(options).catch((error: Error) => {
        throw error instanceof InvalidArgumentError ? error : new CommandError(error.message);
      });
      const responses = stateful
        ? `It remembers requests, and starts with the workspace of ${seed ?? "the examples"}.`
        : "It responds with the examples of the document. With --stateful, it remembers requests.";
      const keys = apiKey === undefined ? "any API key" : "only the API key of --api-key";
      console.log(
        `The mock is at ${server.url} until Ctrl-C. It accepts ${keys}; without a key, it responds with 401.`,
      );
      console.log(responses);
      console.log(`  baseUrl  ${server.baseUrl}`);
      if (stateful) console.log(`  try it   ${server.url}${tryPath}`);
    },
  });
