/** A command that failed. The message is written for the person who runs it, and is printed without a stack. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** A mistake on the command line. The message is printed with the usage of the command. */
export class UsageError extends Error {
  override name = "UsageError";
}
