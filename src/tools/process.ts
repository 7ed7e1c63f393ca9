/** Ends the process with 0 at SIGINT (Ctrl-C) or SIGTERM, because that is how people stop a server. */
export function endAtSignal(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));
}
