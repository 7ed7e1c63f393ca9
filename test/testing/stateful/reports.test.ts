import { expect, test } from "vitest";
import { type AgentReport, paginate } from "../../../src/desk/index.js";
import type { Desk } from "../../support/documented-calls.js";
import { gapOf, workspace } from "./workspace.js";

const firstPage = { params: { query: { page_number: 1 } } };
const metric = { present: 1, previous: 2, change_percentage: -50 };
const metrics = { first_response_time: metric, resolution_time: metric, assigned: metric, closed: metric };
const ids = ["2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12", "3d9f5a7b-a2c4-4e68-9f31-807b6c5d4e23"];
const agents: AgentReport[] = ids.map((id) => ({
  members: [{ id, ...metrics }],
  summary: metrics,
  total_count: 2,
}));
const groups = ids.map((id) => ({
  teams: [{ id, name: "Care", ...metrics }],
  summary: metrics,
  total_count: 2,
}));

test("reports have the pages of the seed", async () => {
  await using app = await workspace({ reports: { agents, groups } });
  for (const page_number of [1, 2]) {
    const params = { query: { page_number } };
    expect(await app.api.getAgentReport({ params })).toEqual(agents[page_number - 1]);
    expect(await app.api.getGroupReport({ params })).toEqual(groups[page_number - 1]);
  }
  const members = [];
  for await (const member of paginate(app.desk, "/reports/agents")) members.push(member.id);
  expect(members).toEqual(ids);
});

test.each([
  ["agents", (desk: Desk) => desk.GET("/reports/agents", firstPage)],
  ["groups", (desk: Desk) => desk.GET("/reports/groups", firstPage)],
  ["tickets", (desk: Desk) => desk.GET("/reports/tickets")],
] as const)("without a seed, the report on %s is a refusal to guess", async (name, call) => {
  await using app = await workspace();
  const { error, response } = await call(app.desk);
  expect(response?.headers.get("sl-not-shown")).toBe("reports.metrics.units");
  expect(error?.message).toContain(
    `the seed has no reports.${name} (gap "reports.metrics.units"). Run startMock({ stateful: true, seed: {`,
  );
});

test("for a page that the seed does not list, the mock refuses to guess", async () => {
  await using app = await workspace({ reports: { agents } });
  expect(await gapOf(app.api.getAgentReport({ params: { query: { page_number: 3 } } }))).toBe(
    "pagination.page-out-of-range",
  );
});

test("without page_number, a report can have all pages in one", async () => {
  await using app = await workspace({ reports: { agents } }, { "pagination.page-number-absent": "all" });
  expect((await app.api.getAgentReport()).members.map(({ id }) => id)).toEqual(ids);
});

test("only enabled forms are listed", async () => {
  const forms = [
    { title: "Shown", slug: "shown" },
    { title: "Hidden", slug: "hidden", enabled: false },
  ];
  await using app = await workspace({ forms, knowledgeBaseName: "Help" });
  const data = await app.api.listForms();
  expect(data.forms).toMatchObject([{ title: "Shown", slug: "shown" }]);
  expect(data.kb_details).toEqual({ knowledge_base_name: "Help" });
});
