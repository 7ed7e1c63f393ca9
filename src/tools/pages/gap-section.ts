// The gaps of a page: the part that lists them all, and the line of each operation.
import type { PathOperation } from "../codegen/openapi.js";
import { gapsOf, type ListedGap } from "../kit/listed-gaps.js";

// The addresses are in Redoc's form. Without scripts, they lead to what is printed.
const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** The tag that lists all gaps. */
export const gapTagName = "What is not shown";

/** Where all gaps are listed. */
export const gapsLink = `#/${slug(gapTagName)}`;

/** Where a gap is listed. */
export const gapLink = (id: string) => `${gapsLink}/${id}`;

/** Where an operation is described. */
export const operationLink = ({ operation: { tags, operationId } }: PathOperation) =>
  `#/${slug(tags[0] ?? "")}/${slug(operationId)}`;

/** Writes the list as a tag: Redoc's menu and search have an entry for each heading of a tag. */
export function gapTag(gaps: readonly ListedGap[]): { name: string; description: string } {
  const about = `${gaps.length} points that the specification leaves open. Each is also marked where it belongs.`;
  const items = generalFirst(gaps).map(
    (one) => `### ${one.gap.id} {% id="${one.gap.id}" %}\n\n${textOf(one)}`,
  );
  return { name: gapTagName, description: [about, ...items].join("\n\n") };
}

/** Sorts gaps by id. Those of every operation come first, because each operation links to the start. */
export const generalFirst = (gaps: readonly ListedGap[]) =>
  [...gaps].sort((a, b) => Number(b.isGeneral) - Number(a.isGeneral) || (a.gap.id < b.gap.id ? -1 : 1));

/** Writes what is open, what to do meanwhile, and where. */
export function textOf({ gap: { kind, what, advice }, operations, isGeneral }: ListedGap): string {
  const links = operations.map((entry) => `[${entry.operation.summary}](${operationLink(entry)})`);
  return [
    `${kind === "conflict" ? "**The specification contradicts itself.** " : ""}${what} *${advice}*`,
    isGeneral ? "Where: all operations." : links.length > 0 ? `Where: ${links.join(", ")}.` : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** Writes the line of an operation that names its gaps; an empty text for one without gaps. */
export function gapLine(gaps: readonly ListedGap[], entry: PathOperation): string {
  const own = gapsOf(gaps, entry).map(({ gap: { id } }) => `[${id}](${gapLink(id)})`);
  const general = gaps.filter(({ isGeneral }) => isGeneral).length;
  const links = [...own, ...(general > 0 ? [`[${general} of every operation](${gapsLink})`] : [])];
  return links.length > 0 ? `**Not shown here:** ${links.join(", ")}.` : "";
}
