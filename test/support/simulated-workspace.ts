// Simulated services for the tests of the command that checks a workspace. They know only the specification. Where it leaves a
// behaviour open, they behave as their truth says.
import { randomUUID } from "node:crypto";
import { disturbanceOf, json, planted, type Scene } from "./disturbances.js";

export const apiKey = `${planted}-key-0123456789`;

/** The failure of a service. */
export interface Failure {
  readonly status: number;
  readonly body: unknown;
}

export interface Truth {
  readonly members: number;
  readonly comments: number;
  readonly pageSize: number;
  readonly isOrdered: boolean;
  readonly unknownId: Failure;
  readonly wrongRange: Failure | "ignored";
  readonly pageZero: Failure | "page 1";
  readonly pastEnd: Failure | "an empty list" | "the last page" | "page 1";
  readonly absentPage: "all results" | "page 1";
  readonly pagesOfNone: 0 | 1;
  /** The reports that have a pagination object. */
  readonly paginated: readonly string[];
  /** Whether a page after the last one states the requested number. */
  readonly echoesNumber: boolean;
  /** Whether `active` of a team member is a string, which differs from the document. */
  readonly isActiveText: boolean;
}

export interface SimulatedWorkspace {
  readonly scene: Scene;
  readonly truth: Truth;
  /** The requests that arrived. */
  readonly requests: { method: string; url: URL }[];
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly ticket: string;
}

/** Returns random numbers from 0 to 1 that depend on a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function drawTruth(random: () => number): Truth {
  const oneOf = <T>(...values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const errors = [{ error: planted }, { errors: [planted] }, { message: planted, code: 7 }];
  const bodies: unknown[] = [...errors, [planted], planted, null];
  const failure = (...statuses: number[]) => ({ status: oneOf(...statuses), body: oneOf(...bodies) });
  const isOrdered = random() < 0.6;
  return {
    members: oneOf(0, 1, 2, 7, 30, 31, 64),
    comments: oneOf(0, 0, 1, 40),
    pageSize: oneOf(2, 10, 30, 30, 100),
    isOrdered,
    unknownId: failure(400, 403, 404, 404, 410, 422),
    wrongRange: oneOf<Truth["wrongRange"]>(failure(400, 422), failure(409, 404), "ignored"),
    pageZero: oneOf<Truth["pageZero"]>(failure(400, 404, 422), "page 1"),
    pastEnd: oneOf<Truth["pastEnd"]>(failure(400, 404, 416), "an empty list", "the last page", "page 1"),
    absentPage: oneOf("all results", "page 1"),
    pagesOfNone: oneOf(0, 1),
    paginated: ["agents", "groups"].filter(() => random() < 0.5),
    // Without an order, nobody could tell which page came.
    echoesNumber: isOrdered && random() < 0.5,
    isActiveText: random() < 0.3,
  };
}

/** Simulates a workspace whose truth a seed determines. */
export function drawWorkspace(seed: number, scene: Scene): SimulatedWorkspace {
  const random = randomOf(seed);
  const truth = drawTruth(random);
  return simulate(truth, scene, random);
}

export function simulate(
  truth: Truth,
  scene: Scene = "undisturbed",
  random = randomOf(1),
): SimulatedWorkspace {
  const service = new Service(truth, random);
  const requests: SimulatedWorkspace["requests"] = [];
  const disturb = disturbanceOf(scene, random, service);
  const fetch: SimulatedWorkspace["fetch"] = async (text, { method = "GET", headers }) => {
    const url = new URL(text);
    requests.push({ method, url });
    if (new Headers(headers).get("x-api-key") !== apiKey) throw new Error("The request has another key.");
    return disturb(url);
  };
  return { scene, truth, requests, fetch, ticket: service.ticket };
}

/** The service itself: the reads of the specification. */
class Service {
  readonly ticket = randomUUID();
  readonly #comments: readonly { id: string }[];
  #members: readonly { id: string }[];

