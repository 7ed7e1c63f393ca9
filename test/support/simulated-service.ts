// A service whose behaviour is chosen before anything is seen of it, so that a conclusion can be compared with the truth.
import { times } from "./evidence.js";
import { uuid } from "./observed.js";
import { metric, metrics, recordsOf, time } from "./simulated-records.js";
import type { Truth } from "./truth.js";

const pageSize = 30;
const listLength = 45;
const lastAdmin = { error: "Cannot remove the last admin of the workspace" };

/** A request, as the service sees it. */
export interface Asked {
  readonly operation: string;
  /** The number of the record that it is about. */
  readonly record: number;
  readonly pageNumber?: number | undefined;
  readonly request?: unknown;
}

/** What the service answers. */
export function answerOf(truth: Truth, asked: Asked): { status: number; body: unknown } {
  const { operation, record } = asked;
  const fail = (status: number) => ({
    status,
    body: truth.failureType === "object" ? { error: "no" } : "no",
  });
  const made = recordsOf(truth);
  const one = (name: string, value: unknown, status = 200) => ({ status, body: { [name]: value } });
  // The records from 900 on do not exist.
  if (record >= 900) return fail(404);
  switch (operation) {
    case "POST /tickets":
      return one("ticket", { id: uuid(record), number: record, url: "https://acme.desk.example/1" }, 201);
    case "GET /tickets/{ticket_id}":
      return one("ticket", made.ticket(record));
    case "POST /tickets/{ticket_id}/comments":
      return one("comment", made.comment(record), 201);
    case "GET /tickets/{ticket_id}/comments/{comment_id}":
      return one("comment", made.comment(record));
    case "POST /customers": {
      const { customer } = asked.request as { customer: Record<string, unknown> };
      const emails = (customer["emails"] ?? [undefined]) as unknown[];
      const lacksEmail = (one: unknown) => typeof one !== "string" && !Object.hasOwn(Object(one), "email");
      if (truth.needsEmail && emails.some(lacksEmail)) return fail(422);
      const status = truth.customerStatus === "both" ? 200 + (record % 2) : Number(truth.customerStatus);
      return one("customer", made.customer(record), status);
    }
    case "DELETE /team-members/{team_member_id}": {
      const isSecond =
        truth.lastAdminStatus === "422" || (truth.lastAdminStatus === "both" && record % 2 === 0);
      return { status: isSecond ? 422 : 409, body: lastAdmin };
    }
    case "GET /team-members/{team_member_id}":
    case "PATCH /team-members/{team_member_id}":
      return one("team_member", made.member(record));
    case "PATCH /team_members/{team_member_id}": {
      const member = made.olderMember(record);
      return { status: Number(truth.updateStatus), body: truth.isWrapped ? { team_member: member } : member };
    }
    case "POST /team-members":
      return truth.needsEmail && !Object.hasOwn(Object(asked.request), "emails")
        ? fail(422)
        : one("message", "Added.", 201);
    case "POST /tickets/{ticket_id}/drafts": {
      const draft = {
        id: uuid(record),
        comment_type: "note",
        created_at: time,
        updated_at: time,
        content: "c",
      };
      return one("draft", draft, 201);
    }
    case "GET /reports/tickets":
      return one("ticket_statuses", [{ name: "open", value: metric }]);
    case "GET /forms":
      return {
        status: 200,
        body: { forms: times(40, made.form), kb_details: made.details(record) },
      };
    case "GET /reports/surveys":
      return one("surveys", times(40, made.survey));
    default:
      return listOf(truth, asked, made) ?? fail(404);
  }
}

/** One page of a list, as the service cuts it. */
function listOf(truth: Truth, { operation, record, pageNumber }: Asked, made: ReturnType<typeof recordsOf>) {
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
  if (!isReport) return { status: 200, body: { [name]: items, pagination } };
  const body = {
    [name === "agents" ? "members" : "teams"]: items,
    summary: metrics,
    total_count: truth.totalCount === "page" ? items.length : listLength,
    ...(truth.hasReportPagination && { pagination }),
  };
  return { status: 200, body };
}
