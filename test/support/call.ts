import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { command } from "./command.js";

/** The key in the environment of the calls below. */
export const callKey = "sk-live-0123456789";

/** The end of a command. */
export interface CallEnd {
  /** Null if a signal ended the command. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Starts the built command `call`, with no variables of the service but these. */
export function startCall(args: readonly string[], env: Record<string, string> = {}, out?: number) {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("SUPPORT_DESK_"));
  const child = spawn(process.execPath, [command, "call", ...args], {
    env: { ...Object.fromEntries(own), ...env },
    stdio: ["pipe", out ?? "pipe", "pipe"],
  });
  const [stdout, stderr] = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ""));
  const ended = once(child, "close").then(
    async ([code]): Promise<CallEnd> => ({
      code,
      stdout: (await stdout) ?? "",
      stderr: (await stderr) ?? "",
    }),
  );
  return { child, ended };
}

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
