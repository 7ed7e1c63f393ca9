// Simulated services whose truth is drawn by a seed, for the tests of the command that asks a workspace. They know the
// specification alone, and answer what it leaves open as drawn.

import { disturbanceOf, json, planted, type Scene } from "./disturbances.js";

export const apiKey = `${planted}-key-0123456789`;

/** How a failure of the service looks: its status, and the form of its body. */
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
  /** Whether a page past the end has the number that was asked for, whatever is on it. */
  readonly echoesNumber: boolean;
  /** Whether `active` of a team member is a text, unlike documented. */
  readonly isActiveText: boolean;
}

export interface DrawnWorkspace {
  readonly scene: Scene;
  readonly truth: Truth;
  /** What arrived: the method, and the path with its query. */
  readonly requests: { method: string; url: URL }[];
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly ticket: string;
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
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
  const bodies: unknown[] = [
    { error: planted },
    { errors: [planted] },
    { message: planted, code: 7 },
    [planted],
    planted,
    null,
  ];
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
    // In a list without an order, nobody could tell then which page came.
    echoesNumber: isOrdered && random() < 0.5,
    isActiveText: random() < 0.3,
  };
}

export function drawWorkspace(seed: number, scene: Scene): DrawnWorkspace {
  const random = randomOf(seed);
  const truth = drawTruth(random);
  const idOf = () => `${[8, 4, 4, 4, 12].map((length) => hex(random, length)).join("-")}`;
  const ticket = idOf();
  const service = new Service(truth, random, idOf, ticket);
  const requests: DrawnWorkspace["requests"] = [];
  const disturb = disturbanceOf(scene, random, service);
  const fetch = async (url: string, init: RequestInit) => {
    const request = { method: init.method ?? "GET", url: new URL(url) };
    requests.push(request);
    const { "x-api-key": key } = Object.fromEntries(new Headers(init.headers));
    if (key !== apiKey) throw new Error("The request has another key.");
    return disturb(request.url);
  };
  return { scene, truth, requests, fetch, ticket };
}

const hex = (random: () => number, length: number) =>
  Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join("");

/** The service itself: the reads of the specification. */
class Service {
  readonly #comments: object[];
  #members: { id: string }[];

  constructor(
    private readonly truth: Truth,
    private readonly random: () => number,
    private readonly idOf: () => string,
    private readonly ticket: string,
  ) {
    this.#members = Array.from({ length: truth.members }, () => this.#member());
    this.#comments = Array.from({ length: truth.comments }, () => ({
      id: idOf(),
      created_at: "2026-01-02T03:04:05Z",
      comment_type: "reply",
      content: planted,
      author: this.#person(),
      attachments: [],
      mentions: [],
    }));
  }

  /** Takes a member away, or adds one. */
  change(): void {
    if (this.random() < 0.5) this.#members = this.#members.slice(1);
    else this.#members = [...this.#members, this.#member()];
  }

  respond(url: URL): Response {
    const [, resource = "", id, part, partId] = url.pathname.split("/api/external/v2")[1]?.split("/") ?? [];
    if (resource === "forms") {
      const form = { id: this.idOf(), title: planted, slug: planted };
      return json(200, { forms: [form], kb_details: { knowledge_base_name: planted } });
    }
    if (resource === "reports") return this.#report(id ?? "", url);
    if (resource === "team-members" && id === undefined)
      return this.#list("team_members", this.#members, url);
    if (resource === "team-members") {
      const member = this.#members.find((one) => one.id === id);
      return member ? json(200, { team_member: member }) : this.#fail(this.truth.unknownId);
    }
    if (id !== this.ticket) return this.#fail(this.truth.unknownId);
    if (part === undefined) return json(200, { ticket: this.#ticket() });
    if (partId === undefined) return this.#list("comments", this.#comments, url);
    const comment = this.#comments.find((one) => Object(one).id === partId);
    return comment ? json(200, { comment }) : this.#fail(this.truth.unknownId);
  }

  #fail({ status, body }: Failure): Response {
    return json(status, body);
  }

  #list(key: string, items: readonly object[], url: URL): Response {
    const { pageSize, isOrdered, pastEnd, pageZero, absentPage, pagesOfNone } = this.truth;
    const shown = isOrdered ? items : [...items].sort(() => this.random() - 0.5);
    const pages = items.length === 0 ? pagesOfNone : Math.ceil(items.length / pageSize);
    const page = (number: number, size = pageSize, called = number) =>
      json(200, {
        [key]: shown.slice((number - 1) * size, number * size),
        pagination: {
          total_records: items.length,
          current_page_number: called,
          total_pages: size === pageSize ? pages : 1,
          page_size: size,
        },
      });
    const asked = url.searchParams.get("page_number");
    if (asked === null) return absentPage === "page 1" ? page(1) : page(1, Math.max(1, items.length));
    const number = Number(asked);
    if (number < 1) return pageZero === "page 1" ? page(1) : this.#fail(pageZero);
    if (number <= Math.max(1, pages)) return page(number);
    if (pastEnd === "an empty list") return page(number);
    if (typeof pastEnd !== "string") return this.#fail(pastEnd);
    const other = pastEnd === "page 1" ? 1 : Math.max(1, pages);
    return page(other, pageSize, this.truth.echoesNumber ? number : other);
  }

  #report(name: string, url: URL): Response {
    const range = url.searchParams.get("range_type") ?? "last_30_days";
    const isListed = /^(last|this)_\w+$|^all_time$/.test(range);
    const { wrongRange, paginated } = this.truth;
    if (!isListed && wrongRange !== "ignored") return this.#fail(wrongRange);
    const metric = { present: 1, previous: 2, change_percentage: -50 };
    const metrics = {
      first_response_time: metric,
      resolution_time: metric,
      assigned: metric,
      closed: metric,
    };
    if (name === "tickets") return json(200, { ticket_statuses: [{ name: planted, value: metric }] });
    if (name === "surveys") return json(200, { surveys: [] });
    const entries = [{ id: this.idOf(), name: planted, ...metrics }];
    const list = { [name === "agents" ? "members" : "teams"]: entries };
    const pagination = { total_records: 1, current_page_number: 1, total_pages: 1, page_size: 30 };
    return json(200, {
      ...list,
      summary: metrics,
      total_count: 1,
      ...(paginated.includes(name) && { pagination }),
    });
  }

  #person = () => ({ id: this.idOf(), name: planted, email: `${planted}@acme.example`, type: "user" });

  #member = () => ({
    id: this.idOf(),
    email: `${planted}@acme.example`,
    first_name: planted,
    last_name: planted,
    time_zone: "Europe/Berlin",
    profile_image_url: `https://acme.example/${planted}.png`,
    organization_role: planted,
    active: this.truth.isActiveText ? planted : true,
  });

  #ticket = () => ({
    id: this.ticket,
    number: 7,
    subject: planted,
    description: planted,
    priority: "low",
    status: planted,
    created_at: "2026-01-02T03:04:05Z",
    updated_at: "2026-01-02T03:04:05Z",
    tags: [planted],
    customer: { ...this.#person(), phone_numbers: [planted] },
    fields: [{ field_name: planted, field_value: planted }],
  });
}
