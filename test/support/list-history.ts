import type { Scheduler } from "fast-check";
import { createClient, paginate } from "../../src/desk/index.js";
import { read } from "./paged-service.js";

/** How a list can change between two responses. */
export type Change = "front" | "end" | "anywhere" | "removal" | "move";

/** A list that changes while it is read. */
export interface ListHistory {
  /** Returns numbers from 0 to 1. */
  readonly random: () => number;
  readonly size: number;
  /** The number of pages at the beginning. */
  readonly pages: number;
  readonly concurrency: number;
  /** The probability of a change before a response. It is one of the changes, each as likely as the others. */
  readonly rate: number;
  readonly changes: readonly Change[];
  /** The totals on a page: the numbers of items and pages, the number of items, or the number of items on the page. */
  readonly totals: "pages" | "items" | "page alone";
  /** The response to a page after the last one. */
  readonly past: "empty" | 404;
}

type Init = { params: { query: { page_number: number } }; signal: AbortSignal };

const client = createClient({ baseUrl: "https://acme.desk.example/api/external/v2", apiKey: "key" });

class ChangingList {
  /** The items that are in the list from the beginning, and were not removed. */
  readonly stay: Set<number>;
  readonly #items: number[];
  #added: number;

  constructor(readonly history: ListHistory) {
    const { size, pages } = history;
    this.#added = Math.max(0, size * pages - this.#below(size));
    this.#items = Array.from({ length: this.#added }, (_, index) => index);
    this.stay = new Set(this.#items);
  }

  get last(): number {
    return Math.ceil(this.#items.length / this.history.size);
  }

  change(): void {
    const { changes } = this.history;
    const items = this.#items;
    const change = changes[this.#below(changes.length)];
    if (change === "removal" || change === "move") {
      const [item] = items.splice(this.#located(), 1);
      if (item === undefined) return;
      if (change === "removal") this.stay.delete(item);
      else items.splice(this.#located(), 0, item);
      return;
    }
    const at = change === "front" ? 0 : change === "end" ? items.length : this.#located();
    items.splice(at, 0, this.#added);
    this.#added += 1;
  }

  /** Returns the result of a call for a page. */
  respond(number: number): object {
    const { size, totals, past } = this.history;
    if (past === 404 && number > Math.max(1, this.last)) {
      const error = Object.assign(new Error("404"), { kind: "api", status: 404 });
      return { data: undefined, error, response: undefined };
    }
    const total_records = this.#items.length;
    const items = this.#items.slice((number - 1) * size, number * size).map((id) => ({ id: String(id) }));
    const counts = { total_pages: this.last, current_page_number: number, total_records, page_size: size };
    const total_count = totals === "items" ? total_records : items.length;
    const data =
      totals === "pages" ? { team_members: items, pagination: counts } : { members: items, total_count };
    return { data, error: undefined, response: new Response() };
  }

  #below(limit: number): number {
    return Math.floor(this.history.random() * limit);
  }

  /** Returns the index of the first item, of the last one, or of any. */
  #located(): number {
    const { length } = this.#items;
    return [0, Math.max(0, length - 1), this.#below(length + 1)][this.#below(3)] ?? 0;
  }
}

/**
 * Reads a changing list with `paginate`. The scheduler chooses when the service responds to each request, and when the response arrives.
 */
export async function readHistory(history: ListHistory, scheduler: Scheduler) {
  const { totals, concurrency, rate, random } = history;
  const list = new ChangingList(history);
  const measured = { most: 0, mostAgain: 0, beyond: 0 };
  const asked = new Set<number>();
  let [open, known] = [0, 1];
  const exchange = async (number: number) => {
    await scheduler.schedule(Promise.resolve());
    if (random() < rate) list.change();
    const result = list.respond(number);
    const shown = totals === "page alone" ? number + 1 : list.last;
    await scheduler.schedule(Promise.resolve());
    known = Math.max(known, shown);
    return result;
  };
  const GET = async (_path: string, { params, signal }: Init) => {
    const number = params.query.page_number;
    open += 1;
    measured.most = Math.max(measured.most, open);
    if (asked.has(number)) measured.mostAgain = Math.max(measured.mostAgain, open);
    asked.add(number);
    measured.beyond = Math.max(measured.beyond, number - known);
    const aborted = new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
    return Promise.race([exchange(number), aborted]).finally(() => {
      open -= 1;
    });
  };
  // The library only calls GET.
  const desk = { ...client, GET } as unknown as typeof client;
  const path = totals === "pages" ? "/team-members" : "/reports/agents";
  const { ids, error } = await scheduler.waitFor(read(paginate(desk, path, {}, { concurrency })));
  const found = new Set(ids.map(Number));
  const lost = [...list.stay].filter((id) => !found.has(id));
  return { ...measured, lost, twice: ids.length - found.size, error };
}
