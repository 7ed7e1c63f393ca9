import type { Contract, Outlines } from "./contract.js";
import type { AnswerEvidence, Evidence } from "./evidence.js";
import type { KnownRecords, Sighting } from "./known-records.js";
import { type Relation, relationsOf } from "./pages.js";
import { Count, Counts } from "./place.js";
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

/** The most statuses of one operation that are distinguished. */
const mostStatuses = 16;

/** What is counted of one operation in one workspace. */
export class Tally {
  readonly #answers = new Map<string, Answer>();
  #mocked = 0;

  constructor(
    readonly operation: string,
    readonly contract: Contract,
    readonly known: KnownRecords,
  ) {}

  /** @param address - the address of the workspace */
  add(address: string, exchange: Exchange): void {
    const { status } = exchange;
    if (exchange.isMock) this.#mocked += 1;
    // A recorder has 304 where a browser had the answer already.
    if (exchange.isMock || status === 304) return;
    const isKnown = this.#answers.has(`${status}`) || this.#answers.size < mostStatuses;
    const name =
      isKnown && Number.isInteger(status) && status >= 100 && status <= 599 ? `${status}` : "other";
    let answer = this.#answers.get(name);
    if (answer === undefined) {
      answer = new Answer(this.contract.outlines(this.operation, status), this.contract.names, this.known);
      this.#answers.set(name, answer);
    }
    const scope = this.known.hash(`${address} ${this.operation} ${name}`);
    answer.add(exchange, scope, (aspect) => this.#recordOf(exchange, scope, aspect));
  }

  /** The record of the whole call, or of one aspect of it, which counts by itself. */
  #recordOf({ path, time, id }: Exchange, scope: number, aspect = ""): Sighting {
    const day = Math.floor(time / 86_400_000);
    const hash = (text: string) => this.known.hash(`${aspect} ${text}`, scope);
    if (path !== "") return this.known.see("ids", day, hash(path));
    if (this.operation.startsWith("GET ")) return this.known.see("days", day, hash(`${day}`));
    return this.known.see("calls", day, id === undefined ? undefined : hash(id));
  }

  toEvidence(): Pick<Evidence, "document" | "operation" | "mocked" | "answers"> {
    const answers = [...this.#answers].flatMap(([status, answer]) => {
      const seen = answer.toEvidence();
      return seen ? [[status, seen] as const] : [];
    });
    return {
      document: this.contract.digest,
      operation: this.operation,
      ...(this.#mocked > 0 && { mocked: this.#mocked }),
      answers: Object.fromEntries(answers),
    };
  }
}

class Answer {
  #seen: Count | undefined;
  readonly #pages = new Counts<Relation>();
  readonly #request: Shape;
  readonly #response: Shape;
  readonly #outlines: Outlines;

  constructor(outlines: Outlines, names: ReadonlySet<string>, known: KnownRecords) {
    this.#outlines = outlines;
    this.#request = new Shape(names, known);
    this.#response = new Shape(names, known);
  }

  /** @param see - the record of the call, or of one aspect of it */
  add(exchange: Exchange, scope: number, see: (aspect?: string) => Sighting): void {
    const { status, body, requestBody, query } = exchange;
    const { request, response, query: documented } = this.#outlines;
    const sighting = see();
    this.#seen ??= new Count(sighting);
    this.#seen.add(sighting);
    if (requestBody !== undefined) this.#request.read(requestBody, request, sighting, scope ^ 1);
    if (body !== undefined) this.#response.read(body, response, sighting, scope);
    // A parameter that the document does not have may change what a page is.
    const isPlain = Object.keys(query).every((name) => documented.includes(name));
    if (!isPlain || !documented.includes("page_number")) return;
    for (const one of relationsOf(status, body, query["page_number"])) this.#pages.note(one, see(one));
  }

  toEvidence(): AnswerEvidence | undefined {
    const [request, response] = [this.#request.toEvidence(), this.#response.toEvidence()];
    return (
      this.#seen && {
        seen: this.#seen.toEvidence(),
        ...(this.#pages.size > 0 && { pages: this.#pages.toEvidence() }),
        ...(request && { request }),
        ...(response && { response }),
      }
    );
  }
}
