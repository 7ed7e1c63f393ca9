// The command that makes one call. It loads its work when it runs, so that other commands don't load the client.

import { defineCommand } from "../../tools/command.js";
import { callOptions } from "./arguments.js";

export const call = defineCommand({
  about: "Make a call: a read runs, and a write is only shown unless you pass --send.",
  operands: "[<operation> [<name>=<value>...]]",
  options: callOptions,
  helpOn: async ([id]) =>
    id === undefined ? undefined : (await import("./operations.js")).operationHelp(id),
  run: async (values, operands) => (await import("./run.js")).runCallCommand(values, operands),
});
