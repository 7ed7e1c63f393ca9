import { afterEach, expect, test, vi } from "vitest";
import { checkWorkspace, type Report } from "../../src/desk/check/check.js";
import { reportText } from "../../src/desk/check/report.js";
import { gaps } from "../../src/desk/gaps.js";
import { runCommand, serveMock } from "../support/command.js";
import { json } from "../support/server.js";
import { apiKey, type Behaviour, marker, startWorkspace } from "../support/small-workspace.js";
import { endScripts } from "../support/started.js";

afterEach(endScripts);
afterEach(() => {
  vi.unstubAllEnvs();
});

interface Checked extends Report {
  answers: Record<string, string | null>;
  lines: string[];
  methods: string[];
  text: string;
}

/** Checks a small workspace, without the pauses between requests and before retries. */
async function check(behaviour: Partial<Behaviour> = {}, given: object = {}): Promise<Checked> {
  await using workspace = await startWorkspace(behaviour);
  const lines: string[] = [];
  const options = {
    ticket: undefined,
    all: false,
    print: (line: string) => lines.push(line),
    pause: 0,
    ...given,
  };
  const report = await checkWorkspace({ baseUrl: workspace.baseUrl, apiKey, maxRetries: 0 }, options);
  const text = reportText(report);
  const shown = [JSON.stringify(report), text, ...lines].join("\n");
  expect(shown).not.toContain(marker);
  expect(lines.length).toBe(workspace.requests.length);
  const answers = Object.fromEntries(report.gaps.map(({ id, answer }) => [id, answer]));
  return { ...report, answers, lines, text, methods: workspace.requests.map(({ method }) => method) };
}

const failure = (status: number) => `${status} with { error: string }`;

test("an undisturbed workspace answers each question, by reads alone", async () => {
  const { answers, reached, differences, lists, methods, text } = await check();
  expect(reached).toEqual({ verdict: "accepted", status: 200 });
  expect(answers).toEqual({
    "errors.unknown-id": `${failure(404)}, GET /team-members/{team_member_id}`,
    "errors.validation": `${failure(422)}, a range_type that is not listed; ${failure(422)}, page_number 0`,
    "pagination.page-number-absent": "200 with all results",
    "pagination.page-out-of-range": "200 with an empty list",
    "pagination.empty-list": null,
    "reports.agents.pagination": "200 without a pagination object",
    "reports.groups.pagination": "200 without a pagination object",
    "pagination.order": "page 1 comes in the same order when it is read again",
  });
  expect(differences).toEqual([]);
  const list = { operation: "GET /team-members", pages: 3, records: 7, pageSize: 3, totalsAgree: true };
  expect(lists).toEqual([{ ...list, repeated: 0, sameOrder: true }]);
  expect(new Set(methods)).toEqual(new Set(["GET"]));
  expect(text.split("\n").length).toBeLessThan(25);
  expect(text).toContain(`of ${gaps.length} gaps`);
});

test.each<[Partial<Behaviour>, id: string, answer: string | null]>([
  [{ unknownId: 403 }, "errors.unknown-id", `${failure(403)}, GET /team-members/{team_member_id}`],
  [{ withoutNumber: "first" }, "pagination.page-number-absent", "200 with page 1"],
  [{ members: 3 }, "pagination.page-number-absent", null],
  [{ pastEnd: 404 }, "pagination.page-out-of-range", failure(404)],
  [{ pastEnd: "last" }, "pagination.page-out-of-range", "200 with the last page"],
  [{ members: 0 }, "pagination.empty-list", "total_pages is 0"],
  [{ members: 0 }, "errors.unknown-id", null],
  [{ hasPagination: true }, "reports.agents.pagination", "200 with a pagination object"],
  [{ isShuffled: true }, "pagination.order", "page 1 comes in another order when it is read again"],
])("a workspace with %o has for %s the answer %s", async (behaviour, id, answer) => {
  expect((await check(behaviour)).answers[id]).toBe(answer);
});

test("with a ticket and --all, unknown ids are asked for at each read with an id", async () => {
  const { answers } = await check({}, { ticket: "1042", all: true });
  expect(answers["errors.unknown-id"]?.match(/GET \S+/g)).toEqual([
    "GET /team-members/{team_member_id};",
    "GET /tickets/{ticket_id};",
    "GET /tickets/{ticket_id}/comments;",
    "GET /tickets/{ticket_id}/comments/{comment_id}",
  ]);
});

const html: Behaviour["inFront"] = (_, response) => {
  response.writeHead(200, { "content-type": "text/html" }).end(`<p>${marker}</p>`);
  return true;
};
const always =
  (status: number, body: unknown, headers = {}): Behaviour["inFront"] =>
  (_, response) => {
    json(response, status, body, { "retry-after": "0", ...headers });
    return true;
  };

