import { readFile, writeFile } from "node:fs/promises";

/**
 * Does what the messages of the census say: adds each line that it does not list, and removes each that the document no longer
 * states.
 *
 * @param file - the census
 * @returns a function that takes the edit back
 */
export async function followCensus(file: string, messages: readonly string[]): Promise<() => Promise<void>> {
  const before = await readFile(file, "utf8");
  const lines = before.split("\n");
  for (const message of messages) {
    // A place that used a shared table names it until a table without lines is found to be missing.
    const [, removed] =
      /remove line (\d+) of census\.md|Line (\d+): There is no shared/.exec(message)?.filter(Boolean) ?? [];
    if (removed !== undefined) lines[Number(removed) - 1] = "";
  }
  for (const message of messages) {
    const [, document, table, line] =
      /add a line .*? under "(.+?)", "(.+?)", .*?: (\| .* \|)$/.exec(message) ?? [];
    if (line === undefined) continue;
    const start = lines.indexOf(`## ${document}`);
    const end = lines.findIndex((one, index) => index > start && one.startsWith("## "));
    const heading = lines.indexOf(`### ${table}`, start);
    const row = line.replace("SECTION LINE", "Tickets 111");
    if (heading === -1 || (end !== -1 && heading > end))
      lines.splice(start + 1, 0, "", `### ${table}`, "", row);
    else lines.splice(heading + 1, 0, "", row);
  }
  await writeFile(file, lines.join("\n"));
  return () => writeFile(file, before);
}
