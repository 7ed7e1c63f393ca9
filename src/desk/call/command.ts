// The command that makes one call. It loads its work when it runs, so that other commands don't load the client.

import { defineCommand, type Values } from "../../tools/command.js";
import { connectionOptions } from "./connection.js";

const callOptions = {
  ...connectionOptions,
  body: { type: "string", value: "file", about: "a JSON file with fields; - for standard input" },
  all: { type: "boolean", about: "read all pages of a list, and print an item on each line" },
  send: { type: "boolean", about: "send a write" },
  "dry-run": { type: "boolean", about: "only show the request" },
  v1: { type: "boolean", about: "call the older interface" },
} as const;

export type CallValues = Values<typeof callOptions>;

export const call = defineCommand({
  about: "Make a call: a read runs, and a write is only shown unless you pass --send.",
  operands: "[<operation> [<name>=<value>...]]",
  options: callOptions,
  helpOn: async ({ v1 }, [id]) =>
    id === undefined ? undefined : (await import("./help.js")).operationHelp(id, v1),
  run: async (values, operands) => (await import("./run.js")).runCall(values, operands),
});
