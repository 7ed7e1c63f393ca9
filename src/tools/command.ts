import { parseArgs, styleText } from "node:util";
import { nearest } from "../base/nearest.js";
import { printableLines } from "../base/printable.js";
import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import { Redactor } from "../client/errors/redact.js";
import { CommandError, UsageError } from "./errors.js";

/** An option of a command, as `parseArgs` accepts it, with its help text. */
interface Option {
  type: "string" | "boolean";
  about: string;
  /** The placeholder for the value in the help, for example `file`. */
  value?: string;
  /** The environment variable that people can set instead. */
  variable?: string;
}

type Options = Readonly<Record<string, Option>>;
export type Values<Of extends Options> = {
  readonly [Name in keyof Of]: Of[Name] extends { type: "boolean" }
    ? boolean | undefined
    : string | undefined;
};

export interface Command<Of extends Options = Options> {
  /** One line for the help. */
  about: string;
  /** The arguments beside the options, as the usage shows them, for example `<file>...`. @default none are accepted */
  operands?: string;
  options: Of;
  /** Returns the help on operands, if there is any. */
  helpOn?(operands: readonly string[]): Promise<string | undefined>;
  run(values: Values<Of>, operands: readonly string[]): Promise<void>;
}

/** Returns the command itself; the compiler infers the types of its values from its options. */
export function defineCommand<const Of extends Options>(command: Command<Of>): Command {
  // `readValues` checks the values by the same options.
  return command as unknown as Command;
}

const help = { type: "boolean", short: "h", about: "print this help" } as const;

/**
 * Runs a command with the arguments of a command line.
 *
 * @param name - how people call the command, for example `support-desk-client mock`
 * @param secret - the environment variable whose value no message shows, even if the command line has it
 * @returns the exit code: 0, 1 if the command failed, 2 if the command line is wrong
 */
export async function runCommand(name: string, command: Command, args: string[], secret?: string) {
  try {
    const { values: given, positionals } = readValues(command, args);
    const { help, ...values } = given;
    if (help) {
      console.log((await command.helpOn?.(positionals)) ?? helpOf(name, command));
      return 0;
    }
    await command.run(values as Values<Options>, positionals);
    return 0;
  } catch (error) {
    // An option of the client is named as people gave it: on the command line, or by its variable.
    const flag = error instanceof InvalidArgumentError ? kebab(error.argument) : "";
    const isTyped = args.some((arg) => arg.startsWith(`--${flag}`));
    const given = (isTyped ? undefined : command.options[flag]?.variable) ?? `--${flag}`;
    const told = Object.hasOwn(command.options, flag)
      ? new UsageError((error as Error).message.replace(/^\w+/, given))
      : error;
    return report(told, `${usageOf(name, command)}\n${command.about}`, secret);
  }
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Prints an error that is meant for people, and returns the exit code. Rethrows any other error. */
export function report(error: unknown, usage: string, secret = ""): number {
  // The client throws InvalidArgumentError for a wrong option.
  const isUsage = error instanceof UsageError || error instanceof InvalidArgumentError;
  if (!(isUsage || error instanceof CommandError)) throw error;
  const redactor = new Redactor();
  redactor.add(process.env[secret] ?? "");
  console.error(red(printableLines(redactor.text(error.message))));
  if (isUsage) console.error((error instanceof UsageError && error.hint) || usage);
  return isUsage ? 2 : 1;
}

/** Returns the error for a name that does not exist. It suggests the most similar one, unless too many letters differ. */
export function unknownName(what: string, name: string, known: readonly string[], hint?: string): UsageError {
  const similar = nearest(name, known, 2);
  return new UsageError(`There is no ${what} ${name}.${similar ? ` Did you mean ${similar}?` : ""}`, hint);
}

/** Prints a value as JSON. Control characters in its texts are escaped. */
export function printJson(value: unknown): void {
  console.log(printableLines(JSON.stringify(value, null, 2)));
}

/** Colors a text red if stderr is a terminal that shows colors and NO_COLOR is not set. */
export function red(text: string): string {
  return styleText("red", text, { stream: process.stderr });
}

function readValues(command: Command, args: string[]) {
  const options = { ...command.options, help };
  try {
    const allowPositionals = command.operands !== undefined;
    const { values, positionals } = parseArgs({ args, options, allowPositionals });
    // The compiler only knows --help here; `defineCommand` knows the other options.
    return { values: values as Record<string, unknown>, positionals };
  } catch (error) {
    const { message } = error as Error;
    const [, unknown] = /^Unknown option '([^']+)'/.exec(message) ?? [];
    if (unknown === undefined) throw new UsageError(message);
    const known = Object.keys(options).map((name) => `--${name}`);
    throw unknownName("option", unknown, known);
  }
}

const flagOf = (name: string, { type, value = "value" }: { type: string; value?: string }) =>
  type === "boolean" ? `--${name}` : `--${name} <${value}>`;

function usageOf(name: string, { operands, options }: Command): string {
  const flags = Object.entries(options).map(([option, details]) => `[${flagOf(option, details)}]`);
  return ["Usage:", name, operands, ...flags, "[--help]"].filter(Boolean).join(" ");
}

function helpOf(name: string, command: Command): string {
  const options = Object.entries<Option>({ ...command.options, help });
  const width = Math.max(...options.map(([option, details]) => flagOf(option, details).length));
  const lines = options.map(
    ([option, details]) =>
      `  ${flagOf(option, details).padEnd(width)}  ${details.about}${details.variable ? `, or set ${details.variable}` : ""}`,
  );
  return [usageOf(name, command), "", command.about, "", "Options:", ...lines].join("\n");
}