test.each<[what: string, inFront: Behaviour["inFront"], reached: object]>([
  ["a page", html, { verdict: "no answer", why: "200 without JSON" }],
  [
    "another envelope",
    always(200, { ok: marker }),
    { verdict: "no answer", why: "200 with another envelope" },
  ],
  ["a redirect", always(302, {}, { location: "/" }), { verdict: "no answer", why: "302 with a redirect" }],
  [
    "401",
    always(401, { error: marker }),
    { verdict: "refused", status: 401, why: expect.stringContaining("error: string") },
  ],
  ["401 of a gateway", always(401, { message: marker }), { verdict: "no answer", why: "401 with object" }],
  ["403", always(403, { error: marker }), { verdict: "not verified", status: 403 }],
  ["503", always(503, { error: marker }), { verdict: "not verified", why: "503" }],
])(
  "where %s answers each time, the verdict says so, and nothing else is asked",
  async (_, inFront, reached) => {
    const report = await check({ inFront });
    expect(report.reached).toMatchObject(reached);
    expect([report.gaps, report.lists, report.differences]).toEqual([[], [], []]);
    expect(report.lines.length).toBeLessThanOrEqual(9);
  },
);

test("pages and failures that come between do not count, and the question is asked again", async () => {
  const inFront: Behaviour["inFront"] = (url, response, count) => {
    if (count % 7 === 3) return html(url, response, count);
    return count % 7 === 5 && always(503, { error: "no" })(url, response, count);
  };
  const { answers, differences } = await check({ inFront });
  expect(answers["errors.unknown-id"]).toBe(`${failure(404)}, GET /team-members/{team_member_id}`);
  expect(answers["pagination.page-number-absent"]).toBe("200 with all results");
  expect(differences).toEqual([]);
});

test("a failure that differs from one time to the next is no answer", async () => {
  let status = 400;
  const inFront: Behaviour["inFront"] = (url, response, count) => {
    if (!url.search.includes("no_such")) return false;
    status = status === 400 ? 404 : 400;
    return always(status, { error: "no" })(url, response, count);
  };
  const { answers } = await check({ inFront });
  expect(answers["errors.validation"]).toBe(`${failure(422)}, page_number 0`);
});

test("a gateway that answers in place of failures with JSON of its own is not taken for the service", async () => {
  const inFront: Behaviour["inFront"] = (url, response, count) =>
    url.search.includes("no_such") &&
    always(403, { message: marker }, { server: "gateway" })(url, response, count);
  expect((await check({ inFront })).answers["errors.validation"]).toBe(`${failure(422)}, page_number 0`);
});

test("copies of a cache are no answers, and the report names the headers that show it", async () => {
  const copies = new Set<string>();
  const inFront: Behaviour["inFront"] = (url, response) => {
    // However the address is spelled.
    const address = `${url.pathname}?${url.searchParams}`;
    const isHit = copies.has(address);
    copies.add(address);
    response.setHeader("x-cache", isHit ? "HIT" : "MISS");
    return false;
  };
  const { answers, reached } = await check({ inFront, isShuffled: true });
  expect(answers["pagination.order"]).toBe(null);
  expect(answers["errors.unknown-id"]).toBe(`${failure(404)}, GET /team-members/{team_member_id}`);
  expect(reached.why).toContain("x-cache");
});

test("a difference is counted by its place, without a value", async () => {
  const inFront: Behaviour["inFront"] = ({ pathname }, response) => {
    if (!pathname.endsWith("/forms")) return false;
    json(response, 200, { forms: [{ id: 1, slug: 5 }], kb_details: {}, [marker]: 1 });
    return true;
  };
  const { differences, text } = await check({ inFront });
  expect(differences).toContainEqual({
    operation: "GET /forms",
    location: "/forms/*/slug",
    what: "wrong-type, documented: string",
    count: 2,
  });
  expect(text).toContain("Not as documented:\n  GET /forms /forms/*/id:");
});

test("no more than 120 requests are sent", async () => {
  const inFront: Behaviour["inFront"] = (url, response, count) =>
    count > 15 && count % 2 === 0 && html(url, response, count);
  const { lines } = await check({ inFront }, { ticket: "1042", all: true });
  expect(lines.length).toBe(120);
});

test("the command says which variable has the key, and prints a plan without one", async () => {
  const at = ["--base-url", "http://127.0.0.1:9"];
  const missing = await runCommand("check", ...at);
  expect([missing.code, missing.output]).toEqual([
    2,
    expect.stringMatching(/^SUPPORT_DESK_API_KEY is not set/),
  ]);
  const plan = await runCommand("check", "--dry-run");
  expect([plan.code, plan.output]).toEqual([0, expect.stringMatching(/at most \d+: GET \/forms, GET/)]);
  expect(plan.output).toContain("In all at most 120");
});

test("against the mock of the package, the command says so, and draws no conclusion", async () => {
  vi.stubEnv("SUPPORT_DESK_API_KEY", "any-key-of-a-test");
  const mock = await serveMock();
  const { code, output } = await runCommand("check", "--base-url", mock.url, "--json");
  expect(await mock.stop()).toBe(0);
  expect(output).toContain("  1  GET /forms  (the key and the host)\n");
  const why = "the mock of this package answers";
  const report = { reached: { verdict: "not verified", why }, differences: [], lists: [], gaps: [] };
  expect([code, JSON.parse(output.slice(output.indexOf("{")))]).toEqual([1, report]);
});

test("a key that is refused is not printed", async () => {
  vi.stubEnv("SUPPORT_DESK_API_KEY", `${apiKey}-revoked`);
  await using workspace = await startWorkspace();
  const { code, output } = await runCommand("check", "--base-url", workspace.baseUrl);
  expect([code, output]).toEqual([
    1,
    expect.stringContaining(
      "Reached: refused (401 with the documented words). Check the key and the host together",
    ),
  ]);
  expect(output).not.toContain(marker);
});
