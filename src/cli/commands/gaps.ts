import { defineCommand } from "../command.js";

export const gaps = defineCommand({
  about: "List what the specification of the service leaves open.",
  options: { json: { type: "boolean", about: "print the gaps as JSON" } },
  async run({ json }) {
    const { gaps } = await import("../../document/gaps.js");
    if (json) return console.log(JSON.stringify(gaps, null, 2));
    const width = Math.max(60, Math.min(process.stdout.columns ?? 100, 120)) - 12;
    for (const { id, kind, what, advice, locations } of gaps) {
      console.log(kind === "conflict" ? `${id} (a contradiction)` : id);
      print("location", locations.map(readable));
      print("what", wrap(what, width));
      print("advice", wrap(advice, width));
      console.log();
    }
    console.log(`${gaps.length} gaps, each marked in the documents as x-not-shown.`);
  },
});

function print(title: string, lines: readonly string[]): void {
  for (const [index, line] of lines.entries())
    console.log(`  ${(index === 0 ? title : "").padEnd(9)} ${line}`);
}

function readable(location: string): string {
  return location.replace("#/", " ").replaceAll("~1", "/").replaceAll("~0", "~");
}

function wrap(text: string, width: number): string[] {
  return text.match(new RegExp(`\\S.{0,${width - 2}}\\S(?=\\s|$)|\\S+`, "g")) ?? [];
}
