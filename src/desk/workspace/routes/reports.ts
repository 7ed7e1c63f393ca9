import { ThrownResponse } from "../refusal-to-guess.js";
import { absentMeansAll, passPageOutOfRange, type RouteRequest, type Routes } from "../route.js";

export const reportRoutes: Routes = {
  "GET /forms": listForms,
  "GET /reports/agents": (request) => ({
    body: reportPage("agents", request.workspace.seed.reports.agents, "members", request),
  }),
  "GET /reports/groups": (request) => ({
    body: reportPage("groups", request.workspace.seed.reports.groups, "teams", request),
  }),
  "GET /reports/surveys": ({ workspace }) => ({ body: workspace.seed.reports.surveys }),
  "GET /reports/tickets": (request) => ({
    body: request.workspace.seed.reports.tickets ?? unseeded("tickets", request),
  }),
};

function listForms({ workspace }: RouteRequest) {
  const { knowledgeBaseName: knowledge_base_name } = workspace.seed;
  const forms = workspace.seed.forms.filter(({ enabled }) => enabled);
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
  assumptions.ask("reports.metrics.units", `the seed has no reports.${name}`);
  throw new ThrownResponse(501, null);
}
