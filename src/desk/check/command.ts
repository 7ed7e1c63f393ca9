// The command that checks a workspace. It loads its work when it runs, so that other commands don't load the client.

import { defineCommand } from "../../tools/command.js";
import { keyVariable } from "../connection.js";
import { checkOptions } from "./options.js";

export const check = defineCommand({
  about: `Read from your workspace to check whether the client fits it. Set ${keyVariable} to your key.`,
  options: checkOptions,
  run: async (values) => (await import("./run.js")).runCheck(values),
});
