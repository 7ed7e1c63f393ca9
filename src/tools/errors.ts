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
