import { vi } from "vitest";
import { call } from "../../src/desk/call/command.js";
import { check } from "../../src/desk/check/command.js";
import { run } from "../../src/tools/run.js";

/** Runs a command that only prints, in this process. */
export async function runHere(...args: string[]): Promise<{ code: number; output: string }> {
  let output = "";
  const prints = (["log", "error"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((text) => {
      output += `${text}\n`;
    }),
  );
  const startMock = () => Promise.reject(new Error("This mock does not start."));
  try {
    const code = await run(args, { pageParameter: "page_number", startMock, check, call });
    return { code, output };
  } finally {
    for (const print of prints) print.mockRestore();
  }
}
