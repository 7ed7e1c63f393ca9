// The gaps on a page: the register, and those of each operation.
import { gapText } from "../../document/notes.js";
import type { GapEntry } from "../../document/openapi.js";
import type { MarkedGap, Operation } from "../../document/reading.js";
import { type GapGroup, groupGaps } from "../kit/gap-list.js";

// The addresses have Redoc's form. Without scripts, they lead to the printed version.
const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");

export const gapTagName = "What is not shown";

export const gapsLink = `#/${slug(gapTagName)}`;

export const gapLink = (id: string) => `${gapsLink}/${id}`;

const groupLink = ({ operation, title }: Pick<GapGroup, "operation" | "title">) =>
  gapLink(slug(operation?.id ?? title));

export const operationLink = ({ id, located }: Operation) =>
  `#/${slug(located.node.tags[0] ?? "")}/${slug(id)}`;

const linkTo = (operation: Operation) => `[${operation.located.node.summary}](${operationLink(operation)})`;

/** Returns the parts of the register: the head of each group, and its gaps. */
export function registerParts(document: object): { link: string; heading: string; text: string }[] {
  return groupGaps(document).flatMap((group) => [
    {
      link: groupLink(group),
      // A search for the summary or the id of an operation has to find the operation itself.
      heading: `## ${group.operation ? `Gaps of ${group.operation.name}` : group.title}`,
      text: describeGroup(group),
    },
    ...group.gaps.map((one) => ({
      link: gapLink(one.gap.id),
      heading: `### ${one.gap.id}`,
      text: describeGap(one),
    })),
  ]);
}

/** Writes the register as a tag: Redoc's menu and search have an entry for each heading of a tag. */
export function gapTag(document: object): { name: string; description: string } {
  const parts = registerParts(document).map(
    ({ link, heading, text }) => `${heading} {% id="${link.slice(gapsLink.length + 1)}" %}\n\n${text}`,
  );
  const about =
    "The specification does not show these points. Each one is also marked at its operation, parameter or field.";
  return { name: gapTagName, description: [about, ...parts].join("\n\n") };
}

function describeGroup({ operation, others }: GapGroup): string {
  if (operation === undefined) return "";
  const links = others.map(({ gap }) => `[${gap.id}](${gapLink(gap.id)})`);
  const general = operation.gaps.some(({ isShared }) => isShared)
    ? [`[the points of all operations](${groupLink({ title: "All operations" })})`]
    : [];
  const also = [...links, ...general].join(", ");
  return `${linkTo(operation)}${also && `. Also: ${also}.`}`;
}

/** Writes the open point, the advice, its operations if several have it, and the words by which people search for it. */
function describeGap({ gap, operations, isShared }: MarkedGap): string {
  const links = operations.map(linkTo);
  return [
    gap.kind === "conflict" ? "**A contradiction.**" : "",
    gapText(gap),
    isShared || links.length < 2 ? "" : `Operations: ${links.join(", ")}.`,
    gap.words ? `Also called: ${gap.words.join(", ")}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Writes the beginning of a note, which links to the register. */
export const noteTitle = ({ id, kind }: GapEntry) =>
  `[${kind === "conflict" ? "A contradiction" : "Not shown"}](${gapLink(id)}): `;

/** Counts the gaps of an operation, and shows those with which a caller can do harm. */
export function gapNotes(operation: Operation): string {
  const { gaps, located } = operation;
  if (gaps.length === 0) return "";
  const harmful = gaps.filter(({ gap }) => gap.harmful);
  const all = `[${gaps.length} points are not shown](${groupLink({ operation, title: located.node.summary })})`;
  // Beside HTML, Redoc does not show quotations.
  const notes = harmful.map(({ gap }) => `- ${noteTitle(gap)}${gapText(gap)}`);
  return notes.length > 0 ? `${all}. These can do harm:\n\n${notes.join("\n")}` : `${all}.`;
}
