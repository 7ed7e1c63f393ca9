import { vi } from "vitest";
import { call } from "../../src/desk/call/command.js";
import { check } from "../../src/desk/check/command.js";
import { keyVariable } from "../../src/desk/connection.js";
import { docsCommand, gapsCommand, mockCommand, run } from "../../src/tools/run.js";

const commands = {
  docs: docsCommand("page_number"),
  mock: mockCommand(() => Promise.reject(new Error("This mock does not start."))),
  gaps: gapsCommand,
  check,
  call,
};

/** Runs a command that only prints, in this process. */
export async function runHere(...args: string[]): Promise<{ code: number; output: string }> {
  let output = "";
  const prints = (["log", "error"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((text) => {
      output += `${text}\n`;
    }),
  );
  try {
    return { code: await run(commands, args, keyVariable), output };
  } finally {
    for (const print of prints) print.mockRestore();
  }
}
