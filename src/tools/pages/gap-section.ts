// The gaps on a page: the list of all gaps, and the line of each operation.
import type { MarkedGap, Operation } from "../../document/reading.js";
import { ownGaps } from "../kit/listed-gaps.js";

// The addresses have Redoc's form. Without scripts, they lead to the printed version.
const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");

export const gapTagName = "What is not shown";

/** The address of the list of gaps. */
export const gapsLink = `#/${slug(gapTagName)}`;

/** Returns the address of a gap. */
export const gapLink = (id: string) => `${gapsLink}/${id}`;

/** Returns the address of an operation. */
export const operationLink = ({ id, place }: Operation) => `#/${slug(place.node.tags[0] ?? "")}/${slug(id)}`;

/** Writes the list of gaps as a tag: Redoc's menu and search have an entry for each heading of a tag. */
export function gapTag(gaps: readonly MarkedGap[]): { name: string; description: string } {
  const about = `The specification does not show these ${gaps.length} points. Each one is also marked at its operation, parameter or field.`;
  const items = generalFirst(gaps).map(
    (one) => `### ${one.gap.id} {% id="${one.gap.id}" %}\n\n${textOf(one)}`,
  );
  return { name: gapTagName, description: [about, ...items].join("\n\n") };
}

/** Sorts gaps by id. The gaps of every operation come first, because each operation links to the start of the list. */
export const generalFirst = (gaps: readonly MarkedGap[]) =>
  [...gaps].sort((a, b) => Number(b.isShared) - Number(a.isShared) || (a.gap.id < b.gap.id ? -1 : 1));

/** Writes the open point, the advice, and the operations of a gap. */
export function textOf({ gap: { kind, what, advice }, operations, isShared }: MarkedGap): string {
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

/** Writes the line that names the gaps of an operation; an empty text if it has no gaps. */
export function gapLine(operation: Operation): string {
  const own = ownGaps(operation).map(({ gap: { id } }) => `[${id}](${gapLink(id)})`);
  const general = operation.gaps.length - own.length;
  const links = [...own, ...(general > 0 ? [`[${general} that every operation has](${gapsLink})`] : [])];
  return links.length > 0 ? `**Not shown in the specification:** ${links.join(", ")}.` : "";
}
