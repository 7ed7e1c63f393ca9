// A service whose behaviour is chosen before anything is seen of it, so that a conclusion can be compared with the truth.
import { times, uuid } from "./evidence.js";

/** How a value that is not set arrives. `mixed` is null in one record and absent in the next. */
export type Unset = "null" | "absent" | "empty" | "never" | "mixed";

/** What is true of a service, where its specification leaves it open. */
export interface Truth {
  /** By gap and place, for example `forms.unset-values title`. */
  readonly unset: Readonly<Record<string, Unset>>;
  readonly countType: "number" | "string" | "both";
  readonly questionType: "string" | "object";
  readonly fieldType: "string" | "number" | "both";
  readonly failureType: "object" | "string";
  readonly customerStatus: "200" | "201" | "both";
  readonly updateStatus: "200" | "202";
  readonly lastAdminStatus: "409" | "422" | "both";
  readonly isWrapped: boolean;
  readonly hasReportPagination: boolean;
  /** By operation. */
  readonly withoutNumber: Readonly<Record<string, "all" | "one">>;
  readonly pastEnd: Readonly<Record<string, "empty" | "items" | "404">>;
  /** `ignored`: the reports take no notice of page_number. */
  readonly totalCount: "all" | "page" | "ignored";
  readonly needsEmail: boolean;
}

/** The places that a gap leaves open where nothing is set. */
export const places: Readonly<Record<string, readonly string[]>> = {
  "comments.attachments.unset-values": ["url", "filename"],
  "comments.author.unset-values": ["name", "email"],
  "comments.mentions.unset-values": ["name", "email"],
  "comments.unset-values": ["author"],
  "customers.unset-values": ["name", "email"],
  "forms.knowledge-base.unset-values": ["knowledge_base_name"],
  "forms.unset-values": ["title", "slug"],
  "reports.agents.unset-values": ["name"],
  "reports.groups.unset-values": ["name"],
  "reports.surveys.unset-values": ["name", "question", "choices/*/name", "choices/*/count", "choices/*/slug"],
  "team-members.unset-values": ["first_name", "last_name", "time_zone", "profile_image_url"],
  "tickets.unset-values": [
    ...["priority", "status", "category", "sub_category_one", "sub_category_two", "group", "assignee"],
    ...["assignee/name", "assignee/email", "customer", "customer/name", "customer/email"],
  ],
  "v1.team-members.unset-values": ["first_name", "last_name", "time_zone"],
};

export const lists = [
  "GET /tickets/{ticket_id}/comments",
  "GET /team-members",
  "GET /reports/agents",
  "GET /reports/groups",
];
const pageSize = 30;
const listLength = 45;
const time = "2026-03-02T09:00:00Z";
const lastAdmin = { error: "Cannot remove the last admin of the workspace" };

/** A number from 0 to 1, the next of a sequence. */
export type Random = () => number;

/** A sequence that a seed determines (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Chooses what is true. */
export function truthFrom(random: Random): Truth {
  const oneOf = <Of>(...list: readonly Of[]) => list[Math.floor(random() * list.length)] as Of;
  const listed = <Of>(choose: () => Of) => Object.fromEntries(lists.map((list) => [list, choose()]));
  const all = Object.entries(places).flatMap(([gap, names]) => names.map((name) => `${gap} ${name}`));
  // A gap of many places is settled seldom, unless most gaps have one way for all of their places.
  const ways = new Map(
    Object.keys(places).map((gap) => [gap, oneOf<Unset>("null", "absent", "empty", "null")]),
  );
  const unsetOf = (key: string): Unset => {
    const isText = !/assignee$|customer$|count$|author$/.test(key);
    const way =
      random() < 0.04 ? oneOf<Unset>("never", "mixed") : (ways.get(key.split(" ")[0] ?? "") ?? "null");
    return way === "empty" && !isText ? "null" : way;
  };
  return {
    unset: Object.fromEntries(all.map((key) => [key, unsetOf(key)])),
    countType: oneOf("number", "string", "both"),
    questionType: oneOf("string", "object"),
    fieldType: oneOf("string", "number", "both"),
    failureType: oneOf("object", "string"),
    customerStatus: oneOf("200", "201", "both"),
    updateStatus: oneOf("200", "202"),
    lastAdminStatus: oneOf("409", "422", "both"),
    isWrapped: oneOf(true, false),
    hasReportPagination: oneOf(true, false),
    withoutNumber: listed(() => oneOf("all", "one")),
    pastEnd: listed(() => oneOf("empty", "empty", "items", "404")),
    totalCount: oneOf("all", "all", "page", "ignored"),
    needsEmail: oneOf(true, false),
  };
}

