// Reads that can show writes whose responses were lost. They need no error of the write, so they also work after a crash.

import { checkCount, longestTimeout, refuse } from "../client/checks.js";
import { checkDesk, clientFacts, type FactsCarrier, resultOf } from "../client/client.js";
import { follow } from "../client/deadline.js";
import { readForCaller } from "../client/errors/invalid-argument-error.js";
import { type CallError, isCallError, type Result } from "../client/result.js";
import type { Comment, Ticket } from "../generated/names.js";
import type { Client } from "./clients.js";
import { paginate } from "./paging.js";

const ticketPath = "/tickets/{ticket_id}";
const commentsPath = "/tickets/{ticket_id}/comments";

/** The maximum count of numbers that `lookForTickets` reads. */
const mostNumbers = 1_000;

/** Options of `lookForComments` and `lookForTickets`. */
export interface LookOptions {
  /**
   * The waits before the reads in milliseconds. The specification doesn't say whether a read shows a write at once.
   *
   * @default [1_000, 5_000, 25_000]
   */
  waits?: readonly number[];
  /** Ends the reads and the waits. The promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** The result of `lookForComments` and `lookForTickets`. */
export interface Sightings<Item> {
  /** The first record with each reference. Any other reference was not seen, which does not say that its write did not happen. */
  readonly found: Map<string, Item>;
  /** The number of calls. */
  readonly reads: number;
  /** How many of these calls failed. A failed call shows nothing. */
  readonly failedReads: number;
}

/** Refuses a client of the older interface, which lacks these paths. */
type IfListed<Paths, Path> = Path extends keyof Paths ? unknown : never;

/**
 * Looks for comments by references in their content. Reads all comments of the ticket after each wait, until it has found every
 * reference.
 *
 * @param desk - a client of the current interface, or the result of `throwing(client)`
 * @param given - the ticket, and the references: each of 8 or more ASCII letters and digits, with at least one of each. A reference is
 * only found as a whole word
 * @returns the comments that were seen by their references, and the number of reads
 * @throws InvalidArgumentError if an argument is wrong
 * @see the specification: Comments and drafts
 */
export async function lookForComments<Paths, Throws extends boolean = false>(
  desk: Client<Paths, Throws> & IfListed<Paths, typeof commentsPath>,
  { ticket_id, references }: { ticket_id: string | number; references: readonly string[] },
  options: LookOptions = {},
): Promise<Sightings<Comment>> {
  const look = readForCaller(() => new Look<Comment>(desk, references, options), lookForComments);
  const params = { path: { ticket_id } };
  // Checks the ticket before the first wait. Each loop reads the list again.
  const comments = paginate(look.desk, commentsPath, { params, signal: options.signal });
  await look.repeat(async () => {
    const { failedReads } = look;
    try {
      for await (const comment of comments) {
        look.note(String(comment.content), comment);
        if (look.isDone) return;
      }
    } catch (thrown) {
      const error = toCallError(thrown);
      // A list that contradicts itself can lack comments, although each of its calls succeeded.
      if (look.failedReads === failedReads) look.noteFailure(error);
    }
  });
  return look.sightings;
}

/**
 * Looks for tickets by references in their subject or description. Reads the ticket of each number after each wait, until it has found
 * every reference or read every number. You read tickets of other people on the way.
 *
 * @param desk - a client of the current interface, or the result of `throwing(client)`
 * @param given - the references, as in `lookForComments`, and the first and the last number to read, at most 1,000 numbers. Pass the
 * numbers of tickets that were created before and after. The specification calls numbers sequential, and does not say that none is left out
 * @returns the tickets that were seen by their references, and the number of reads
 * @throws InvalidArgumentError if an argument is wrong
 * @see the specification: Tickets
 */
export async function lookForTickets<Paths, Throws extends boolean = false>(
  desk: Client<Paths, Throws> & IfListed<Paths, typeof ticketPath>,
  { references, from, to }: { references: readonly string[]; from: number; to: number },
  options: LookOptions = {},
): Promise<Sightings<Ticket>> {
  const look = readForCaller(() => {
    checkCount("from", from, 0);
    checkCount("to", to, from);
    if (to - from >= mostNumbers) refuse("to", `must be below from + ${mostNumbers}. Look in several steps.`);
    return new Look<Ticket>(desk, references, options);
  }, lookForTickets);
  let numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  await look.repeat(async () => {
    const unread: number[] = [];
    for (const ticket_id of numbers) {
      const { data } = await look.desk.GET(ticketPath, {
        params: { path: { ticket_id } },
        signal: options.signal,
      });
      if (data) look.note(`${data.ticket.subject} ${data.ticket.description}`, data.ticket);
      else unread.push(ticket_id);
      if (look.isDone) return;
    }
    numbers = unread;
    look.isDone = numbers.length === 0;
  });
  return look.sightings;
}

/** The progress of one lookup. */
class Look<Item> {
  /** A client whose calls are counted, and return results. */
  readonly desk: Client;
  failedReads = 0;
  isDone: boolean;
  readonly #references: ReadonlySet<string>;
  readonly #found = new Map<string, Item>();
  readonly #options: LookOptions;
  readonly #clientSignal: AbortSignal | undefined;
  #reads = 0;

