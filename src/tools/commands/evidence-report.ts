import { printable } from "../../base/printable.js";
import { readBundled } from "../../document/reading.js";
import { addSeen, type Counts, createCounts, note, type Seen, walkCounts } from "../../observe/evidence.js";
import type { Bundle } from "../codegen/bundles.js";
import { registerOf } from "../codegen/gaps.js";

/**
 * Sorts counts into a report.
 *
 * @param gapIds - the ids of the gaps to report; all gaps if it is empty
 * @param operations - the operations to report, by method and path; all operations if it is empty
 * @returns the number of responses; the differences from the document, by operation, status, kind and location; the observations at
 * gaps, by id, by location or status, and by form; and the ids of the gaps that were not observed
 */
export function reportOf(
  counts: Counts,
  bundles: readonly Bundle[],
  gapIds: readonly string[],
  operations: readonly string[],
) {
  const isChosen = (names: readonly string[], name: string) => names.length === 0 || names.includes(name);
  const [differences, gaps] = [createCounts(), createCounts()];
  let answers: Seen | undefined;
  const aboutStatus = bundles.flatMap(statusGapsOf);
  for (const [names, seen] of walkCounts(counts)) {
    const [operation = "", status = "", side = "", gap = "", place = "", form = ""] = names;
    if (!isChosen(operations, operation)) continue;
    const add = (id: string, ...about: string[]) => {
      if (isChosen(gapIds, id)) note(gaps, [id, ...about], seen);
    };
    if (side === "differences") note(differences, [operation, status, gap, place], seen);
    // The status shows whether the service accepts a request whose value has this form.
    else if (side !== "answers") add(gap, side === "request" ? `${place} (sent for ${status})` : place, form);
    else {
      answers = answers ? addSeen(answers, seen) : seen;
      const own = aboutStatus.filter((one) => one.operation === operation && one.has(status));
      for (const { id } of own) add(id, status);
    }
  }
  const unseen = registerOf(bundles).filter(({ id, operations: own }) => {
    const isOfOperation = operations.length === 0 || own.some((one) => operations.includes(one));
    return isOfOperation && isChosen(gapIds, id) && !(id in gaps);
  });
  return { answers, differences, gaps, unseen: unseen.map(({ id }) => id) };
}

/** Returns the gaps about the status of a response, one entry for each operation, with a test for the statuses that the gap is about. */
function statusGapsOf({ document }: Bundle) {
  return [...readBundled(document).gaps.values()].flatMap(({ gap, carriers, operations }) => {
    if (gap.observe !== "status") return [];
    return operations.map(({ name, responses }) => {
      const own = responses.filter(({ place }) =>
        carriers.some((carrier) => carrier.place.node === place.node),
      );
      const has = (status: string) => {
        const names = [status, `${status[0]}XX`, "default"];
        const documented = names.map((name) => responses.find(({ key }) => key === name)).find(Boolean);
        // If no response carries the gap, the operation itself does.
        return own.length === 0 || own.some((one) => one === documented);
      };
      return { id: gap.id, operation: name, has };
    });
  });
}

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Writes a range of days: `3 to 9 March 2026`. */
function daysOf({ first, last }: Seen): string {
  return days.formatRange(Date.parse(first), Date.parse(last)).replace(/\s*–\s*/, " to ");
}

const countResponses = ({ count }: Seen) => `${count} ${count === 1 ? "response" : "responses"}`;

/** Writes a report as text. The names in it can come from anybody who wrote a file. */
export function evidenceText({ answers, gaps, unseen, differences }: ReturnType<typeof reportOf>): string {
  const counted = answers ? `${countResponses(answers)}, ${daysOf(answers)}` : "no response";
  const lines = differenceLines(differences);
  const ids = Object.keys(gaps).sort();
  const all = ids.length + unseen.length;
  return [
    `Observed: ${counted}. These are counts of responses, not of records. Only a person can close a gap, as docs/gaps.md shows.`,
    ...(lines.length > 0 ? ["", "Differences from the document:", ...lines] : []),
    ...(ids.length > 0 ? ["", "Observed at gaps:", ...ids.map((id) => gapLine(id, gaps))] : []),
    "",
    `${unseen.length} of ${all} gaps were not observed.`,
  ]
    .map(printable)
    .join("\n");
}

export function differenceLines(differences: Counts): string[] {
  return [...walkCounts(differences)].map(([[operation, status, kind = "", location], seen]) => {
    const where = location === "" ? "" : ` at ${location}`;
    const times = `in ${countResponses(seen)}, ${daysOf(seen)}`;
    return printable(`  ${operation} ${status}: ${kind.replaceAll("-", " ")}${where} ${times}`);
  });
}

/** Writes `items.unset-values: title string 30, null 2; slug string 32, 3 to 9 March 2026`. */
function gapLine(id: string, gaps: Counts): string {
  const parts = new Map<string, string>();
  const entries = [...walkCounts({ [id]: gaps[id] ?? {} })];
  for (const [[, name = "", form], one] of entries) {
    const text = form === undefined ? `in ${countResponses(one)}` : `${form} ${one.count}`;
    const part = parts.get(name);
    parts.set(name, part === undefined ? `${name} ${text}`.trim() : `${part}, ${text}`);
  }
  const span = entries.map(([, one]) => one).reduce(addSeen);
  return `  ${id}: ${[...parts.values()].join("; ")}, ${daysOf(span)}`;
}