  constructor(
    private readonly truth: Truth,
    private readonly random: () => number,
  ) {
    this.#members = Array.from({ length: truth.members }, () => this.#member());
    const more = { attachments: [], mentions: [] };
    this.#comments = Array.from({ length: truth.comments }, () => ({
      ...{ id: randomUUID(), created_at: "2026-01-02T03:04:05Z", comment_type: "reply", content: planted },
      ...{ author: person(), ...more },
    }));
  }

  /** Removes a member, or adds one. */
  change(): void {
    if (this.random() < 0.5) this.#members = this.#members.slice(1);
    else this.#members = [...this.#members, this.#member()];
  }

  respond(url: URL): Response {
    const [, resource = "", id, part, partId] = url.pathname.split("/api/external/v2")[1]?.split("/") ?? [];
    if (resource === "forms") {
      const form = { id: randomUUID(), title: planted, slug: planted };
      return json(200, { forms: [form], kb_details: { knowledge_base_name: planted } });
    }
    if (resource === "reports") return this.#report(id ?? "", url);
    if (resource === "team-members") {
      if (id === undefined) return this.#list("team_members", this.#members, url);
      return this.#find("team_member", this.#members, id);
    }
    if (id !== this.ticket) return fail(this.truth.unknownId);
    if (part === undefined) return json(200, { ticket: ticketOf(id) });
    if (partId === undefined) return this.#list("comments", this.#comments, url);
    return this.#find("comment", this.#comments, partId);
  }

  #find(key: string, items: readonly { id: string }[], id: string): Response {
    const found = items.find((one) => one.id === id);
    return found ? json(200, { [key]: found }) : fail(this.truth.unknownId);
  }

  #list(key: string, items: readonly object[], url: URL): Response {
    const { pageSize, isOrdered, pastEnd, pageZero, absentPage, pagesOfNone } = this.truth;
    const shown = isOrdered ? items : [...items].sort(() => this.random() - 0.5);
    const pages = items.length === 0 ? pagesOfNone : Math.ceil(items.length / pageSize);
    const page = (number: number, size = pageSize, called = number) => {
      const stated = { current_page_number: called, total_pages: size === pageSize ? pages : 1 };
      return json(200, {
        [key]: shown.slice((number - 1) * size, number * size),
        pagination: { total_records: items.length, ...stated, page_size: size },
      });
    };
    const asked = url.searchParams.get("page_number");
    if (asked === null) return absentPage === "page 1" ? page(1) : page(1, Math.max(1, items.length));
    const number = Number(asked);
    if (number < 1) return pageZero === "page 1" ? page(1) : fail(pageZero);
    if (number <= Math.max(1, pages) || pastEnd === "an empty list") return page(number);
    if (typeof pastEnd !== "string") return fail(pastEnd);
    const other = pastEnd === "page 1" ? 1 : Math.max(1, pages);
    return page(other, pageSize, this.truth.echoesNumber ? number : other);
  }

  #report(name: string, url: URL): Response {
    const range = url.searchParams.get("range_type") ?? "last_30_days";
    const isListed = /^(last|this)_\w+$|^all_time$/.test(range);
    const { wrongRange, paginated } = this.truth;
    if (!isListed && wrongRange !== "ignored") return fail(wrongRange);
    const metric = { present: 1, previous: 2, change_percentage: -50 };
    if (name === "tickets") return json(200, { ticket_statuses: [{ name: planted, value: metric }] });
    if (name === "surveys") return json(200, { surveys: [] });
    const times = { first_response_time: metric, resolution_time: metric };
    const summary = { ...times, assigned: metric, closed: metric };
    const entries = [{ id: randomUUID(), name: planted, ...summary }];
    const list = { [name === "agents" ? "members" : "teams"]: entries, summary, total_count: 1 };
    const pagination = { total_records: 1, current_page_number: 1, total_pages: 1, page_size: 30 };
    return json(200, { ...list, ...(paginated.includes(name) && { pagination }) });
  }

  #member = () => ({
    ...{ id: randomUUID(), email: `${planted}@acme.example`, first_name: planted, last_name: planted },
    ...{ time_zone: "Europe/Berlin", profile_image_url: `https://acme.example/${planted}.png` },
    ...{ organization_role: planted, active: this.truth.isActiveText ? planted : true },
  });
}

const fail = ({ status, body }: Failure) => json(status, body);

const person = () => ({ id: randomUUID(), name: planted, email: `${planted}@acme.example`, type: "user" });

const ticketOf = (id: string) => ({
  ...{ id, number: 7, subject: planted, description: planted, priority: "low", status: planted },
  ...{ created_at: "2026-01-02T03:04:05Z", updated_at: "2026-01-02T03:04:05Z", tags: [planted] },
  customer: { ...person(), phone_numbers: [planted] },
  fields: [{ field_name: planted, field_value: planted }],
});
