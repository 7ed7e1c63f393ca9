#!/usr/bin/env node
// The entry of the command. It imports nothing of the others before it knows that they can run on this Node.
import { requireNode } from "./node-version.js";

requireNode("support-desk-client", "run the command again");
process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  // A reader that closed the pipe, such as head, has what it wants.
  if (code === "EPIPE" || process.exitCode === 1) return;
  process.exitCode = 1;
  console.error(`The output cannot be written: ${message}. Make room, or write it to another place.`);
});
const { run } = await import("./run.js");
const code = await run(process.argv.slice(2));
// The output may have failed meanwhile.
process.exitCode ||= code;
