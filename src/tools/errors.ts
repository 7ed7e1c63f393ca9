/** A command failed. Its message is written for the person who runs it, and is printed without a stack. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** The command line is wrong. The message is printed with a hint. */
export class UsageError extends Error {
  override name = "UsageError";

  /** @param hint - the next step @default the usage of the command */
  constructor(
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "this user has no permission to read it",
};

/** Returns the error for a file that cannot be read. */
export function unreadable(file: string, { code = "", message }: NodeJS.ErrnoException): CommandError {
  return new CommandError(`${file} cannot be read: ${reasons[code] ?? message}.`);
}
