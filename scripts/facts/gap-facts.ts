import type { Gap } from "../../openapi/rules/types.js";
import type { Fact } from "./fact.js";
import type { Node } from "./node.js";

// What is words, or says how traffic could answer it.
const apart = new Set(["id", "kind", "what", "advice", "source", "disallowed", "settledBy"]);

/** The marks of an object: all of each but its words. */
export function gapFacts(node: Node, place: string): Fact[] {
  const gaps = (node["x-not-shown"] ?? []) as Gap[];
  return gaps.map((gap) => ({ place, keyword: "gap", value: gapText(gap) }));
}

/** The id that the value of a `gap` row begins with. */
export const idOf = ({ value }: Fact): string => value.split(/[ ,]/)[0] ?? "";

function gapText(gap: Gap): string {
  const { id, kind = "not-shown", disallowed } = gap;
  const others = Object.entries(gap).filter(([key]) => !apart.has(key));
  return [
    kind === "not-shown" ? id : `${id} (${kind})`,
    ...(disallowed ? [`disallows ${Object.entries(disallowed).map(asWords).sort().join("; ")}`] : []),
    ...others.map(asWords).sort(),
  ].join(", ");
}

function asWords([key, value]: [key: string, value: unknown]): string {
  return `${key} ${[value].flat().join(" ")}`;
}
