// The changes since an earlier report.

import { nameText } from "../../observe/experiment.js";
import { UsageError } from "../../tools/errors.js";
import { readObject } from "../../tools/single-file.js";
import { type Finding, findingsOf, type Report } from "./check.js";
import type { Meaning } from "./questions.js";

/** The day of a report, and the versions of this package and of its document. */
export type Stamp = Record<"date" | "package" | "document", string>;

/** A comparison with an earlier report. */
export interface Since extends Stamp {
  /** How many questions have an answer in both reports. */
  compared: number;
  changes: (Pick<Finding, "gap" | "operation"> & { before: string; now: string })[];
}

/** Reads a report that `--json` printed. */
export async function loadReport(file: string): Promise<Report & Stamp> {
  const report = (await readObject(file, UsageError)) as Partial<Report & Stamp>;
  const isReport = Array.isArray(report.gaps) && report.gaps.every(({ findings }) => Array.isArray(findings));
  if (isReport && report.date !== undefined) return report as Report & Stamp;
  throw new UsageError(`--since: ${file} must be a report that check --json printed.`);
}

/** Compares the answers of two reports. A question without an answer in one of them shows nothing. */
export function compareReports(last: Report & Stamp, now: Report): Since {
  const { date, package: version, document } = last;
  const pairs = findingsOf(now).flatMap((after) => {
    const { gap, name, operation } = after;
    const same = (one: Finding) => one.gap === gap && one.name === name && one.operation === operation;
    return findingsOf(last)
      .filter(same)
      .map((before) => ({ before, after }));
  });
  const changed = pairs.filter(({ before, after }) => !isSame(before, after) && !isSame(after, before));
  const changes = changed.map(({ before, after: { gap, name, operation, text } }) => {
    return { gap, operation, before: nameText(before.text, name), now: nameText(text, name) };
  });
  return { date, package: version, document, compared: pairs.length, changes };
}

/** The meanings that a list of fewer items does not tell apart. */
const alike: Partial<Record<Meaning, readonly Meaning[]>> = {
  "only-page": ["first-page", "last-page"],
  "empty-list": ["first-page", "last-page", "only-page", "empty-page"],
};

const isSame = (a: Finding, b: Finding) =>
  a.text === b.text || (a.means && b.means && alike[a.means]?.includes(b.means));
