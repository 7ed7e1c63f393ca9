// Creates a ticket for each line of a file, which has the body of a ticket in JSON on each line:
//
//   SUPPORT_DESK_API_KEY=your-key node import.mjs rows.jsonl --base-url https://acme.desk.example/api/external/v2
//
// You can stop it at any time, even by kill -9, and run it again: rows.jsonl.journal gets a line before and one after each write. A row that
// may have arrived is not sent again. The program lists the rows that have no ticket, for a person who looks in the workspace, and exits
// with 5. `--resend` also sends the rows that may have arrived or were refused.
//
// A journal belongs to one base URL, and the program refuses that of another one. After a rehearsal against the mock, import another copy of
// the file.
//
// Keep the lines in their places, and run one import of a file at a time.
import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createClient, createPace, explain } from "support-desk-client";
import { checkBody } from "support-desk-client/validate";

process.once("uncaughtException", ({ message }) => {
  console.error(message);
  process.exit(1);
});
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    "base-url": { type: "string", default: "" },
    "per-second": { type: "string", default: "Infinity" }, // the limit of the service, if you know it
    resend: { type: "boolean" },
  },
});
const [file = "rows.jsonl"] = positionals;
const journal = `${file}.journal`;
const address = options["base-url"];
if (!URL.canParse(address)) {
  throw new Error("Pass the address of the workspace: --base-url https://acme.desk.example/api/external/v2");
}
const baseUrl = new URL(address).href.replace(/\/+$/, "");
const pace = createPace({ perSecond: Number(options["per-second"]) });

/** @typedef {{ line: number, hash: string, event: string, why?: string, number?: number, baseUrl?: string }} Entry */
/** The last entry of each row that was sent, by line. @type {Map<number, Entry>} */
const sent = new Map();
const entries = existsSync(journal) ? readFileSync(journal, "utf8").split("\n") : [];
// A crash of the machine can cut off a line.
for (const text of entries) if (text.endsWith("}")) note(JSON.parse(text));
const foreign = [...sent.values()].find((entry) => entry.event !== "not-sent" && entry.baseUrl !== baseUrl);
if (foreign) {
  throw new Error(
    `${journal} is of an import into ${foreign.baseUrl ?? "an address that it does not name"}, not into ${baseUrl}. ` +
      `Import a copy of ${file}, with only the rows that have no ticket there.`,
  );
}

/** @param {Entry} entry */
function note(entry) {
  sent.set(entry.line, entry);
}

/** Writes to the disk at once, so that a kill or a crash loses nothing. @param {Entry} entry */
function record(entry) {
  appendFileSync(journal, `\n${JSON.stringify({ ...entry, baseUrl })}`, { flush: true });
  note(entry);
}

/** @param {string} bytes @param {number} index */
function readRow(bytes, index) {
  const line = index + 1;
  const buffer = Buffer.from(bytes, "latin1");
  if (!isUtf8(buffer)) throw new Error(`Line ${line} of ${file} is not UTF-8. Save the file as UTF-8.`);
  const text = buffer.toString().replace(/^\uFEFF/, "");
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  const { event = "not-sent", hash: hashSent } = sent.get(line) ?? {};
  if (!["not-sent", "refused"].includes(event) && hash !== hashSent) {
    throw new Error(
      `Line ${line} of ${file} is not the row that was sent. Put it back, or import another file.`,
    );
  }
  const mistakes = mistakesIn(text);
  const isOpen = event === "not-sent" || (options.resend && event !== "done");
  return { line, text, hash, mistakes, isDue: isOpen && mistakes.length === 0 };
}

/** @param {string} text */
function mistakesIn(text) {
  const numbers = text.replace(/"(\\.|[^"\\])*"/g, "").match(/-?\d[\d.eE+-]*/g) ?? [];
  const changed = numbers.find((number) => !isKept(number));
  if (changed) return [`JSON cannot keep the number ${changed}: write it in quotes`];
  try {
    return checkBody("createTicket", JSON.parse(text));
  } catch {
    return ["not JSON"];
  }
}

/** @param {string} number */
function isKept(number) {
  const digits = number.replace(/e.*/i, "").replaceAll(/^-?[0.]*|\./g, "");
  return `${Number(number)}` === number || (Number.isFinite(Number(number)) && digits.length <= 15);
}

/** With a wrong key, no other row is sent. @type {string | undefined} */
let keyProblem;

/** Creates the ticket of a row. @param {ReturnType<typeof readRow>} row */
async function send({ line, text, hash }) {
  const desk = createClient({
    baseUrl,
    apiKey: process.env["SUPPORT_DESK_API_KEY"] ?? "",
    pace,
    timeout: 600_000, // includes the wait for a turn
    attemptTimeout: 5_000, // so that a request that hangs does not take all of it
    fetch(url, init) {
      record({ line, hash, event: "sent", why: "It was being sent when the program ended." });
      return fetch(url, init);
    },
  });
  for (;;) {
    const { data, error } = await desk.POST("/tickets", { body: JSON.parse(text) });
    if (data) return record({ line, hash, event: "done", number: data.ticket.number });
    const status = error.kind === "api" ? error.status : undefined;
    // By the meaning of HTTP, the service did not carry out a write that got a 401 or a 429. You decide.
    const event = status === 401 || status === 429 ? "not-sent" : error.outcome;
    record({ line, hash, event, why: explain(error) });
    if (status === 401) keyProblem = explain(error);
    if (status !== 429) return;
  }
}

if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
const lines = readFileSync(file, "latin1").split("\n");
const rows = lines.map(readRow).filter(({ text }) => text.trim() !== "");
const queue = rows.filter(({ isDue }) => isDue).values();
const sendDue = async () => {
  for (const row of queue) if (keyProblem === undefined) await send(row);
};
await Promise.all(Array.from({ length: 64 }, sendDue));
if (keyProblem !== undefined) throw new Error(keyProblem);

const left = rows.filter(({ line }) => sent.get(line)?.event !== "done");
for (const { line, mistakes } of left) {
  const { event = "not-sent", why } = sent.get(line) ?? {};
  console.log(`line ${line}\t${event}\t${mistakes.join("; ") || why}`);
}
console.error(`${rows.length - left.length} of ${rows.length} rows have a ticket`);
process.exitCode = left.length > 0 ? 5 : 0;
