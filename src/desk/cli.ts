#!/usr/bin/env node
// The entry of the command. It imports nothing of the others before it knows that they can run on this Node.
import { requireNode } from "../tools/root.js";
import type { Seed } from "./testing.js";

requireNode("support-desk-client", "run the command again");
process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  // A reader that closed the pipe, such as head, has what it wants.
  if (code === "EPIPE" || process.exitCode === 1) return;
  process.exitCode = 1;
  console.error(`The output cannot be written: ${message}. Make room, or write it to another place.`);
});
const { run } = await import("../tools/run.js");
const { documents } = await import("./documents.js");
const { defineCommand } = await import("../tools/command.js");
const { check } = await import("./check/command.js");
const code = await run(process.argv.slice(2), {
  documents,
  async startMock({ stateful, seed = "examples", assume = {}, ...options }) {
    const { startMock } = await import("./testing.js");
    const mock = await (stateful
      ? // startMock checks what the files of people have.
        startMock({ ...options, stateful, seed: seed as Seed | "examples", assume, tryPage: true })
      : startMock(options));
    const { url, baseUrl, v1BaseUrl, close } = mock;
    return { url, addresses: { current: baseUrl, v1: v1BaseUrl }, close };
  },
  check: defineCommand(check),
});
// The output may have failed meanwhile.
process.exitCode ||= code;
