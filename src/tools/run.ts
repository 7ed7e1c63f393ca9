// The commands of the package: support-desk-client <command>.
import type { DocumentEntry } from "./codegen/bundles.js";
import { type Command, report, runCommand, unknownName } from "./command.js";
import { docsCommand } from "./commands/docs.js";
import { evidenceCommand } from "./commands/evidence.js";
import { gapsCommand } from "./commands/gaps.js";
import { generateCommand } from "./commands/generate.js";
import { mockCommand, type StartMock } from "./commands/mock.js";
import { manifest } from "./root.js";

/** What the commands need of the service. */
export interface Service {
  /** The first one is the interface that is meant where nobody names one. */
  readonly documents: readonly DocumentEntry[];
  readonly startMock: StartMock;
  /** Asks the service how it is. */
  readonly check: Command;
}

/** Runs the command that the arguments name, and returns its exit code. */
export async function run(
  [name = "", ...args]: string[],
  { documents, startMock, check }: Service,
): Promise<number> {
  const commands: Readonly<Record<string, Command>> = {
    docs: docsCommand(documents),
    mock: mockCommand(documents, startMock),
    generate: generateCommand(documents),
    gaps: gapsCommand(documents),
    evidence: evidenceCommand(documents),
    check,
  };
  const help = helpOf(commands);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return runCommand(`support-desk-client ${name}`, command, args);
  if (name === "--version") console.log(manifest.version);
  else if (name === "--help" || name === "-h") console.log(help);
  else if (name === "") console.error(help);
  else if (name.startsWith("-")) return report(unknownName("option", name, ["--help", "--version"]), help);
  else return report(unknownName("command", name, Object.keys(commands)), help);
  return name === "" ? 2 : 0;
}

function helpOf(commands: Readonly<Record<string, Command>>): string {
  return [
    "Usage: support-desk-client <command> [--help] [--version]\n",
    "Commands:",
    ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`),
    "\nsupport-desk-client <command> --help prints the options of a command.",
  ].join("\n");
}
