/** Ends the process at SIGINT (Ctrl-C) or SIGTERM, with 0 unless something has failed, because that is how people stop a server. */
export function endAtSignal(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit());
}
