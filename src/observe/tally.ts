import type { Contract } from "./contract.js";
import type { Evidence } from "./evidence.js";
import type { KnownRecords, Sighting } from "./known-records.js";
import { isOfMock } from "./mock.js";
import { type Relation, relationsOf } from "./pages.js";
import { Counts } from "./place.js";
import { Shape } from "./shape.js";

/** One exchange, as it is read: nothing of it is kept. */
export interface Exchange {
  readonly status: number;
  /** Whether the answer is the mock's, which says nothing of the service. */
  readonly isMock: boolean;
  /** When it was, in milliseconds since 1970. */
  readonly time: number;
  /** The parsed body of the answer; `noJson` for another one, undefined where there is none. */
  readonly body: unknown;
  /** The parsed body of the request; undefined where there is none. */
  readonly requestBody: unknown;
  /** The values in the path, joined. Empty where the path has none. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  /** What identifies the exchange, where it can be read twice. */
  readonly id?: string;
}

/** The exchange of a response that arrives now. */
export function exchangeOf(
  { status, headers }: Response,
  { path, query }: { path?: object | undefined; query?: object | undefined },
  bodies: Pick<Exchange, "body" | "requestBody">,
): Exchange {
  const values = Object.values(path ?? {}).join("/");
  return {
    status,
    isMock: isOfMock(headers),
    time: Date.now(),
    path: values,
    query: { ...query },
    ...bodies,
  };
}

/** The most statuses of one operation that are distinguished. */
const mostStatuses = 16;

/** What is counted of one operation in one workspace. */
export class Tally {
  readonly #statuses = new Map<string, ReturnType<typeof openStatus>>();
  #mocked = 0;

  /** @param address - a URL of the workspace; empty for those that are not distinguished */
  constructor(
    readonly address: string,
    readonly operation: string,
    readonly contract: Contract,
    readonly known: KnownRecords,
  ) {}

  /** @param address - a URL of the exchange's workspace, whose records are told apart from those of others */
  add(address: string, exchange: Exchange): void {
    const { status, isMock, body, requestBody } = exchange;
    if (isMock) this.#mocked += 1;
    // A recorder has 304 where a browser had the answer already.
    if (isMock || status === 304) return;
    const name = this.#nameOf(status);
    const tally = this.#statuses.get(name) ?? openStatus(this, status);
    this.#statuses.set(name, tally);
    const scope = this.known.hash(`${address} ${this.operation} ${name}`);
    const sighting = this.#recordOf(exchange, scope);
    tally.calls.note("seen", sighting);
    if (requestBody !== undefined) tally.request.read(requestBody, sighting, scope ^ 1);
    if (body !== undefined) tally.response.read(body, sighting, scope);
    for (const one of this.#relationsOf(exchange))
      tally.pages.note(one, this.#recordOf(exchange, scope, one));
  }

  #nameOf(status: number): string {
    const isKnown = this.#statuses.has(`${status}`) || this.#statuses.size < mostStatuses;
    return isKnown && Number.isInteger(status) && status >= 100 && status <= 599 ? `${status}` : "other";
  }

  /** The record of the whole call, or of one aspect of it, which counts by itself. */
  #recordOf({ path, time, id }: Exchange, scope: number, aspect = ""): Sighting {
    const day = Math.floor(time / 86_400_000);
    const hash = (text: string) => this.known.hash(`${aspect} ${text}`, scope);
    if (path !== "") return this.known.see("ids", day, hash(path));
    if (this.operation.startsWith("GET ")) return this.known.see("days", day, hash(`${day}`));
    return this.known.see("calls", day, id === undefined ? undefined : hash(id));
  }

  #relationsOf({ status, body, query }: Exchange): readonly Relation[] {
    const documented = this.contract.checks.operations[this.operation]?.query ?? [];
    // A parameter that the document does not have may change what a page is.
    const isPlain = Object.keys(query).every((name) => documented.includes(name));
    if (!isPlain || !documented.includes("page_number")) return [];
    return relationsOf(status, body, query["page_number"]);
  }

  toEvidence(): Pick<Evidence, "document" | "operation" | "mocked" | "answers"> {
    const answers = [...this.#statuses].map(([status, tally]) => {
      const [request, response] = [tally.request.toEvidence(), tally.response.toEvidence()];
      const pages = tally.pages.size > 0 && { pages: tally.pages.toEvidence() };
      return [
        status,
        { ...tally.calls.toEvidence(), ...pages, ...(request && { request }), ...(response && { response }) },
      ];
    });
    return {
      document: this.contract.digest,
      operation: this.operation,
      ...(this.#mocked > 0 && { mocked: this.#mocked }),
      answers: Object.fromEntries(answers),
    };
  }
}

/** What is counted of the exchanges that ended with one status. */
const openStatus = ({ operation, contract, known }: Tally, status: number) => ({
  calls: new Counts<"seen">(),
  pages: new Counts<Relation>(),
  request: new Shape(contract.request(operation), contract.names, known),
  response: new Shape(contract.response(operation, status), contract.names, known),
});
