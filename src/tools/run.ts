// The commands of the package: support-desk-client <command>.
import { type Command, report, runCommand, unknownName } from "./command.js";
import { docsCommand } from "./commands/docs.js";
import { gapsCommand } from "./commands/gaps.js";
import { mockCommand, type StartMock } from "./commands/mock.js";
import { UsageError } from "./errors.js";
import { manifest } from "./root.js";

/** The parts of the commands that know the service. */
export interface Service {
  /** The query parameter that selects a page of a list. */
  readonly pageParameter: string;
  readonly startMock: StartMock;
  /** Checks whether the client reaches a workspace. */
  readonly check: Command;
  /** Makes one call to a workspace. */
  readonly call: Command;
}

/** Runs the command that the arguments name, and returns its exit code. */
export async function run(
  [name = "", ...args]: string[],
  { pageParameter, startMock, check, call }: Service,
): Promise<number> {
  const commands: Readonly<Record<string, Command>> = {
    docs: docsCommand(pageParameter),
    mock: mockCommand(startMock),
    gaps: gapsCommand,
    check,
    call,
  };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return runCommand(`support-desk-client ${name}`, command, args);
  const help = helpOf(commands);
  if (!["--version", "--help", "-h"].includes(name)) {
    const known = [...Object.keys(commands), "--help", "--version"];
    return report(
      name === "" ? new UsageError("A command is missing.") : unknownName("command", name, known),
      help,
    );
  }
  console.log(name === "--version" ? manifest.version : help);
  return 0;
}

function helpOf(commands: Readonly<Record<string, Command>>): string {
  return [
    "Usage: support-desk-client <command> [--help] [--version]\n",
    "Commands:",
    ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`),
    "\nsupport-desk-client <command> --help prints the options of a command.",
  ].join("\n");
}
