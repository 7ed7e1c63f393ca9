// The commands of the package: support-desk-client <command>.
import { type Command, report, runCommand, unknownName } from "./command.js";
import { UsageError } from "./errors.js";
import { manifest } from "./root.js";

export { docsCommand } from "./commands/docs.js";
export { gapsCommand } from "./commands/gaps.js";
export { mockCommand } from "./commands/mock.js";

/**
 * Runs the command that the arguments name, and returns its exit code.
 *
 * @param secret - the environment variable whose value no message shows, even if the command line has it
 */
export async function run(
  commands: Readonly<Record<string, Command>>,
  [name = "", ...args]: readonly string[],
  secret: string,
): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return runCommand(`support-desk-client ${name}`, command, args, secret);
  const help = helpOf(commands);
  if (["--version", "--help", "-h"].includes(name)) {
    console.log(name === "--version" ? manifest.version : help);
    return 0;
  }
  const known = [...Object.keys(commands), "--help", "--version"];
  const error = name === "" ? new UsageError("A command is missing.") : unknownName("command", name, known);
  return report(error, help, secret);
}

function helpOf(commands: Readonly<Record<string, Command>>): string {
  return [
    "Usage: support-desk-client <command> [--help] [--version]\n",
    "Commands:",
    ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`),
    "\nsupport-desk-client <command> --help prints the options of a command.",
  ].join("\n");
}
