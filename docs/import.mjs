// Creates a ticket for each line of a file, which has the body of a ticket in JSON on each line:
//
//   SUPPORT_DESK_API_KEY=your-key node import.mjs rows.jsonl --workspace acme --service-host desk.example
//
// You can stop it at any time, even by kill -9. Run it again, and it goes on. rows.jsonl.journal gets a line before and one after each
// write, and each ticket a reference at the end of its description. If the response to a write is lost, the program looks for the ticket
// by its reference. It does not send a row again whose ticket it has not seen. These rows are on standard output, for a person who looks
// in the workspace, and the exit code is 5. `--resend` sends them again, with the same references.
//
// Keep the lines in their places, and run one import of a file at a time.
import { createHash, randomUUID } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createClient, createPace, explain, lookForTickets } from "support-desk-client";
import { checkBody } from "support-desk-client/validate";

const writesAtOnce = 64;
/** How far the number of a ticket can be from those that were created at the same time. */
const slack = 100;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    workspace: { type: "string", default: "" },
    "service-host": { type: "string", default: "" },
    "base-url": { type: "string" },
    "per-second": { type: "string" }, // the limit of the service, if you know it
    waits: { type: "string", default: "1000,5000,25000" }, // before the reads that look for lost tickets, in milliseconds
    resend: { type: "boolean", default: false },
  },
});
const { workspace, "service-host": serviceHost, "base-url": baseUrl, "per-second": perSecond } = options;
const [file = "rows.jsonl"] = positionals;
const journal = `${file}.journal`;
const stop = new AbortController();
process.once("SIGINT", () => stop.abort(new Error("Stopped. Run it again to go on.")));

const pace = createPace(perSecond === undefined ? {} : { perSecond: Number(perSecond) });

/** Creates a client that calls a function whenever it sends a request. @param {() => void} onSend */
const clientWith = (onSend) =>
  createClient({
    ...(baseUrl === undefined ? { workspace, serviceHost } : { baseUrl }),
    apiKey: process.env["SUPPORT_DESK_API_KEY"] ?? "",
    pace,
    timeout: 600_000, // includes the wait for a turn
    attemptTimeout: 5_000, // so that a request that hangs does not take all of it
    signal: stop.signal,
    fetch(url, init) {
      onSend();
      return fetch(url, init);
    },
  });

/**
 * The last event of a row that was sent. After a kill, it is "begin". `before` and `after` count the tickets that were created before and
 * after the write.
 *
 * @typedef {{ event: "begin" | "done" | "open" | "refused" | "again", reference: string, hash: string, why?: string, number?: number,
 *   before: number, after: number }} Sent
 */
/** The rows that were sent, by line. @type {Map<number, Sent>} */
const sent = new Map();
/** The highest number so far, for each ticket in the order of their creation. @type {number[]} */
const highest = [];

/** @param {{ line: number } & Partial<Sent>} entry */
function apply({ line, ...entry }) {
  const row = /** @type {Sent} */ ({ ...sent.get(line), ...entry, after: highest.length });
  if (row.event === "begin") row.before = highest.length;
  if (row.number !== undefined) highest.push(Math.max(row.number, highest.at(-1) ?? 0));
  sent.set(line, row);
}

/** Writes to the journal at once, so that a kill loses nothing. @type {typeof apply} */
function record(entry) {
  appendFileSync(journal, `${JSON.stringify(entry)}\n`);
  apply(entry);
}

function readJournal() {
  const lines = existsSync(journal) ? readFileSync(journal, "utf8").split("\n") : [""];
  // A crash of the machine can cut off the last line.
  if (lines.at(-1) !== "") appendFileSync(journal, "\n");
  for (const line of lines) if (line.endsWith("}")) apply(JSON.parse(line));
}

/** @typedef {{ line: number, text: string, hash: string, mistakes: string[] }} Row */
/** @returns {Row[]} */
function readRows() {
  const all = readFileSync(file, "utf8")
    .split("\n")
    .map((text, index) => ({ line: index + 1, text }));
  return all
    .filter(({ text }) => text.trim() !== "")
    .map(({ line, text }) => {
      const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
      const before = sent.get(line);
      if (before && before.event !== "refused" && before.hash !== hash) {
        throw new Error(
          `Line ${line} of ${file} is not the row that was sent. Put it back, or import another file.`,
        );
      }
      return { line, text, hash, mistakes: mistakesIn(text) };
    });
}

/** @param {string} text */
function mistakesIn(text) {
  try {
    return checkBody("createTicket", JSON.parse(text));
  } catch {
    return ["not JSON"];
  }
}

