// A service whose behaviour is chosen before anything is seen of it, so that a conclusion can be compared with the truth.
import { times } from "./evidence.js";
import { uuid } from "./observed.js";
import { metric, metrics, recordsOf, time } from "./simulated-records.js";
import type { Truth } from "./truth.js";

const pageSize = 30;
const listLength = 45;

/** A request, as the service sees it. */
export interface Asked {
  readonly operation: string;
  /** The number of the record that it is about. */
  readonly record: number;
  readonly pageNumber?: number | undefined;
  readonly request?: unknown;
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** What the service answers. */
export function answerOf(truth: Truth, asked: Asked): Answered {
  const { operation, record, request } = asked;
  const fail = (status: number): Answered => {
    return { status, body: truth.failureType === "object" ? { error: "no" } : "no" };
  };
  const answer = (body: object, status = 200): Answered => ({ status, body });
  const made = recordsOf(truth);
  const second = record % 2 === 0;
  const routes: Readonly<Record<string, () => Answered>> = {
    "POST /tickets": () =>
      answer({ ticket: { id: uuid(record), number: record, url: "https://a.example" } }, 201),
    "GET /tickets/{ticket_id}": () => answer({ ticket: made.ticket(record) }),
    "POST /tickets/{ticket_id}/comments": () => answer({ comment: made.comment(record) }, 201),
    "GET /tickets/{ticket_id}/comments/{comment_id}": () => answer({ comment: made.comment(record) }),
    "POST /tickets/{ticket_id}/drafts": () => {
      const times = { created_at: time, updated_at: time };
      return answer({ draft: { id: uuid(record), comment_type: "note", content: "c", ...times } }, 201);
    },
    "POST /customers": () => {
      const { customer } = request as { customer: { emails?: unknown[] } };
      const lacksEmail = (one: unknown) => typeof one !== "string" && !Object.hasOwn(Object(one), "email");
      if (truth.needsEmail && (customer.emails ?? [undefined]).some(lacksEmail)) return fail(422);
      const status = truth.customerStatus === "both" ? 200 + (record % 2) : Number(truth.customerStatus);
      return answer({ customer: made.customer(record) }, status);
    },
    "POST /team-members": () =>
      truth.needsEmail && !Object.hasOwn(Object(request), "emails")
        ? fail(422)
        : answer({ message: "Added." }, 201),
    "GET /team-members/{team_member_id}": () => answer({ team_member: made.member(record) }),
    "PATCH /team-members/{team_member_id}": () => answer({ team_member: made.member(record) }),
    "PATCH /team_members/{team_member_id}": () => {
      const member = made.olderMember(record);
      return answer(truth.isWrapped ? { team_member: member } : member, Number(truth.updateStatus));
    },
    "DELETE /team-members/{team_member_id}": () => {
      const status = truth.lastAdminStatus === "both" ? (second ? 422 : 409) : Number(truth.lastAdminStatus);
      return answer({ error: "Cannot remove the last admin of the workspace" }, status);
    },
    "GET /reports/tickets": () => answer({ ticket_statuses: [{ name: "open", value: metric }] }),
    "GET /reports/surveys": () => answer({ surveys: times(40, made.survey) }),
    "GET /forms": () => answer({ forms: times(40, made.form), kb_details: made.details(record) }),
  };
  // The records from 900 on do not exist.
  if (record >= 900) return fail(404);
  const page = routes[operation] ? undefined : pageOf(truth, asked, made);
  return routes[operation]?.() ?? (page ? answer(page) : fail(404));
}

/** One page of a list, as the service cuts it. */
function pageOf(truth: Truth, { operation, record, pageNumber }: Asked, made: ReturnType<typeof recordsOf>) {
  const isReport = operation.startsWith("GET /reports/");
  const make: Record<string, (index: number) => object> = {
    "GET /tickets/{ticket_id}/comments": (index) => made.comment(record * 100 + index),
    "GET /team-members": made.member,
    "GET /reports/agents": made.agent,
    "GET /reports/groups": made.group,
  };
  const all = times(listLength, make[operation] ?? (() => ({})));
  const pages = Math.ceil(listLength / pageSize);
  const isIgnored = isReport && truth.totalCount === "ignored";
  const isWhole = isIgnored || (pageNumber === undefined && truth.withoutNumber[operation] === "all");
  const end = truth.pastEnd[operation];
  const isPast = pageNumber !== undefined && pageNumber > pages;
  if (isPast && !isWhole && end === "404") return undefined;
  const number = isPast && end === "items" ? pages : (pageNumber ?? 1);
  const items = isWhole ? all : all.slice((number - 1) * pageSize, number * pageSize);
  const pagination = {
    ...{ total_records: listLength, current_page_number: number, total_pages: pages, page_size: pageSize },
  };
  const name = operation.split("/").at(-1)?.replace("-", "_") ?? "";
  if (!isReport) return { [name]: items, pagination };
  return {
    [name === "agents" ? "members" : "teams"]: items,
    summary: metrics,
    total_count: truth.totalCount === "page" ? items.length : listLength,
    ...(truth.hasReportPagination && { pagination }),
  };
}
