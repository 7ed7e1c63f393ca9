import { expect, test, vi } from "vitest";
import { checkWorkspace } from "../../src/desk/check/check.js";
import { reportText } from "../../src/desk/check/report.js";
import { gaps } from "../../src/desk/gaps.js";
import { json, planted } from "../support/disturbances.js";
import { apiKey, simulate, type Truth } from "../support/simulated-workspace.js";

const failed = (status: number, body: unknown = { error: planted }) => ({ status, body });
const usual: Truth = {
  ...{ members: 7, comments: 1, pageSize: 3, isOrdered: true, echoesNumber: false, isActiveText: false },
  ...{ unknownId: failed(404), wrongRange: failed(422), pageZero: failed(422), pastEnd: "an empty list" },
  ...{ absentPage: "all results", pagesOfNone: 0, paginated: [] },
};

/** Responds in front of the service, or lets a request through. */
type InFront = (url: URL, count: number) => Response | undefined;

/** Checks a simulated workspace, without pauses between requests and without retries. */
async function check(
  inFront: InFront = () => undefined,
  given: { ticket?: string; truth?: Partial<Truth>; maxRequests?: number } = {},
) {
  const workspace = simulate({ ...usual, ...given.truth });
  const lines: string[] = [];
  const fetch = async (url: string, init: RequestInit) =>
    inFront(new URL(url), lines.length - 1) ?? workspace.fetch(url, init);
  const { ticket, maxRequests = 120 } = given;
  const client = { workspace: "acme", serviceHost: "desk.example", apiKey, maxRetries: 0, fetch };
  const print = (line: string) => lines.push(line);
  const report = await checkWorkspace(client, { ticket, all: true, print, pause: 0, maxRequests });
  const text = reportText(report);
  expect([JSON.stringify(report), text, ...lines].join("\n")).not.toContain(planted);
  const answers = Object.fromEntries(report.gaps.map(({ id, answer }) => [id, answer]));
  return { ...report, answers, lines, text };
}

const failure = (status: number) => `${status} with { error: string }`;

test("an undisturbed workspace answers each question, on one screen", async () => {
  const { answers, reached, differences, lists, text } = await check();
  expect(reached).toEqual({ verdict: "accepted", status: 200 });
  expect(answers).toEqual({
    "errors.unknown-id": `${failure(404)} for GET /team-members/{team_member_id}`,
    "errors.validation": `${failure(422)} for an unknown range_type; ${failure(422)} for page_number 0`,
    "pagination.page-number-absent": "200 with all results",
    "pagination.page-out-of-range": "200 with an empty list",
    "pagination.empty-list": null,
    "reports.agents.pagination": "200 without a pagination object",
    "reports.groups.pagination": "200 without a pagination object",
  });
  expect(differences).toEqual([]);
  const list = { operation: "GET /team-members", pages: 3, records: 7, pageSize: 3, totalsAgree: true };
  expect(lists).toEqual([{ ...list, repeated: 0, sameOrder: true }]);
  expect(text.split("\n").length).toBeLessThan(25);
  expect(text).toContain(`of ${gaps.length} gaps`);
});

const html = () => new Response(`<p>${planted}</p>`, { headers: { "content-type": "text/html" } });

test.each<[what: string, inFront: InFront, verdict: string, why: string]>([
  ["a page", html, "no answer", "200 without JSON"],
  ["another envelope", () => json(200, { ok: planted }), "no answer", "200 with another envelope"],
  ["a redirect", () => json(302, {}, { location: "/" }), "no answer", "302 with a redirect"],
  ["401", () => json(401, { error: planted }), "refused", failure(401)],
  ["401 in another form", () => json(401, { message: planted }), "no answer", "401 with JSON object"],
  ["403", () => json(403, { error: planted }), "not verified", failure(403)],
  ["503", () => json(503, { error: planted }), "not verified", "503"],
])(
  "if each response is %s, the report says so, and nothing else is asked",
  async (_, inFront, verdict, why) => {
    const { reached, lists, differences, lines, text, ...report } = await check(inFront);
    const status = Number.parseInt(why, 10);
    expect(reached).toEqual({ verdict, status, why });
    expect(text).toContain(` Status: ${status}. Seen: ${why}.`);
    // A 401 in another form can also be the response to a wrong workspace.
    expect(text.includes("Check the workspace")).toBe(verdict === "no answer");
    expect([report.gaps, lists, differences]).toEqual([[], [], []]);
    expect(lines.length).toBeLessThanOrEqual(9);
  },
);

test.each([
  [302, 403, { verdict: "not verified", status: 403 }],
  [403, 401, { verdict: "refused", status: 401 }],
])("after a %d and a %d, the report has the status behind its verdict", async (one, other, expected) => {
  const statuses = [one, other];
  const { reached } = await check((_, count) => json(statuses[count] ?? 503, { error: planted }));
  expect(reached).toMatchObject(expected);
});

test("without a response, the report has no status", async () => {
  const { reached, text } = await check(() => {
    throw new TypeError("fetch failed");
  });
  expect(reached).toEqual({ verdict: "no answer", why: "no response: network" });
  expect(text).not.toContain("Status:");
});

let pageOnes = 0;
const failReadAgain: InFront = ({ search }) => {
  if (search === "?page_number=1") pageOnes += 1;
  return search === "?page_number=1" && pageOnes > 1 ? json(404, {}) : undefined;
};

