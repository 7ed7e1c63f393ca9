import { inJson, ThrownResponse } from "../assumptions.js";
import { absentMeansAll, pageGaps, passPageOutOfRange, type RouteRequest, type Routes } from "../route.js";

const units = "reports.metrics.units";
const metrics = [units, "reports.metrics.unset-values"] as const;

export const reportRoutes: Routes = {
  "GET /forms": { gaps: ["forms.knowledge-base.unset-values", "forms.unset-values"], respond: listForms },
  "GET /reports/agents": {
    gaps: [...pageGaps, ...metrics, "reports.agents.unset-values"],
    respond: (request) => ({
      body: reportPage("agents", request.workspace.reports.agents, "members", request),
    }),
  },
  "GET /reports/groups": {
    gaps: [...pageGaps, ...metrics, "reports.groups.unset-values"],
    respond: (request) => ({
      body: reportPage("groups", request.workspace.reports.groups, "teams", request),
    }),
  },
  "GET /reports/surveys": {
    gaps: ["reports.surveys.unset-values"],
    respond: ({ workspace }) => ({ body: workspace.reports.surveys }),
  },
  "GET /reports/tickets": {
    gaps: [...metrics, "reports.tickets.unset-values"],
    respond: (request) => ({ body: request.workspace.reports.tickets ?? unseeded("tickets", request) }),
  },
};

function listForms({ workspace }: RouteRequest) {
  const { knowledgeBaseName: knowledge_base_name } = workspace;
  const forms = workspace.forms.filter(({ enabled }) => enabled);
  const kb_details = knowledge_base_name === undefined ? undefined : { knowledge_base_name };
  return { body: { forms, kb_details } };
}

/** Returns a page of a report from the seed, or all pages as one. */
function reportPage<Name extends string, Report extends { [List in Name]: unknown[] }>(
  name: string,
  pages: readonly Report[],
  list: Name,
  request: RouteRequest,
): Report {
  const [first = unseeded(name, request)] = pages;
  if (request.page === undefined) {
    return absentMeansAll(request) ? { ...first, [list]: pages.flatMap((page) => page[list]) } : first;
  }
  const page = pages[request.page - 1];
  if (page === undefined) passPageOutOfRange(pages.length, request);
  return page ?? { ...first, [list]: [] };
}

/** The mock cannot calculate the numbers of a report: the definitions of the metrics are not shown. */
function unseeded(name: string, { assumptions }: RouteRequest): never {
  assumptions.ask(units, `the seed has no reports.${name}`);
  throw new ThrownResponse(inJson(501, null));
}
