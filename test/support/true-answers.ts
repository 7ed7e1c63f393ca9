import type { Failure, SimulatedWorkspace } from "./simulated-workspace.js";

/** Lists the true answers for each gap. It has several if they mean the same, and none if there are too few records. */
export function trueAnswers({ truth }: Pick<SimulatedWorkspace, "truth">): Record<string, readonly string[]> {
  const { members, comments, pageSize, pagesOfNone, paginated } = truth;
  const pages = Math.ceil(members / pageSize);
  const onlyIf = (isEnough: boolean, ...answers: string[]) => (isEnough ? answers : []);
  const ids = ["/team-members/{team_member_id}", "/tickets/{ticket_id}", "/tickets/{ticket_id}/comments"];
  const asked = [...ids.slice(members > 0 ? 0 : 1), ...(comments > 0 ? [`${ids[2]}/{comment_id}`] : [])];
  const range = truth.wrongRange === "ignored" ? "200, as for a valid value" : failureText(truth.wrongRange);
  const pageOne = members > 0 ? "200 with page 1" : "200 with an empty list";
  const zero = truth.pageZero === "page 1" ? pageOne : failureText(truth.pageZero);
  const past = typeof truth.pastEnd === "string" ? `200 with ${truth.pastEnd}` : failureText(truth.pastEnd);
  const isOnePage = pages === 1 && /the last page|page 1/.test(past);
  const reported = (name: string) => [
    `200 ${paginated.includes(name) ? "with" : "without"} a pagination object`,
  ];
  return {
    "errors.unknown-id": [asked.map((path) => `${failureText(truth.unknownId)} for GET ${path}`).join("; ")],
    "errors.validation": [`${range} for an unknown range_type; ${zero} for page_number 0`],
    "pagination.page-number-absent": onlyIf(pages > 1, `200 with ${truth.absentPage}`),
    "pagination.page-out-of-range": isOnePage
      ? ["200 with the last page", "200 with page 1"]
      : onlyIf(members > 0, past),
    "pagination.empty-list": onlyIf(members === 0 || comments === 0, `total_pages is ${pagesOfNone}`),
    "reports.agents.pagination": reported("agents"),
    "reports.groups.pagination": reported("groups"),
  };
}

/** Describes a failure in the words of a report. */
export function failureText({ status, body }: Failure): string {
  const type = body === null ? "null" : Array.isArray(body) ? "array" : typeof body;
  return `${status} with ${Object.hasOwn(Object(body), "error") ? "{ error: string }" : `JSON ${type}`}`;
}

/** Splits an answer into the answers to its questions, because a gap with two questions can have one answer. */
export const partsOf = (answer: string) => new Set(answer.split("; "));
