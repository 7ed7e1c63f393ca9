import { expect, test } from "vitest";
import { checkWorkspace, type Report } from "../../src/desk/check/check.js";
import { reportText } from "../../src/desk/check/report.js";
import { disturbances, planted, type Scene, strangers } from "../support/disturbances.js";
import { apiKey, drawWorkspace, type SimulatedWorkspace } from "../support/simulated-workspace.js";
import { partsOf, trueAnswers } from "../support/true-answers.js";

// Ten undisturbed services, fifteen with a disturbance in front, and five strangers in place of the service.
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

/** Lists the statements of a report that are wrong about the workspace. */
function wrongIn(workspace: SimulatedWorkspace, { reached, gaps, differences, lists }: Report): string[] {
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

/** Counts the gaps that the workspace can answer, and those whose answer the report has completely. */
function countAnswered(workspace: SimulatedWorkspace, { gaps }: Report): { given: number; possible: number } {
  const possible = Object.entries(trueAnswers(workspace)).filter(([, answers]) => answers.length > 0);
  const given = possible.filter(([id, answers]) => {
    const answer = gaps.find((gap) => gap.id === id)?.answer;
    return answer && answers.some((one) => partsOf(one).size === partsOf(answer).size);
  });
  return { given: given.length, possible: possible.length };
}

// All checks run at once, because they mostly wait before retries.
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
  "the report on workspace %i, %s, contains nothing wrong and no value, and only reads were sent",
  async (index, scene, workspace) => {
    const { report, printed } = await reportOf(index);
    expect(wrongIn(workspace, report)).toEqual([]);
    expect(new Set(workspace.requests.map(({ method }) => method))).toEqual(new Set(["GET"]));
    expect(workspace.requests.length).toBeLessThanOrEqual(120);
    expect(printed).not.toContain(planted);
    if (scene === "a cache that says so") expect(report.reached.why).toContain("x-cache");
    expect(printed).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  },
);

test("the reports on undisturbed workspaces have every answer that the records allow", async () => {
  for (const [index, scene, workspace] of named.filter(([, scene]) => scene === "undisturbed")) {
    const { report } = await reportOf(index);
    const { given, possible } = countAnswered(workspace, report);
    expect(given, JSON.stringify([scene, workspace.truth, report.gaps], null, 1)).toBe(possible);
    const isDifferent = workspace.truth.isActiveText && workspace.truth.members > 0;
    expect(report.differences.length > 0).toBe(isDifferent);
  }
});

test("the reports on disturbed workspaces have at least half of the answers", async () => {
  let [given, possible] = [0, 0];
  for (const [index, scene, workspace] of named) {
    if (scene === "undisturbed" || verdicts[scene] !== undefined) continue;
    const counts = countAnswered(workspace, (await reportOf(index)).report);
    given += counts.given;
    possible += counts.possible;
  }
  expect(given).toBeGreaterThanOrEqual(possible / 2);
});
