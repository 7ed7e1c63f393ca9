// The work of the command: reads, then a report and files.
import { checkCount } from "../../client/checks.js";
import { readForCaller } from "../../client/errors/invalid-argument-error.js";
import type { Document } from "../../document/openapi.js";
import { readBundles } from "../../tools/codegen/bundles.js";
import { printJson } from "../../tools/command.js";
import { manifest } from "../../tools/root.js";
import { checkNew, writeNew } from "../../tools/single-file.js";
import { connectionOf, readKey } from "../connection.js";
import { documents } from "../documents.js";
import { checkWorkspace, findingsOf } from "./check.js";
import type { CheckValues } from "./options.js";
import { assumptionsOf, overlayOf } from "./overlay.js";
import { planText, reportText } from "./report.js";
import { compareReports, loadReport, type Stamp } from "./since.js";

export async function runCheck(values: CheckValues): Promise<void> {
  const { ticket, all = false, "write-overlay": overlay, "write-assume": assume, since } = values;
  const readMost = () => checkCount("maxRequests", Number(values["max-requests"]), 1);
  const maxRequests = readForCaller(readMost, runCheck);
  if (values["dry-run"]) return console.log(planText({ ticket, all }, maxRequests));
  const client = connectionOf(values, readKey());
  for (const file of [overlay, assume]) if (file !== undefined) checkNew(file);
  const last = since === undefined ? undefined : await loadReport(since);
  const [current] = await readBundles(documents.slice(0, 1));
  const document = current?.document as Document;
  const print = (line: string) => console.error(line);
  const report = await checkWorkspace(client, { ticket, all, print, maxRequests });
  const date = new Date().toISOString().slice(0, 10);
  const stamp: Stamp = { date, package: manifest.version, document: Object(document.info).version };
  const compared = last && { since: compareReports(last, report) };
  if (values.json) printJson({ ...stamp, ...report, ...compared });
  else console.log(reportText(report, compared?.since));
  const findings = findingsOf(report);
  const files = [
    [overlay, overlayOf(findings, document, date)],
    [assume, assumptionsOf(findings)],
  ] as const;
  for (const [file, text] of files) {
    if (file === undefined) continue;
    if (text !== undefined) await writeNew(file, text);
    print(text === undefined ? `${file} was not written: no answer belongs in it.` : `Wrote ${file}.`);
  }
  const isWrong = !["accepted", "mock"].includes(report.reached.verdict) || report.differences.length > 0;
  process.exitCode ||= isWrong ? 1 : compared?.since.changes.length ? 6 : 0;
}
