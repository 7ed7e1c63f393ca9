import type { OperationChecks, ResponseChecks, SchemaNode } from "../document/response-checks.js";
import type { AnswerEvidence, Evidence } from "./evidence.js";
import { HeaderCounts } from "./headers.js";
import { askedPage, relationsOf } from "./pages.js";
import { increment } from "./place.js";
import { Shape } from "./shape.js";

/** One exchange, as it is read: nothing of it is kept. */
export interface Exchange {
  readonly status: number;
  /** With lower-case names. */
  readonly headers: Iterable<readonly [name: string, value: string]>;
  /** The parsed body of the answer; undefined where there is none. */
  readonly body: unknown;
  /** The parsed body of the request; undefined where there is none. */
  readonly requestBody: unknown;
  readonly query: Readonly<Record<string, unknown>>;
}

/** The most statuses of one operation that are distinguished. */
const mostStatuses = 16;
/** The headers of the first answers are read, and then those of one in so many: they cost more than a small body. */
const firstHeaders = 20;
const headerSample = 50;

/** What is counted of one operation in one workspace. */
export class Tally {
  readonly #answers = new Map<string, Answer>();

  constructor(
    readonly operation: string,
    readonly table: ResponseChecks,
    readonly names: ReadonlySet<string>,
  ) {}

  add(exchange: Exchange): void {
    const { status } = exchange;
    const isKnown = this.#answers.has(`${status}`) || this.#answers.size < mostStatuses;
    const name =
      isKnown && Number.isInteger(status) && status >= 100 && status <= 599 ? `${status}` : "other";
    let answer = this.#answers.get(name);
    if (answer === undefined) {
      answer = new Answer(this.table, this.names);
      this.#answers.set(name, answer);
    }
    const checks = this.table.operations[this.operation];
    if (checks) answer.add(exchange, checks);
  }

  toEvidence(): Evidence {
    const answers = [...this.#answers].map(([status, answer]) => [status, answer.toEvidence()] as const);
    return { evidence: 1, operation: this.operation, answers: Object.fromEntries(answers) };
  }
}

class Answer {
  #exchanges = 0;
  #wrongRequests = 0;
  readonly #headers = new HeaderCounts();
  readonly #query = new Map<string, number>();
  readonly #pages = new Map<string, Map<string, number>>();
  readonly #request: Shape;
  readonly #response: Shape;

  constructor({ schemas }: ResponseChecks, names: ReadonlySet<string>) {
    this.#request = new Shape(schemas, names);
    this.#response = new Shape(schemas, names);
  }

  add({ status, headers, body, requestBody, query }: Exchange, checks: OperationChecks): void {
    if (this.#exchanges < firstHeaders || this.#exchanges % headerSample === 0) this.#headers.read(headers);
    this.#exchanges += 1;
    for (const name of checks.query ?? []) if (query[name] !== undefined) increment(this.#query, name);
    if (checks.request && requestBody !== undefined && !this.#request.read(requestBody, checks.request)) {
      this.#wrongRequests += 1;
    }
    if (body !== undefined) this.#response.read(body, schemaOf(status, checks));
    if (status >= 200 && status < 300 && checks.query?.includes("page_number")) {
      const asked = askedPage(query["page_number"]);
      const counts = this.#pages.get(asked) ?? new Map<string, number>();
      this.#pages.set(asked, counts);
      for (const relation of relationsOf(body, query["page_number"])) increment(counts, relation);
    }
  }

  toEvidence(): AnswerEvidence {
    const pages = [...this.#pages].map(([asked, counts]) => [asked, Object.fromEntries(counts)] as const);
    const request = this.#request.toEvidence();
    const response = this.#response.toEvidence();
    return {
      exchanges: this.#exchanges,
      ...(this.#wrongRequests > 0 && { wrongRequests: this.#wrongRequests }),
      ...this.#headers.toEvidence(),
      ...(this.#query.size > 0 && { query: Object.fromEntries(this.#query) }),
      ...(pages.length > 0 && { pages: Object.fromEntries(pages) }),
      ...(request && { request }),
      ...(response && { response }),
    };
  }
}

const anything: SchemaNode = {};

/** The schema that the document has for an answer. A success of another status is compared with the documented one. */
function schemaOf(status: number, { responses, failure }: OperationChecks): SchemaNode {
  const named = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  if (named) return named;
  const isSuccess = status >= 200 && status < 300;
  const success = isSuccess && Object.entries(responses).find(([one]) => one.startsWith("2"))?.[1];
  return (isSuccess ? success : failure) || anything;
}
