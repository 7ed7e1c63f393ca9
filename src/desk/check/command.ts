// The command that checks a workspace. It loads its work when it runs, so that other commands don't load the client.

import { defineCommand } from "../../tools/command.js";
import { connectionOf, connectionOptions, keyVariable, readKey } from "../connection.js";

export const check = defineCommand({
  about: `Read from your workspace to check whether the client reaches it. Set ${keyVariable} to your key.`,
  options: {
    ...connectionOptions,
    ticket: { type: "string", value: "id", about: "the number or id of a ticket to read, too" },
  },
  async run({ ticket, ...connection }) {
    const { checkWorkspace } = await import("./check.js");
    const { isFine, text } = await checkWorkspace(connectionOf(connection, readKey()), ticket);
    console.log(text);
    process.exitCode ||= isFine ? 0 : 1;
  },
});
