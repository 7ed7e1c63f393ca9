import { readFile } from "node:fs/promises";
import { printable } from "../../client/errors/printable.js";
import { parseJson } from "../../client/read.js";
import type { MockDocument } from "../../mock/mock-document.js";
import type { MockRequest } from "../../mock/requests.js";
import { tryPath } from "../../mock/try/calls.js";
import type { DocumentEntry } from "../codegen/bundles.js";
import { bundlesWith } from "../codegen/overlay.js";
import { type Command, defineCommand } from "../command.js";
import { CommandError, UsageError, unreadable } from "../errors.js";
import { overlayPeers, prismPeers, requirePeers } from "../peers.js";
import { findPort, portOption, readPort } from "../port.js";
import { step, untilSignal } from "../process.js";

const usualPort = 4010;

/** Starts a mock of the service. */
export type StartMock = (options: {
  readonly port: number;
  readonly documents: readonly MockDocument[];
  readonly cors: readonly string[];
  readonly log?: (line: string, request?: MockRequest) => void;
  /** Whether it remembers, starts with the workspace of the examples, and serves the page to try calls. */
  readonly stateful: boolean;
  /** What its workspace has in place of the examples. */
  readonly seed?: object;
  readonly assume?: object;
  readonly apiKey?: string;
}) => Promise<{
  readonly url: string;
  /** The base URL of each interface, by its name. */
  readonly addresses: Readonly<Record<string, string>>;
  close(): Promise<void>;
}>;

export const mockCommand = (documents: readonly DocumentEntry[], startMock: StartMock): Command =>
  defineCommand({
    about: "Serve a mock of the service.",
    options: {
      port: portOption("the mock", usualPort),
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
      seed: {
        type: "string",
        value: "file",
        about: "with --stateful: a JSON file with what the workspace has, in place of the examples",
      },
      assume: {
        type: "string",
        value: "file",
        about: "with --stateful: a JSON file with what is assumed, by the ids of gaps",
      },
      "api-key": { type: "string", value: "key", about: "the one API key that is accepted, in place of any" },
      quiet: { type: "boolean", about: "print no line for each request" },
      verbose: { type: "boolean", about: "print the operation, the query and the body of each request, too" },
    },
    async run({ port: text, overlay, cors, stateful, seed, assume, "api-key": apiKey, quiet, verbose }) {
      if (quiet && verbose) throw new UsageError("--quiet and --verbose exclude each other.");
      if (!stateful && (seed ?? assume) !== undefined) {
        throw new UsageError("--seed and --assume need --stateful.");
      }
      const wanted = readPort("port", text, usualPort);
      // A missing peer is reported before a port that is taken.
      await requirePeers([...prismPeers, ...(overlay === undefined ? [] : overlayPeers)]);
      const bundles = await step("read the documents", () => bundlesWith(documents, overlay));
      const port = await findPort(wanted);
      const log = (line: string, request?: MockRequest) => {
        console.error(line);
        if (!verbose || request === undefined) return;
        const { operationId, query, body } = request;
        console.error(`  ${printable(JSON.stringify({ operationId, query, body }))}`);
      };
      const origins = cors.split(",").filter(Boolean);
      const options = {
        port,
        documents: bundles.map(({ document }) => document as unknown as MockDocument),
        cors: origins,
        stateful: stateful ?? false,
        ...(seed !== undefined && { seed: await readObject(seed) }),
        ...(assume !== undefined && { assume: await readObject(assume) }),
        ...(apiKey !== undefined && { apiKey }),
        ...(!quiet && { log }),
      };
      const server = await step("start the mock", () =>
        startMock(options).catch((error: Error) => {
          throw new CommandError(error.message);
        }),
      );
      console.log(
        introduction(server.url, stateful ? (seed ?? "the examples") : undefined, apiKey !== undefined),
      );
      for (const [name, address] of Object.entries(server.addresses)) {
        console.log(`  ${name.padEnd(8)} ${address}`);
      }
      if (stateful) console.log(`  try it   ${server.url}${tryPath}`);
      await untilSignal();
      await server.close();
    },
  });

/** @param start - what the workspace has that the mock starts with; undefined of a mock that does not remember */
function introduction(url: string, start: string | undefined, hasOneKey: boolean): string {
  const keys = hasOneKey ? "the API key of --api-key alone" : "any API key";
  const answers =
    start === undefined
      ? "It answers with the examples of the documents, whatever is sent; with --stateful it remembers what is sent."
      : `It remembers what is sent, and starts with the workspace of ${start}.`;
  return `The mock listens on ${url} until Ctrl-C. It accepts ${keys}; without one it answers 401.\n${answers}`;
}

/** Reads the JSON object of a file. */
async function readObject(file: string): Promise<object> {
  const text = await readFile(file, "utf8").catch((error) => {
    throw unreadable(file, error);
  });
  // An editor can have put a byte order mark in front.
  const { value, problem } = parseJson(text.trim());
  if (problem !== undefined) throw new CommandError(`${file} ${problem}.`);
  if (Object(value) === value && !Array.isArray(value)) return value as object;
  throw new CommandError(`${file} must have a JSON object.`);
}
