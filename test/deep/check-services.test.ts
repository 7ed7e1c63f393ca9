import { expect, test } from "vitest";
import { checkWorkspace, type Report } from "../../src/desk/check/check.js";
import { reportText } from "../../src/desk/check/report.js";
import { disturbances, planted, type Scene, strangers } from "../support/disturbances.js";
import { apiKey, type DrawnWorkspace, drawWorkspace, type Failure } from "../support/drawn-workspace.js";

// Ten undisturbed services, fifteen behind something that disturbs, and five other things at the host.
const scenes: readonly Scene[] = [
  ...Array<Scene>(10).fill("undisturbed"),
  ...Array.from({ length: 15 }, (_, index) => disturbances[index % disturbances.length] as Scene),
  ...strangers,
];
const firstSeed = Number(process.env["FUZZ_SEED"] ?? 1);
const workspaces = scenes.map((scene, index) => drawWorkspace(firstSeed + index, scene));

const verdicts: Partial<Record<Scene, Report["reached"]["verdict"]>> = {
  "another workspace": "refused",
  "a web site": "no answer",
  "another service": "no answer",
  "a login page": "no answer",
  "a limit on everything": "not verified",
};

/** The true answers to each gap that was asked: any of several words for one truth; none where too few records exist. */
function trueAnswers({ truth }: DrawnWorkspace): Record<string, readonly string[]> {
  const { members, comments, pageSize, isOrdered, pagesOfNone, paginated } = truth;
  const pages = Math.ceil(members / pageSize);
  const onlyIf = (isEnough: boolean, ...answers: string[]) => (isEnough ? answers : []);
  const ids = ["/team-members/{team_member_id}", "/tickets/{ticket_id}", "/tickets/{ticket_id}/comments"];
  const asked = [...ids.slice(members > 0 ? 0 : 1), ...(comments > 0 ? [`${ids[2]}/{comment_id}`] : [])];
  const range = truth.wrongRange === "ignored" ? "200, as for a right value" : failure(truth.wrongRange);
  const zeros =
    truth.pageZero === "page 1"
      ? [members > 0 ? "200 with page 1" : "200 with an empty list"]
      : [failure(truth.pageZero)];
  const past = typeof truth.pastEnd === "string" ? `200 with ${truth.pastEnd}` : failure(truth.pastEnd);
  const isOnePage = pages === 1 && /the last page|page 1/.test(past);
  const reported = (name: string) => [
    `200 ${paginated.includes(name) ? "with" : "without"} a pagination object`,
  ];
  return {
    "errors.unknown-id": [asked.map((path) => `${failure(truth.unknownId)}, GET ${path}`).join("; ")],
    "errors.validation": zeros.map(
      (zero) => `${range}, a range_type that is not listed; ${zero}, page_number 0`,
    ),
    "pagination.page-number-absent": onlyIf(pages > 1, `200 with ${truth.absentPage}`),
    "pagination.page-out-of-range": isOnePage
      ? ["200 with the last page", "200 with page 1"]
      : onlyIf(members > 0, past),
    "pagination.empty-list": onlyIf(members === 0 || comments === 0, `total_pages is ${pagesOfNone}`),
    "reports.agents.pagination": reported("agents"),
    "reports.groups.pagination": reported("groups"),
    "pagination.order": onlyIf(
      members > 1 && pageSize > 1,
      `page 1 comes in ${isOrdered ? "the same" : "another"} order when it is read again`,
    ),
  };
}

function failure({ status, body }: Failure): string {
  const type = body === null ? "null" : Array.isArray(body) ? "array" : typeof body;
  return `${status} with ${Object.hasOwn(Object(body), "error") ? "{ error: string }" : type}`;
}

/** Each part of an answer once, in any order: a gap with two questions can have the answer to one. */
const partsOf = (answer: string) => new Set(answer.split("; "));

