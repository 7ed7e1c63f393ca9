// Runs Redocly's linter and bundler in this process, because its command needs a second to start.
import { relative } from "node:path";
import type { NormalizedProblem } from "@redocly/openapi-core";

export type Core = typeof import("@redocly/openapi-core");
export type Problem = NormalizedProblem;

/** Loads Redocly's core, which takes a while. */
export function loadCore(): Promise<Core> {
  return import("@redocly/openapi-core");
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