/** A service that does everything in one way, which traffic can show. */
export const plainTruth: Truth = {
  ...truthFrom(() => 0.5),
  unset: Object.fromEntries(
    Object.entries(places).flatMap(([gap, names]) => names.map((name) => [`${gap} ${name}`, "null"])),
  ),
  ...{ countType: "number", questionType: "string", fieldType: "string", failureType: "object" },
  ...{ customerStatus: "201", updateStatus: "200", lastAdminStatus: "409" },
  ...{ isWrapped: true, hasReportPagination: true, totalCount: "all", needsEmail: false },
  withoutNumber: Object.fromEntries(lists.map((list) => [list, "all"])),
  pastEnd: Object.fromEntries(lists.map((list) => [list, "empty"])),
};

/** A request, as the service sees it. */
export interface Asked {
  readonly operation: string;
  /** The number of the record that it is about. */
  readonly record: number;
  readonly pageNumber?: number | undefined;
  readonly request?: unknown;
}

/** What the service answers. */
export function answerOf(truth: Truth, asked: Asked): { status: number; body: unknown } {
  const { operation, record } = asked;
  const fail = (status: number) => ({
    status,
    body: truth.failureType === "object" ? { error: "no" } : "no",
  });
  const made = recordsOf(truth);
  const one = (name: string, value: unknown, status = 200) => ({ status, body: { [name]: value } });
  // The records from 900 on do not exist.
  if (record >= 900) return fail(404);
  switch (operation) {
    case "POST /tickets":
      return one("ticket", { id: uuid(record), number: record, url: "https://acme.desk.example/1" }, 201);
    case "GET /tickets/{ticket_id}":
      return one("ticket", made.ticket(record));
    case "POST /tickets/{ticket_id}/comments":
      return one("comment", made.comment(record), 201);
    case "GET /tickets/{ticket_id}/comments/{comment_id}":
      return one("comment", made.comment(record));
    case "POST /customers": {
      const { customer } = asked.request as { customer: Record<string, unknown> };
      const emails = (customer["emails"] ?? [undefined]) as unknown[];
      const lacksEmail = (one: unknown) => typeof one !== "string" && !Object.hasOwn(Object(one), "email");
      if (truth.needsEmail && emails.some(lacksEmail)) return fail(422);
      const status = truth.customerStatus === "both" ? 200 + (record % 2) : Number(truth.customerStatus);
      return one("customer", made.customer(record), status);
    }
    case "DELETE /team-members/{team_member_id}": {
      const isSecond =
        truth.lastAdminStatus === "422" || (truth.lastAdminStatus === "both" && record % 2 === 0);
      return { status: isSecond ? 422 : 409, body: lastAdmin };
    }
    case "GET /team-members/{team_member_id}":
    case "PATCH /team-members/{team_member_id}":
      return one("team_member", made.member(record));
    case "PATCH /team_members/{team_member_id}": {
      const member = made.olderMember(record);
      return { status: Number(truth.updateStatus), body: truth.isWrapped ? { team_member: member } : member };
    }
    case "POST /team-members":
      return truth.needsEmail && !Object.hasOwn(Object(asked.request), "emails")
        ? fail(422)
        : one("message", "Added.", 201);
    case "POST /tickets/{ticket_id}/drafts": {
      const draft = {
        id: uuid(record),
        comment_type: "note",
        created_at: time,
        updated_at: time,
        content: "c",
      };
      return one("draft", draft, 201);
    }
    case "GET /reports/tickets":
      return one("ticket_statuses", [{ name: "open", value: metric }]);
    case "GET /forms":
      return {
        status: 200,
        body: { forms: times(40, made.form), kb_details: made.details(record) },
      };
    case "GET /reports/surveys":
      return one("surveys", times(40, made.survey));
    default:
      return listOf(truth, asked, made) ?? fail(404);
  }
}

const metric = { present: 1, previous: 2, change_percentage: -50 };
const metrics = { first_response_time: metric, resolution_time: metric, assigned: metric, closed: metric };

/** One page of a list, as the service cuts it. */
function listOf(truth: Truth, { operation, record, pageNumber }: Asked, made: ReturnType<typeof recordsOf>) {
  const isReport = operation.startsWith("GET /reports/");
  const make: Record<string, (index: number) => object> = {
    "GET /tickets/{ticket_id}/comments": (index) => made.comment(record * 100 + index),
    "GET /team-members": made.member,
    "GET /reports/agents": made.agent,
    "GET /reports/groups": made.group,
  };
  const all = times(listLength, make[operation] ?? (() => ({})));
  const pages = Math.ceil(listLength / pageSize);
  const isIgnored = isReport && truth.totalCount === "ignored";
  const isWhole = isIgnored || (pageNumber === undefined && truth.withoutNumber[operation] === "all");
  const end = truth.pastEnd[operation];
  const isPast = pageNumber !== undefined && pageNumber > pages;
  if (isPast && !isWhole && end === "404") return undefined;
  const number = isPast && end === "items" ? pages : (pageNumber ?? 1);
  const items = isWhole ? all : all.slice((number - 1) * pageSize, number * pageSize);
  const pagination = {
    ...{ total_records: listLength, current_page_number: number, total_pages: pages, page_size: pageSize },
  };
  const name = operation.split("/").at(-1)?.replace("-", "_") ?? "";
  if (!isReport) return { status: 200, body: { [name]: items, pagination } };
  const body = {
    [name === "agents" ? "members" : "teams"]: items,
    summary: metrics,
    total_count: truth.totalCount === "page" ? items.length : listLength,
    ...(truth.hasReportPagination && { pagination }),
  };
  return { status: 200, body };
}

