// The gaps on a page: the list of all gaps, and those of each operation.
import type { GapEntry } from "../../document/openapi.js";
import type { MarkedGap, Operation } from "../../document/reading.js";
import { gapsByHarm } from "../kit/listed-gaps.js";

// The addresses have Redoc's form. Without scripts, they lead to the printed version.
const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");

export const gapTagName = "What is not shown";

export const gapsLink = `#/${slug(gapTagName)}`;

export const gapLink = (id: string) => `${gapsLink}/${id}`;

export const operationLink = ({ id, place }: Operation) => `#/${slug(place.node.tags[0] ?? "")}/${slug(id)}`;

/** Writes the list of gaps as a tag: Redoc's menu and search have an entry for each heading of a tag. */
export function gapTag(gaps: readonly MarkedGap[]): { name: string; description: string } {
  const about = `The specification does not show these ${gaps.length} points. Each one is also marked at its operation, parameter or field.`;
  const items = generalFirst(gaps).map(
    (one) => `### ${one.gap.id} {% id="${one.gap.id}" %}\n\n${describeGap(one)}`,
  );
  return { name: gapTagName, description: [about, ...items].join("\n\n") };
}

/** Sorts gaps by id. The gaps of every operation come first, because each operation links to the start of the list. */
export const generalFirst = (gaps: readonly MarkedGap[]) =>
  [...gaps].sort((a, b) => Number(b.isShared) - Number(a.isShared) || (a.gap.id < b.gap.id ? -1 : 1));

/** Writes the open point, the advice, and the operations of a gap. */
export function describeGap({ gap: { kind, what, advice }, operations, isShared }: MarkedGap): string {
  const links = operations.map(
    (operation) => `[${operation.place.node.summary}](${operationLink(operation)})`,
  );
  return [
    `${kind === "conflict" ? "**The specification contradicts itself.** " : ""}${what} *${advice}*`,
    isShared ? "Operations: all." : links.length > 0 ? `Operations: ${links.join(", ")}.` : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** The number of gaps that stand open above the fields of an operation. */
const mostOpen = 2;

/** Writes the beginning of a note, which links to the list of gaps. */
export const noteTitle = ({ id, kind }: GapEntry) =>
  `[${kind === "conflict" ? "A contradiction" : "Not shown"}](${gapLink(id)}): `;

/** Writes the gaps of an operation: the worst ones as notes, and the others in one folded line, which the style moves below the fields. */
export function gapNotes(operation: Operation): string {
  const gaps = gapsByHarm(operation).map(({ gap }) => gap);
  // Beside HTML, Redoc does not show quotations.
  const notes = gaps.slice(0, mostOpen).map((gap) => `- ${noteTitle(gap)}${gap.what} *${gap.advice}*`);
  const others = gaps.slice(mostOpen);
  const general = operation.gaps.length - gaps.length;
  const items = [
    ...others.map((gap) => `- [${gap.id}](${gapLink(gap.id)}): ${gap.what} *${gap.advice}*`),
    ...(general > 0 ? [`- [${general} points of every operation](${gapsLink})`] : []),
  ];
  if (items.length === 0) return notes.join("\n");
  const summary = `${others.length + general} more points that the specification does not show`;
  return [...notes, "\n<details>", `<summary>${summary}</summary>`, "", ...items, "", "</details>"].join(
    "\n",
  );
}