  constructor(desk: object, references: readonly string[], options: LookOptions) {
    checkDesk(desk);
    checkReferenceList(references);
    checkWaits(options.waits);
    this.#references = new Set(references);
    this.#options = options;
    this.isDone = references.length === 0;
    const { GET, [clientFacts]: facts, [resultOf]: isThrowing } = desk as FactsCarrier & Client;
    this.#clientSignal = facts?.().signal;
    const get = GET as (...args: unknown[]) => Promise<unknown>;
    const read = async (...args: unknown[]): Promise<Result> => {
      this.#reads += 1;
      const result = await get(...args).then(
        (ended) =>
          (isThrowing ? { data: ended, error: undefined, response: new Response() } : ended) as Result,
        (error: unknown) => ({ data: undefined, error: toCallError(error), response: undefined }),
      );
      if (result.error) this.noteFailure(result.error);
      return result;
    };
    // Only GET is called.
    this.desk = { GET: read, ...(facts && { [clientFacts]: facts }) } as unknown as Client;
  }

  get sightings(): Sightings<Item> {
    return { found: this.#found, reads: this.#reads, failedReads: this.failedReads };
  }

  /** Waits and reads, until the lookup is done or has read after the last wait. */
  async repeat(read: () => Promise<void>): Promise<void> {
    const { waits = [1_000, 5_000, 25_000], signal } = this.#options;
    for (const wait of waits) {
      if (this.isDone) return;
      await sleep(wait, signal, this.#clientSignal);
      await read();
    }
  }

  /** Finds references in a text or in HTML, as whole words. */
  note(text: string, item: Item): void {
    for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      if (this.#references.has(word) && !this.#found.has(word)) this.#found.set(word, item);
    }
    this.isDone = this.#found.size === this.#references.size;
  }

  noteFailure(error: CallError): void {
    const { outcome, status } = error as CallError & { status?: number };
    // The specification does not show the response for a record that does not exist, so most refusals can be that response.
    if (outcome !== "refused" || status === 401 || status === 429) this.failedReads += 1;
  }
}

/** Returns the error of a call. Throws any other, such as the reason of an abort. */
function toCallError(error: unknown): CallError {
  if (isCallError(error)) return error;
  throw error;
}

function checkReferenceList(references: unknown): void {
  if (!Array.isArray(references)) refuse("references", "must be a list of strings.");
  for (const [index, reference] of references.entries()) {
    if (typeof reference === "string" && /^(?=.*\d)(?=.*[A-Za-z])[A-Za-z\d]{8,}$/.test(reference)) continue;
    refuse(`references[${index}]`, "must be 8 or more ASCII letters and digits, with at least one of each.");
  }
}

function checkWaits(waits: unknown = []): void {
  const isWait = (wait: unknown) => typeof wait === "number" && wait >= 0 && wait <= longestTimeout;
  if (!Array.isArray(waits) || !waits.every(isWait)) {
    refuse("waits", `must be a list of milliseconds, each from 0 to ${longestTimeout}.`);
  }
}

function sleep(milliseconds: number, ...signals: (AbortSignal | undefined)[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      for (const unfollow of unfollows) unfollow?.();
      resolve();
    }, milliseconds);
    const unfollows = signals.map(
      (signal) =>
        signal &&
        follow(signal, () => {
          clearTimeout(timer);
          reject(signal.reason);
        }),
    );
  });
}
