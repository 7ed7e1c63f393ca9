import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, onTestFinished } from "vitest";
import { command } from "./command.js";

/** The key in the environment of the calls below. */
export const callKey = "sk-live-0123456789";

/** The end of a program. */
export interface End {
  /** Null if a signal ended the program. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Starts a program in its own process, with no variables of the service but these. */
export function startProgram(args: readonly string[], env: Record<string, string> = {}, out?: number) {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("SUPPORT_DESK_"));
  const child = spawn(process.execPath, args, {
    env: { ...Object.fromEntries(own), ...env },
    stdio: ["pipe", out ?? "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const texts = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ""));
  const ended = once(child, "close").then(async ([code]): Promise<End> => {
    const [stdout = "", stderr = ""] = await Promise.all(texts);
    return { code, stdout, stderr };
  });
  return { child, ended };
}

/** Starts the built command `call`. */
export const startCall = (args: readonly string[], env?: Record<string, string>, out?: number) =>
  startProgram([command, "call", ...args], env, out);

/** Runs `call` with an API key, and the base URL of a server. */
export function runCall(baseUrl: string, args: readonly string[], env: Record<string, string> = {}) {
  const { child, ended } = startCall(["--base-url", baseUrl, ...args], {
    SUPPORT_DESK_API_KEY: callKey,
    ...env,
  });
  child.stdin?.end();
  return ended;
}

/** Runs `call` without a key for a workspace that cannot be reached. */
export function previewCall(args: readonly string[], input: string | Buffer = "") {
  const { child, ended } = startCall(args, {
    SUPPORT_DESK_WORKSPACE: "acme",
    SUPPORT_DESK_SERVICE_HOST: "desk.example",
  });
  child.stdin?.end(input);
  return ended;
}

/** Expects a mistake in the arguments: exit code 2, a sentence, and no output. */
export function expectMistake({ code, stdout, stderr }: End, message: string): void {
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(message);
}
