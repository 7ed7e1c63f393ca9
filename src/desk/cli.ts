#!/usr/bin/env node
// The entry of the command. It checks the version of Node before it imports modules that need a newer one.
import { requireNode } from "../tools/root.js";
import { pageParameter } from "./page-parameter.js";
import type { Seed } from "./testing.js";

requireNode("support-desk-client", "run the command again");
const args = process.argv.slice(2);
const isCall = args[0] === "call";
// 1 would claim that `call` has shown a write and sent nothing. 5 says that the outcome of a write is unknown.
const [lostOutputCode, advice] =
  isCall && args.includes("--send") && !args.includes("--dry-run")
    ? [5, "The call may have been carried out: check before you repeat it."]
    : [isCall ? 3 : 1, "Free some space, or write to another location."];
process.stdout.on("error", ({ code, message }: NodeJS.ErrnoException) => {
  // The reader, such as `head`, has closed the pipe and needs no more output.
  if (code === "EPIPE" || process.exitCode === lostOutputCode) return;
  // A call that failed has its own code, for example that nothing was sent.
  if (isCall && Number(process.exitCode ?? 0) > 1) return;
  process.exitCode = lostOutputCode;
  console.error(`The output cannot be written: ${message}. ${advice}`);
});
// Nobody can be told. The work, such as a mock, goes on.
process.stderr.on("error", () => {});
const { docsCommand, gapsCommand, mockCommand, run } = await import("../tools/run.js");
const { check } = await import("./check/command.js");
const { call } = await import("./call/command.js");
const mock = mockCommand(async ({ stateful, seed = "examples", assume, ...options }) => {
  const { startDeskMock } = await import("./workspace/start-mock.js");
  // The mock checks the content of the files.
  const remembering = { stateful: true, seed: seed as Seed | "examples", tryPage: true } as const;
  return startDeskMock({ ...options, ...(stateful && remembering) }, true, assume);
});
const { keyVariable } = await import("./connection.js");
const commands = { docs: docsCommand(pageParameter), mock, gaps: gapsCommand, check, call };
const code = await run(commands, args, keyVariable);
// Writing the output may have failed in the meantime.
process.exitCode ||= code;
