// The comparison of two reports, for pairs of services that differ in their behaviour, in their records, or in both.
import { expect, test, vi } from "vitest";
import { checkWorkspace, type Report } from "../../src/desk/check/check.js";
import { compareReports, type Stamp } from "../../src/desk/check/since.js";
import { runCommand } from "../support/command.js";
import { disturbances, type Scene } from "../support/disturbances.js";
import { testFolder } from "../support/folder.js";
import { json, serve } from "../support/server.js";
import { apiKey, drawWorkspace, type Failure, simulate, type Truth } from "../support/simulated-workspace.js";

const folder = testFolder();
const firstSeed = Number(process.env["FUZZ_SEED"] ?? 1) + 2000;
const stamp: Stamp = { date: "2026-11-18", package: "0.1.0", document: "2.0.0" };

async function reportOn(truth: Truth, scene: Scene = "undisturbed"): Promise<Report & Stamp> {
  const { fetch, ticket } = simulate(truth, scene);
  const client = { workspace: "acme", serviceHost: "desk.example", apiKey, fetch };
  return { ...stamp, ...(await checkWorkspace(client, { ticket, all: true, print: () => {}, pause: 0 })) };
}

/** The behaviour behind each question that reads can observe. */
function behaviourOf(truth: Truth): Record<string, string> {
  const { members, comments, pageSize, paginated } = truth;
  const pages = Math.ceil(members / pageSize);
  const textOf = (one: Failure | string) =>
    typeof one === "string" ? one : JSON.stringify([one.status, formOf(one)]);
  const report = (name: string) => `${paginated.includes(name)}`;
  const past =
    pages === 1 && ["the last page", "page 1"].includes(`${truth.pastEnd}`) ? "the only page" : truth.pastEnd;
  return {
    ...(members > 0 && { "errors.unknown-id GET /team-members/{team_member_id}": textOf(truth.unknownId) }),
    "errors.unknown-id GET /tickets/{ticket_id}": textOf(truth.unknownId),
    "errors.unknown-id GET /tickets/{ticket_id}/comments": textOf(truth.unknownId),
    ...(comments > 0 && {
      "errors.unknown-id GET /tickets/{ticket_id}/comments/{comment_id}": textOf(truth.unknownId),
    }),
    "errors.validation GET /reports/tickets": textOf(truth.wrongRange),
    "errors.validation GET /team-members": textOf(truth.pageZero),
    ...(pages > 1 && { "pagination.page-number-absent GET /team-members": truth.absentPage }),
    ...(members > 0 && { "pagination.page-out-of-range GET /team-members": textOf(past) }),
    ...(members === 0 && { "pagination.empty-list GET /team-members": `${truth.pagesOfNone}` }),
    ...(comments === 0 && {
      "pagination.empty-list GET /tickets/{ticket_id}/comments": `${truth.pagesOfNone}`,
    }),
    "reports.agents.pagination GET /reports/agents": report("agents"),
    "reports.groups.pagination GET /reports/groups": report("groups"),
  };
}

/** The parts of a failure's body that a report may show. */
function formOf({ body }: Failure): string {
  const error = Object.hasOwn(Object(body), "error");
  return error ? "error" : body === null ? "null" : Array.isArray(body) ? "array" : typeof body;
}

/** Lists the questions whose behaviour both services show, and show differently. */
function changesBetween(before: Truth, now: Truth): string[] {
  const [a, b] = [behaviourOf(before), behaviourOf(now)];
  const alike = ["the only page", "the last page", "page 1"];
  return Object.keys(b).filter((question) => {
    const [one, other] = [a[question], b[question]];
    if (one === undefined || other === undefined || one === other) return false;
    // One page alone does not show which page it is.
    return !([one, other].includes("the only page") && alike.includes(one) && alike.includes(other));
  });
}

const behaviours = [
  ...["unknownId", "wrongRange", "pageZero", "pastEnd", "absentPage", "pagesOfNone", "paginated"],
] as const as readonly (keyof Truth)[];

/** Twenty pairs: the same service, the same with other records, with one other behaviour, and another service. */
const pairs = Array.from({ length: 20 }, (_, index) => {
  const before = drawWorkspace(firstSeed + index, "undisturbed").truth;
  const other = drawWorkspace(firstSeed + 500 + index, "undisturbed").truth;
  const key = behaviours[index % behaviours.length] ?? "pastEnd";
  const { members, comments } = other;
  const kinds: Truth[] = [before, { ...before, members, comments }, { ...before, [key]: other[key] }, other];
  return { before, now: kinds[index % kinds.length] ?? before, index };
});

const named = ({ changes }: ReturnType<typeof compareReports>) =>
  changes.map(({ gap, operation }) => `${gap} ${operation}`).sort();

test("the comparison of 20 pairs names every change and nothing else", async () => {
  const found = await Promise.all(
    pairs.map(async ({ before, now }) => compareReports(await reportOn(before), await reportOn(now))),
  );
  for (const { before, now, index } of pairs) {
    const since = found[index];
    if (!since) throw new Error("A pair is missing.");
    expect(named(since), JSON.stringify([before, now])).toEqual(changesBetween(before, now).sort());
  }
  const expected = pairs.map(({ before, now }) => changesBetween(before, now).length);
  expect(expected.filter((count) => count > 0).length).toBeGreaterThan(4);
  expect(expected.filter((count) => count === 0).length).toBeGreaterThan(4);
});

test("the command exits with 6 after a change, and with 0 without one", async () => {
  const { fetch, ticket } = simulate({
    ...drawWorkspace(1, "undisturbed").truth,
    members: 7,
    isActiveText: false,
  });
  await using server = await serve(async (request, response) => {
    const answer = await fetch(`http://127.0.0.1${request.url}`, { headers: { "x-api-key": apiKey } });
    json(response, answer.status, await answer.json());
  });
  vi.stubEnv("SUPPORT_DESK_API_KEY", apiKey);
  const check = (...args: string[]) =>
    runCommand(
      "check",
      "--base-url",
      server.baseUrl,
      "--ticket",
      ticket,
      "--max-requests",
      "24",
      "--json",
      ...args,
    );
  const overlay = folder.path("desk.overlay.yaml");
  const { code, output } = await check("--write-overlay", overlay);
  expect([code, output]).toEqual([0, expect.stringContaining(`Wrote ${overlay}.`)]);
  const report = output.slice(output.indexOf("\n{"), output.lastIndexOf("\n}") + 2);
  const same = await folder.write("same.json", report);
  expect((await check("--since", same)).code).toBe(0);
  const other = await folder.write(
    "other.json",
    report.replaceAll(/"text": "\d+ with [^"]+"/g, '"text": "402"'),
  );
  const changed = await check("--since", other);
  expect([changed.code, changed.output]).toEqual([
    6,
    expect.stringContaining('"before": "402 for GET /team-members/'),
  ]);
});

test("behind a disturbance, the comparison names no change that did not happen", async () => {
  await Promise.all(
    pairs.slice(0, 10).map(async ({ before, now, index }) => {
      const last = await reportOn(before);
      const since = compareReports(last, await reportOn(now, disturbances[index % disturbances.length]));
      const real = changesBetween(before, now);
      expect(named(since).filter((one) => !real.includes(one))).toEqual([]);
    }),
  );
});
