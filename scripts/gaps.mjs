// @ts-check
// Lists what the specification leaves open, for people; with --json for programs.
import { parseArgs } from "node:util";
import { gaps } from "support-desk-client/gaps";

const usage = "Usage: npm run gaps -- [--json]";

/** @param {string} text @param {number} width */
function wrap(text, width) {
  return text.match(new RegExp(`\\S.{0,${width - 2}}\\S(?=\\s|$)|\\S+`, "g")) ?? [];
}

/** @param {readonly string[]} places */
function where(places) {
  return places.map((place) => place.replace("#/", " ").replaceAll("~1", "/").replaceAll("~0", "~"));
}

try {
  const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
  if (values.json) {
    console.log(JSON.stringify(gaps, null, 2));
  } else {
    const width = Math.max(60, Math.min(process.stdout.columns ?? 100, 120)) - 10;
    for (const { id, kind, what, advice, places } of gaps) {
      console.log(kind === "conflict" ? `${id} (a contradiction)` : id);
      for (const [title, lines] of /** @type {[string, string[]][]} */ ([
        ["where", where(places)],
        ["what", wrap(what, width)],
        ["advice", wrap(advice, width)],
      ])) {
        console.log(
          lines.map((line, index) => `  ${(index === 0 ? title : "").padEnd(7)} ${line}`).join("\n"),
        );
      }
      console.log();
    }
    console.log(`${gaps.length} gaps. Each stands in the documents under openapi/ as x-not-shown.`);
  }
} catch (error) {
  console.error(`${/** @type {Error} */ (error).message}\n${usage}`);
  process.exitCode = 2;
}
