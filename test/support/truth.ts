// What is true of a simulated service, chosen by a seed.

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
