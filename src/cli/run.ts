// The commands of the package: support-desk-client <command>.
import { type Command, report, runCommand, unknownName } from "./command.js";
import { docs } from "./commands/docs.js";
import { evidence } from "./commands/evidence.js";
import { gaps } from "./commands/gaps.js";
import { generate } from "./commands/generate.js";
import { mock } from "./commands/mock.js";
import { propose } from "./commands/propose.js";
import { manifest } from "./root.js";

const commands: Readonly<Record<string, Command>> = { docs, mock, generate, gaps, evidence, propose };

const help = [
  "Usage: support-desk-client <command> [--help] [--version]\n",
  "Commands:",
  ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`),
  "\nsupport-desk-client <command> --help prints the options of a command.",
].join("\n");

/** Runs the command that the arguments name, and returns its exit code. */
export async function run([name = "", ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return runCommand(`support-desk-client ${name}`, command, args);
  if (name === "--version") console.log(manifest.version);
  else if (name === "--help" || name === "-h") console.log(help);
  else if (name === "") console.error(help);
  else if (name.startsWith("-")) return report(unknownName("option", name, ["--help", "--version"]), help);
  else return report(unknownName("command", name, Object.keys(commands)), help);
  return name === "" ? 2 : 0;
}