/** The sentences of a report that are wrong of the workspace. */
function wrongIn(workspace: DrawnWorkspace, { reached, gaps, differences, lists }: Report): string[] {
  const { scene, truth } = workspace;
  const expected = verdicts[scene] ?? "accepted";
  const wrong = reached.verdict === expected ? [] : [`verdict ${reached.verdict} for ${expected}`];
  const truths = trueAnswers(workspace);
  for (const { id, answer } of gaps) {
    if (answer === null) continue;
    const isTrue = truths[id]?.some((one) => [...partsOf(answer)].every((part) => partsOf(one).has(part)));
    if (!isTrue) wrong.push(`${id}: ${answer}, for ${truths[id]?.join(" or ") || "nothing"}`);
  }
  for (const { location, what } of differences) {
    if (!truth.isActiveText || !location.endsWith("/active"))
      wrong.push(`difference at ${location}: ${what}`);
  }
  const isSteady = scene === "undisturbed" && truth.isOrdered;
  for (const list of lists) {
    if (!Number.isNaN(list.pageSize) && list.pages > 0 && list.pageSize !== truth.pageSize)
      wrong.push("page size");
    if (isSteady && !(list.totalsAgree && list.repeated === 0 && list.sameOrder)) wrong.push("list");
  }
  return wrong;
}

/** How many of the gaps that the workspace can answer have their whole answer. */
function countAnswered(workspace: DrawnWorkspace, { gaps }: Report): { given: number; possible: number } {
  const possible = Object.entries(trueAnswers(workspace)).filter(([, answers]) => answers.length > 0);
  const given = possible.filter(([id, answers]) => {
    const answer = gaps.find((gap) => gap.id === id)?.answer;
    return answer && answers.some((one) => partsOf(one).size === partsOf(answer).size);
  });
  return { given: given.length, possible: possible.length };
}

/** All reports, made side by side: most of the time is spent in waiting before retries. */
const reports = Promise.all(
  workspaces.map(async ({ fetch, ticket }) => {
    const lines: string[] = [];
    const client = { workspace: "acme", serviceHost: "desk.example", apiKey, fetch };
    const print = (line: string) => lines.push(line);
    const report = await checkWorkspace(client, { ticket, all: true, print, pause: 0 });
    return { report, printed: [...lines, JSON.stringify(report), reportText(report)].join("\n") };
  }),
);
const reportOf = async (index: number) => (await reports)[index] as Awaited<typeof reports>[number];

const named = workspaces.map((workspace, index) => [index, workspace.scene, workspace] as const);

test.each(named)(
  "workspace %i, %s, gets no wrong word, by reads alone, without a value",
  async (index, _scene, workspace) => {
    const { report, printed } = await reportOf(index);
    expect(wrongIn(workspace, report)).toEqual([]);
    expect(new Set(workspace.requests.map(({ method }) => method))).toEqual(new Set(["GET"]));
    expect(workspace.requests.length).toBeLessThanOrEqual(120);
    expect(printed).not.toContain(planted);
    expect(printed).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  },
);

const undisturbed = named.filter(([, scene]) => scene === "undisturbed");
test.each(undisturbed)(
  "workspace %i, %s, gets each answer that its records allow",
  async (index, _scene, workspace) => {
    const { report } = await reportOf(index);
    const { given, possible } = countAnswered(workspace, report);
    expect(given, JSON.stringify([workspace.truth, report.gaps], null, 1)).toBe(possible);
    const isDifferent = workspace.truth.isActiveText && workspace.truth.members > 0;
    expect(report.differences.length > 0).toBe(isDifferent);
  },
);

test("at least half of the answers are found behind what disturbs", async () => {
  const counts = await Promise.all(
    named
      .filter(([, scene]) => scene !== "undisturbed" && verdicts[scene] === undefined)
      .map(async ([index, scene, workspace]) => {
        const { report } = await reportOf(index);
        return { scene, ...countAnswered(workspace, report) };
      }),
  );
  const sum = (key: "given" | "possible") => counts.reduce((total, count) => total + count[key], 0);
  expect(sum("given"), JSON.stringify(counts)).toBeGreaterThanOrEqual(sum("possible") / 2);
});

test("a wrong verdict, answer or difference is found to be wrong", async () => {
  const [workspace] = workspaces;
  const { report } = await reportOf(0);
  const wrong = (changed: Partial<Report>) =>
    wrongIn(workspace as DrawnWorkspace, { ...report, ...changed }).length;
  expect(wrong({})).toBe(0);
  expect(wrong({ reached: { verdict: "refused" } })).toBe(1);
  const gaps = report.gaps.map((gap) => ({ ...gap, answer: "299 with a wrong answer" }));
  expect(wrong({ gaps })).toBe(gaps.length);
  const difference = { operation: "GET /forms", location: "/forms/*/id", what: "type", count: 1 };
  expect(wrong({ differences: [difference] })).toBe(1);
});
