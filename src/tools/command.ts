import { parseArgs, styleText } from "node:util";
import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import { printableLines } from "../client/errors/printable.js";
import { CommandError, UnknownNameError, UsageError } from "./errors.js";
import { nearest } from "./nearest.js";
import { manifest } from "./root.js";

/** An option of a command, in the form that `parseArgs` accepts, with the text of the help. */
interface Option {
  type: "string" | "boolean";
  about: string;
  /** The name of the value in the help, for example `file`. */
  value?: string;
  default?: string;
  required?: true;
}

type Options = Readonly<Record<string, Option>>;
type Values<Of extends Options> = {
  readonly [Name in keyof Of]: Of[Name] extends { type: "boolean" }
    ? boolean | undefined
    : Of[Name] extends { required: true } | { default: string }
      ? string
      : string | undefined;
};

/** A command: what it does in one line, its options, and its work. */
export interface Command<Of extends Options = Options> {
  about: string;
  /** The name of what it accepts one or more of beside its options, for example `file`. */
  operand?: string;
  /** Whether the command runs without one. */
  operandIsOptional?: true;
  options: Of;
  run(values: Values<Of>, operands: readonly string[]): Promise<void>;
}

/** Returns the command itself, with the types of its values inferred from its options. */
export function defineCommand<const Of extends Options>(command: Command<Of>): Command {
  // `readValues` checks the values by the same options.
  return command as unknown as Command;
}

const common = {
  help: { type: "boolean", short: "h", about: "print this help" },
  version: { type: "boolean", about: "print the version of the package" },
} as const;

/**
 * Runs a command with the arguments of a command line.
 *
 * @param name - how the command is called, for example `support-desk-client mock`
 * @returns the exit code: 0, 1 where the command failed, 2 for a wrong command line
 */
export async function runCommand(name: string, command: Command, args: string[]): Promise<number> {
  try {
    const { values: given, positionals } = readValues(command, args);
    const { help, version, ...values } = given;
    if (help || version) {
      console.log(help ? helpOf(name, command) : manifest.version);
      return 0;
    }
    for (const [option, { required }] of Object.entries(command.options)) {
      if (required && values[option] === undefined) throw new UsageError(`--${option} is missing.`);
    }
    if (command.operand !== undefined && !command.operandIsOptional && positionals.length === 0) {
      throw new UsageError(`A ${command.operand} is missing.`);
    }
    await command.run(values as Values<Options>, positionals);
    return 0;
  } catch (error) {
    return report(error, usageOf(name, command));
  }
}

/** Prints an error that is meant for people; throws any other. */
export function report(error: unknown, usage: string): number {
  // The client says what is wrong with its options.
  const isUsage = error instanceof UsageError || error instanceof InvalidArgumentError;
  if (!(isUsage || error instanceof CommandError)) throw error;
  console.error(red(printableLines(error.message)));
  if (error instanceof CommandError) return 1;
  if (!(error instanceof UnknownNameError)) console.error(usage);
  return 2;
}

/** Prints a value as JSON, whose texts can be those of somebody else. */
export function printJson(value: unknown): void {
  console.log(printableLines(JSON.stringify(value, null, 2)));
}

/** Red on a terminal that shows colours, unless NO_COLOR is set. */
export function red(text: string): string {
  return styleText("red", text, { stream: process.stderr });
}

/** The error for a name that does not exist; it names the nearest one that does. */
export function unknownName(what: string, name: string, known: readonly string[]): UnknownNameError {
  return new UnknownNameError(`There is no ${what} ${name}. Did you mean ${nearest(name, known)}?`);
}

function readValues(command: Command, args: string[]) {
  const options = { ...command.options, ...common };
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== "option" || Object.hasOwn(options, token.name)) continue;
    const known = Object.keys(options).map((name) => `--${name}`);
    throw unknownName("option", token.rawName, known);
  }
  try {
    // Only --help and --version are known here by their types; the others are known to `defineCommand`.
    const { values, positionals } = parseArgs({
      ...{ args, options },
      allowPositionals: command.operand !== undefined,
    });
    return { values: values as Record<string, unknown>, positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const flagOf = (name: string, { type, value = "value" }: { type: string; value?: string }) =>
  type === "boolean" ? `--${name}` : `--${name} <${value}>`;

function usageOf(name: string, { operand, operandIsOptional, options }: Command): string {
  const flags = Object.entries(options).map(([option, details]) => {
    const flag = flagOf(option, details);
    return details.required ? flag : `[${flag}]`;
  });
  const operands = operand === undefined ? [] : [operandIsOptional ? `[<${operand}>...]` : `<${operand}>...`];
  return ["Usage:", name, ...operands, ...flags, "[--help] [--version]"].join(" ");
}

function helpOf(name: string, command: Command): string {
  const options = Object.entries<Omit<Option, "required">>({ ...command.options, ...common });
  const width = Math.max(...options.map(([option, details]) => flagOf(option, details).length));
  const lines = options.map(([option, details]) => {
    const usual = details.default === undefined ? "" : ` (default: ${details.default})`;
    return `  ${flagOf(option, details).padEnd(width)}  ${details.about}${usual}`;
  });
  return [usageOf(name, command), "", command.about, "", "Options:", ...lines].join("\n");
}
