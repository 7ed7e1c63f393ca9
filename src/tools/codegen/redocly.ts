// Runs Redocly's linter and bundler in this process, because its command needs a second to start.
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { NormalizedProblem } from "@redocly/openapi-core";
import { ownFile } from "../../base/own-file.js";
import { CommandError } from "../errors.js";
import { root } from "../root.js";

export type Core = typeof import("@redocly/openapi-core");
export type Problem = NormalizedProblem;

/** Loads Redocly's core, an optional peer. Call `requirePeers` first. */
export function loadCore(): Promise<Core> {
  return import("@redocly/openapi-core");
}

/** Loads one of the configurations of the rules. Only the package has built rules beside this module. */
export function loadRules(core: Core, file: "service.yaml" | "overlay.yaml") {
  const built = fileURLToPath(ownFile(`rules/${file}`));
  return core.loadConfig({ configPath: existsSync(built) ? built : join(root, "openapi/rules", file) });
}

/** Returns the error for problems of any severity, with their locations. */
export function problemsError(core: Core, problems: readonly Problem[]): CommandError {
  return new CommandError(problems.map((one) => describeProblem(core, one)).join("\n\n"));
}

/** Writes a problem as `file:line:column`, and in the next line its message, the suggestions and the rule. */
export function describeProblem(core: Core, { message, ruleId, suggest, location: [at] }: Problem): string {
  const { line, col } = at ? core.getLineColLocation(at).start : { line: 1, col: 1 };
  const file = relative(process.cwd(), at?.source.absoluteRef ?? "");
  const hint =
    suggest.length > 0 ? ` Did you mean ${suggest.join(" or ")}?` : remedyFor(`${at?.pointer} ${message}`);
  return `${file}:${line}:${col}\n  ${message}${hint} (${ruleId})`;
}

/** What to write instead, for common mistakes of which Redocly and the YAML parser only say that something is wrong. */
const remedies: readonly [problem: RegExp, remedy: string][] = [
  [/ Property `nullable` /, 'For a value that can be null, write type: [string, "null"].'],
  [/^#\/paths\/(?!~1)\S+ Property /, "Begin a path with a slash."],
  [/ unevaluated propert/, "Remove the property from the example, or add it to the schema."],
  [/bad indentation/, "Quote a text that contains a colon and a space, or begins with a sign."],
];

/** Returns the remedy for a problem, after a space; an empty text for most problems. */
export function remedyFor(problem: string): string {
  const [, remedy] = remedies.find(([pattern]) => pattern.test(problem)) ?? [];
  return remedy ? ` ${remedy}` : "";
}

/** Returns a problem of our own in the form of Redocly's problems. */
export function problemAt(
  source: Problem["location"][number]["source"],
  pointer: string,
  ruleId: string,
  message: string,
): Problem {
  return { message, ruleId, severity: "error", suggest: [], location: [{ source, pointer }] };
}
