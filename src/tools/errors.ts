/** A command that failed. The message is written for the person who runs it, and is printed without a stack. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** A mistake on the command line. The message is printed with the usage of the command. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** A name on the command line that does not exist. The message names the nearest one, and is printed alone. */
export class UnknownNameError extends UsageError {
  override name = "UnknownNameError";
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "this user has no permission to read it",
};

/** The error for a file that cannot be read. */
export function unreadable(file: string, { code = "", message }: NodeJS.ErrnoException): CommandError {
  return new CommandError(`${file} cannot be read: ${reasons[code] ?? message}.`);
}
