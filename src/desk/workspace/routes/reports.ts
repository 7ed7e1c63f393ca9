import {
  absentMeansAll,
  answerOrFail,
  passPageOutOfRange,
  type RouteRequest,
  type Routes,
  ThrownResponse,
} from "../route.js";

export const reportRoutes: Routes = {
  "GET /forms": listForms,
  "GET /reports/agents": (request) => reportPage("agents", reportsOf(request).agents, "members", request),
  "GET /reports/groups": (request) => reportPage("groups", reportsOf(request).groups, "teams", request),
  "GET /reports/surveys": (request) => reportsOf(request).surveys,
  "GET /reports/tickets": (request) => reportsOf(request).tickets ?? unseeded("tickets", request),
};

/** Returns the reports, whatever the range of time. */
function reportsOf(request: RouteRequest) {
  const { range_type, start_date, end_date } = request.query;
  if (range_type !== "custom" && (start_date ?? end_date) !== undefined) {
    answerOrFail(request, "reports.range.bounds", "", "dates-ignored");
  }
  if (range_type !== undefined) request.assumptions.choose("reports.range.bounds", "range-ignored");
  return request.workspace.reports;
}

function listForms({ workspace }: RouteRequest) {
  const { knowledgeBaseName: knowledge_base_name } = workspace;
  const forms = workspace.forms.filter(({ enabled }) => enabled);
  const kb_details = knowledge_base_name === undefined ? undefined : { knowledge_base_name };
  return { forms, kb_details };
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
