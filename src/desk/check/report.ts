// What the command prints: on one screen what was found out.
import { findGap, type GapId, gaps } from "../gaps.js";
import type { Report } from "./check.js";
import { experiments } from "./experiments.js";

/** What to do at each verdict. */
const whatToDo: Record<Report["reached"]["verdict"], string> = {
  accepted: "Create the client with the same options.",
  refused: "Check the key and the host together: a key works in one workspace, and can expire.",
  "no answer": "Check the host and the path of the base URL, and whether a proxy answers in its place.",
  "not verified": "Run it again later, against the workspace itself.",
};

/** What matters most to an app that writes, and no read can find out. */
const forPeople: readonly GapId[] = ["writes.repeated", "tickets.create.sends-email", "auth.permissions"];

/** The report for people: first what is wrong, then what is known now, then what people have to find out. */
export function reportText({ reached: { verdict, why }, differences, lists, gaps: asked }: Report): string {
  const parts = [`Reached: ${verdict}${why === undefined ? "" : ` (${why})`}. ${whatToDo[verdict]}`];
  const add = (title: string, lines: readonly string[]) => {
    const shown = lines.length > 8 ? [...lines.slice(0, 8), "and more: see --json"] : lines;
    if (lines.length > 0) parts.push([title, ...shown].join("\n  "));
  };
  const different = differences.map((one) => `${one.operation} ${one.location}: ${one.what} (${one.count})`);
  add("Not as documented:", different);
  const factsOf = (list: object) => Object.entries(list).map(([name, value]) => `${name} ${value}`);
  const read = lists.map((list) => factsOf(list).join(", "));
  add("Lists:", read);
  const clear = asked.flatMap(({ id, answer }) => (answer === null ? [] : `${id}: ${answer}`));
  add(`In this workspace, on ${new Date().toISOString().slice(0, 10)}:`, clear);
  const without = asked.filter(({ answer }) => answer === null);
  const unclear = without.map(({ id, seen }) => `${id}: ${[...new Set(seen)].join("; ")}`);
  add("No clear answer:", unclear);
  const others = gaps.length - Object.keys(experiments).length;
  const advice = forPeople.map((id) => `${id}: ${findGap(id).advice}`);
  add(`Only people can find out the other ${others} of ${gaps.length} gaps, such as:`, advice);
  return parts.join("\n");
}