test.each<[sameOrder: boolean | null, text: string, truth: Partial<Truth>, inFront?: InFront]>([
  [true, "page 1 keeps its order", {}],
  [true, "page 1 keeps its order", { members: 1 }],
  [false, "page 1 changes its order", { isOrdered: false }],
  [null, "page 1 was not read again", {}, failReadAgain],
])("sameOrder is %s if %s, with the workspace %j", async (sameOrder, order, truth, inFront) => {
  const { lists, text } = await check(inFront, { truth });
  expect(lists).toEqual([expect.objectContaining({ sameOrder })]);
  expect(text).toContain(order);
});

test("responses of others in between don't count, and the question is asked again", async () => {
  const others = [html, () => json(200, { ok: planted }), () => json(403, {}, { server: "gateway" })];
  const inFront: InFront = (_, count) => (count % 4 === 3 ? others[count % 3]?.() : undefined);
  const { answers, lists, differences } = await check(inFront, { ticket: "1042" });
  expect(answers["errors.unknown-id"]).toContain(`${failure(404)} for GET /team-members/{team_member_id}`);
  expect(answers["pagination.page-number-absent"]).toBe("200 with all results");
  expect(lists).toMatchObject([{ pages: 3, totalsAgree: true }]);
  expect(differences).toEqual([]);
});

test("a failure that changes from one attempt to the next isn't an answer", async () => {
  const { answers } = await check(({ search }, count) =>
    search.includes("no_such") ? json(count % 4 < 2 ? 400 : 404, { error: "no" }) : undefined,
  );
  expect(answers["errors.validation"]).toBe(`${failure(422)} for page_number 0`);
});

test("a question is asked seven times at most", async () => {
  const { gaps: asked } = await check(undefined, { truth: { unknownId: failed(500) } });
  const seen = Array(7).fill("500 (does not count) for GET /team-members/{team_member_id}");
  expect(asked[0]).toMatchObject({ id: "errors.unknown-id", answer: null, seen });
});

test("a failure isn't an answer if a read that must succeed sometimes fails in the same way", async () => {
  const control: InFront = ({ search }, count) =>
    search === "?page_number=1" && count % 5 === 0 ? json(422, { error: planted }) : undefined;
  const { answers } = await check(control, { truth: { pageZero: "page 1" } });
  expect(answers["errors.validation"]).toBe("200 with page 1 for page_number 0");
  expect(answers["errors.unknown-id"]).toBe(`${failure(404)} for GET /team-members/{team_member_id}`);
});

test.each<[what: string, status: number, headers: Record<string, string>]>([
  ["failure with a gateway's `server` header", 403, { server: "gateway" }],
  ["failure with a gateway's `via` header", 403, { via: "1.1 gateway" }],
  ["copy from a cache", 200, { "x-cache": "HIT" }],
])("a %s isn't an answer", async (_, status, headers) => {
  const { answers } = await check(({ search }) =>
    search.includes("no_such") ? json(status, { ticket_statuses: [] }, headers) : undefined,
  );
  expect(answers["errors.validation"]).toBe(`${failure(422)} for page_number 0`);
});

test("a failure beside a control of another workspace isn't an answer", async () => {
  const pagination = { current_page_number: 3, page_size: 3, total_pages: 3, total_records: 9 };
  const other = () => json(200, { team_members: [], pagination });
  let reads = 0;
  const inFront: InFront = ({ search }) => {
    if (search === "?page_number=3") reads += 1;
    // The first reading finds the own last page.
    return search === "?page_number=3" && reads > 1 ? other() : undefined;
  };
  const { answers } = await check(inFront, { truth: { pastEnd: failed(404) } });
  expect(answers["pagination.page-out-of-range"]).toBeNull();
  const undisturbed = await check(undefined, { truth: { pastEnd: failed(404) } });
  expect(undisturbed.answers["pagination.page-out-of-range"]).toBe(failure(404));
});

test("a failure of an operation that never succeeds is a difference", async () => {
  const { differences } = await check(({ pathname }) =>
    pathname.endsWith("/forms") ? json(404, { error: planted }) : undefined,
  );
  expect(differences).toContainEqual(
    expect.objectContaining({ operation: "GET /forms", location: "status 404" }),
  );
});

test("a difference is counted by its location, without a value", async () => {
  const { differences, text } = await check(({ pathname }) =>
    pathname.endsWith("/forms")
      ? json(200, { forms: [{ id: 1, slug: 5 }], kb_details: {}, [planted]: 1 })
      : undefined,
  );
  const what = "wrong-type, documented: string";
  expect(differences).toContainEqual({ operation: "GET /forms", location: "/forms/*/slug", what, count: 2 });
  expect(text).toMatch(/Not as documented.*\n {2}GET \/forms, \/forms\/\*\/id: wrong/);
});

test("a field's name cannot forge a line of the report", async () => {
  const { text: usualText, ...report } = await check();
  const location = "/forms/*/\nforged\u001b[2J";
  const differences = [{ operation: "GET /forms", location, what: "wrong-type", count: 1 }];
  const text = reportText({ ...report, differences });
  expect(text).toContain("/forms/*/\\u000aforged\\u001b[2J: wrong-type (1x)");
  expect(text.split("\n")).toHaveLength(usualText.split("\n").length + 2);
});

test.each([120, 30])("no more than %d requests are sent, and the last line counts them", async (most) => {
  const { lines, text, sent } = await check((_, count) => (count > 15 ? json(404, {}) : undefined), {
    maxRequests: most,
  });
  expect([lines.length, sent]).toEqual([most, most]);
  expect(text).toMatch(new RegExp(`\nRequests sent: ${most}.$`));
});

test.each(["", ".."])("the ticket %j is refused before anything is sent", async (ticket) => {
  const inFront = vi.fn<InFront>();
  await expect(check(inFront, { ticket })).rejects.toThrow(/ticket must be a non-empty/);
  expect(inFront).not.toHaveBeenCalled();
});
