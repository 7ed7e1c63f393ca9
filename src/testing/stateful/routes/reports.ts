import type { AgentReport, GroupReport } from "../../../index.js";
import { NotShown } from "../not-shown.js";
import { absentMeansAll, pageGaps, passPageOutOfRange } from "../page.js";
import type { RouteRequest, Routes } from "../route.js";
import { unsettled } from "../unset.js";

const units = "reports.metrics.units";

export const reportRoutes: Routes = {
  "GET /forms": { gaps: ["forms.knowledge-base.unset-values", "forms.unset-values"], respond: listForms },
  "GET /reports/agents": {
    gaps: [...pageGaps, units, "reports.agents.unset-values"],
    respond: (request) => ({ body: agentReport(request) }),
  },
  "GET /reports/groups": {
    gaps: [...pageGaps, units, "reports.groups.unset-values"],
    respond: (request) => ({ body: groupReport(request) }),
  },
  "GET /reports/surveys": {
    gaps: ["reports.surveys.unset-values"],
    respond: surveyReport,
  },
  "GET /reports/tickets": {
    gaps: [units],
    respond: ({ workspace }) => ({ body: workspace.reports.tickets ?? unseeded("tickets") }),
  },
};

function listForms({ workspace }: RouteRequest) {
  const { forms, knowledgeBaseName: knowledge_base_name } = workspace;
  return {
    status: 200,
    body: {
      forms: forms
        .filter(({ enabled }) => enabled)
        .map(({ id, title, slug }) => unsettled("forms.unset-values", { id, title, slug })),
      kb_details: unsettled("forms.knowledge-base.unset-values", { knowledge_base_name }),
    },
  };
}

function agentReport(request: RouteRequest) {
  const report: AgentReport = reportPage("agents", request.workspace.reports.agents, "members", request);
  const members = report.members.map(({ id, name, ...metrics }) =>
    unsettled("reports.agents.unset-values", { id, name, ...metrics }),
  );
  return { ...report, members };
}

function groupReport(request: RouteRequest) {
  const report: GroupReport = reportPage("groups", request.workspace.reports.groups, "teams", request);
  const teams = report.teams.map(({ id, name, ...metrics }) =>
    unsettled("reports.groups.unset-values", { id, name, ...metrics }),
  );
  return { ...report, teams };
}

function surveyReport({ workspace }: RouteRequest) {
  const gap = "reports.surveys.unset-values";
  const surveys = workspace.reports.surveys.surveys.map(({ id, name, question, choices }) => {
    const shown = choices.map(({ name, count, slug }) => unsettled(gap, { name, count, slug }));
    return unsettled(gap, { id, name, question, choices: shown });
  });
  return { body: { surveys } };
}

/** A page of a report as the seed lists it, or all of its pages in one. */
function reportPage<Name extends string, Report extends { [List in Name]: unknown[] }>(
  name: string,
  pages: readonly Report[],
  list: Name,
  request: RouteRequest,
): Report {
  const [first = unseeded(name)] = pages;
  if (request.page === undefined) {
    return absentMeansAll(request) ? { ...first, [list]: pages.flatMap((page) => page[list]) } : first;
  }
  const page = pages[request.page - 1];
  if (page === undefined) passPageOutOfRange(pages.length, request);
  return page ?? { ...first, [list]: [] };
}

/** The numbers of a report cannot be calculated: the definitions of the metrics are not shown. */
function unseeded(name: string): never {
  throw new NotShown(units, `the seed has no reports.${name}`);
}