/** With a wrong key, no other row is sent. @type {string | undefined} */
let keyProblem;

/** Creates the ticket of a row. @param {Row} row */
async function send({ line, text, hash }) {
  const row = JSON.parse(text);
  const reference = sent.get(line)?.reference ?? `row${line}x${randomUUID().slice(0, 8)}`;
  const desk = clientWith(() => record({ line, event: "begin", reference, hash }));
  for (;;) {
    const body = { ...row, description: `${row.description}\n\n(${reference})` };
    const { data, error } = await desk.POST("/tickets", { body });
    if (data) return record({ line, event: "done", number: data.ticket.number });
    const status = error.kind === "api" ? error.status : undefined;
    // By the meaning of HTTP, the service did not carry out a write that got a 401 or a 429. You decide.
    const isAgain = error.outcome === "not-sent" || status === 401 || status === 429;
    const event = isAgain ? "again" : error.outcome === "refused" ? "refused" : "open";
    record({ line, event, why: explain(error) });
    if (status === 401) keyProblem = explain(error);
    if (status !== 429) return;
  }
}

/** Sends rows, several at once. @param {Row[]} some */
async function sendAll(some) {
  const queue = some.values();
  const work = async () => {
    for (const row of queue) if (keyProblem === undefined) await send(row);
  };
  await Promise.all(Array.from({ length: writesAtOnce }, work));
}

const openRows = () => [...sent].filter(([, { event }]) => event === "begin" || event === "open");

/** Looks for the tickets of the rows whose outcome is unknown. */
async function lookForOpen() {
  const open = openRows();
  const [first, last] = [highest[0], highest.at(-1)];
  if (open.length === 0 || first === undefined || last === undefined) return;
  console.error(`looking for ${open.length} tickets`);
  const known = new Set([...sent.values()].map(({ number }) => number));
  /** @type {Set<number>} */
  const wanted = new Set();
  for (const [, { before, after }] of open) {
    const from = Math.max(0, (highest[before - 1] ?? first) - slack);
    const to = highest[after + slack] ?? last + slack;
    for (let number = from; number <= to; number += 1) if (!known.has(number)) wanted.add(number);
  }
  const references = open.map(([, { reference }]) => reference);
  const desk = clientWith(() => {});
  const waiting = { waits: options.waits.split(",").map(Number), signal: stop.signal };
  const looks = rangesOf(wanted).map((range) => lookForTickets(desk, { references, ...range }, waiting));
  const found = new Map((await Promise.all(looks)).flatMap((look) => [...look.found]));
  for (const [line, { reference }] of open) {
    const ticket = found.get(reference);
    if (ticket) record({ line, event: "done", number: ticket.number });
  }
}

/** Returns short ranges, which are read at the same time. @param {Set<number>} numbers */
function rangesOf(numbers) {
  /** @type {{ from: number, to: number }[]} */
  const ranges = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && range.to === number - 1 && number - range.from < 10) range.to = number;
    else ranges.push({ from: number, to: number });
  }
  return ranges;
}

/** Lists the rows that a person has to look at. @param {Row[]} rows */
function listLeft(rows) {
  const left = rows.filter(({ line }) => sent.get(line)?.event !== "done");
  for (const { line, mistakes } of left) {
    const {
      event = "again",
      reference = "",
      why = "It was being sent when the program ended.",
    } = sent.get(line) ?? {};
    const what = {
      begin: `not seen: ${why}`,
      open: `not seen: ${why}`,
      refused: `refused: ${why}`,
      again: mistakes.length > 0 ? `not sent: ${mistakes.join("; ")}` : `not sent, run it again: ${why}`,
      done: "",
    }[event];
    console.log(`line ${line}\t${reference}\t${what}`);
  }
  return left.length;
}

readJournal();
const rows = readRows();
const countDone = () => rows.filter(({ line }) => sent.get(line)?.event === "done").length;
const progress = () => console.error(`${countDone()} of ${rows.length} done, ${openRows().length} open`);
const timer = setInterval(progress, 1_000);
try {
  if (options.resend) await lookForOpen();
  await sendAll(
    rows.filter(({ line, mistakes }) => {
      const { event = "again" } = sent.get(line) ?? {};
      return mistakes.length === 0 && event !== "done" && (event === "again" || options.resend);
    }),
  );
  if (keyProblem !== undefined) throw new Error(keyProblem);
  await lookForOpen();
  process.exitCode = listLeft(rows) > 0 ? 5 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  clearInterval(timer);
  progress();
}
