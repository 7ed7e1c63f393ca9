import { refusalToGuess } from "../assumptions.js";
import { absentMeansAll, pageGaps, passPageOutOfRange, type RouteRequest, type Routes } from "../route.js";

const units = "reports.metrics.units";

export const reportRoutes: Routes = {
  "GET /forms": { gaps: ["forms.knowledge-base.unset-values", "forms.unset-values"], respond: listForms },
  "GET /reports/agents": {
    gaps: [...pageGaps, units, "reports.agents.unset-values"],
    respond: (request) => ({
      body: reportPage("agents", request.workspace.reports.agents, "members", request),
    }),
  },
  "GET /reports/groups": {
    gaps: [...pageGaps, units, "reports.groups.unset-values"],
    respond: (request) => ({
      body: reportPage("groups", request.workspace.reports.groups, "teams", request),
    }),
  },
  "GET /reports/surveys": {
    gaps: ["reports.surveys.unset-values"],
    respond: ({ workspace }) => ({ body: workspace.reports.surveys }),
  },
  "GET /reports/tickets": {
    gaps: [units, "reports.tickets.unset-values"],
    respond: ({ workspace }) => ({ body: workspace.reports.tickets ?? unseeded("tickets") }),
  },
};

function listForms({ workspace }: RouteRequest) {
  const { knowledgeBaseName: knowledge_base_name } = workspace;
  const forms = workspace.forms.filter(({ enabled }) => enabled);
  return { body: { forms, kb_details: { knowledge_base_name } } };
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
  throw refusalToGuess(units, `the seed has no reports.${name}`);
}