/** Makes the records of a service. Every second one has a value unset, in turn with the values beside it. */
function recordsOf(truth: Truth) {
  const value = (key: string, index: number, set: unknown): Record<string, unknown> => {
    const [gap = "", place = ""] = key.split(" ");
    const name = place.split("/").at(-1) ?? "";
    const turn = index + (places[gap]?.indexOf(place) ?? 0);
    const way = truth.unset[key];
    if (turn % 2 === 0 || way === "never") return { [name]: set };
    if (way === "absent" || (way === "mixed" && turn % 4 === 1)) return {};
    return { [name]: way === "empty" ? "" : null };
  };
  const all = (gap: string, index: number, sets: Readonly<Record<string, unknown>>) =>
    Object.assign({}, ...Object.entries(sets).map(([place, set]) => value(`${gap} ${place}`, index, set)));
  const person = (gap: string, index: number, prefix = "") =>
    all(gap, index, { [`${prefix}name`]: "Ada", [`${prefix}email`]: "a@mail.example" });
  const either = <Of>(type: string, index: number, text: Of, number: Of) =>
    type === "string" || (type === "both" && Math.floor(index / 2) % 2 === 0) ? text : number;
  const names = { first_name: "Ada", last_name: "Byron", time_zone: "Europe/Berlin" };
  const id = (index: number) => ({ id: uuid(index) });
  const memberOf = (index: number) => ({
    ...id(index),
    email: "a@mail.example",
    organization_role: "Standard",
    active: true,
  });
  return {
    ticket: (index: number) => ({
      ...{
        ...id(index),
        number: index,
        subject: "s",
        description: "d",
        created_at: time,
        updated_at: time,
        tags: [],
      },
      ...all("tickets.unset-values", index, {
        ...{
          priority: "high",
          status: "open",
          category: "Questions",
          sub_category_one: "a",
          sub_category_two: "b",
        },
        ...{ group: "Care" },
        // The objects are set in every second ticket, so that what is in them has turns of its own.
        assignee: { ...id(index), ...person("tickets.unset-values", Math.floor(index / 2), "assignee/") },
        customer: {
          ...{ ...id(index), phone_numbers: [] },
          ...person("tickets.unset-values", Math.floor(index / 2), "customer/"),
        },
      }),
      fields: [{ field_name: "Order", field_value: either<unknown>(truth.fieldType, index, "7781", 7781) }],
    }),
    comment: (index: number) => ({
      ...{ ...id(index), created_at: time, comment_type: "note", content: "c" },
      ...all("comments.unset-values", index, {
        author: {
          ...id(index),
          ...person("comments.author.unset-values", Math.floor(index / 2)),
          type: "user",
        },
      }),
      attachments: [
        {
          ...id(index),
          ...all("comments.attachments.unset-values", index, {
            url: "https://cdn.example/f",
            filename: "f.txt",
          }),
        },
      ],
      mentions: [{ ...id(index), ...person("comments.mentions.unset-values", index) }],
    }),
    customer: (index: number) => ({ ...id(index), ...person("customers.unset-values", index) }),
    member: (index: number) => ({
      ...memberOf(index),
      ...all("team-members.unset-values", index, {
        ...names,
        profile_image_url: "https://cdn.example/a.png",
      }),
    }),
    olderMember: (index: number) => ({
      ...{ ...memberOf(index), created_at: time, updated_at: time },
      ...all("v1.team-members.unset-values", index, names),
    }),
    form: (index: number) => ({
      ...id(index),
      ...all("forms.unset-values", index, { title: "Help", slug: "help" }),
    }),
    details: (index: number) =>
      all("forms.knowledge-base.unset-values", index, { knowledge_base_name: "Help" }),
    survey: (index: number) => ({
      ...id(index),
      ...all("reports.surveys.unset-values", index, {
        name: "After",
        question: truth.questionType === "string" ? "How?" : { text: "How?" },
      }),
      choices: [
        all("reports.surveys.unset-values", index, {
          ...{ "choices/*/name": "Good", "choices/*/slug": "good" },
          "choices/*/count": either<unknown>(truth.countType, index, "3", 3),
        }),
      ],
    }),
    agent: (index: number) => ({
      ...id(index),
      ...all("reports.agents.unset-values", index, { name: "Ada" }),
      ...metrics,
    }),
    group: (index: number) => ({
      ...id(index),
      ...all("reports.groups.unset-values", index, { name: "Care" }),
      ...metrics,
    }),
  };
}
