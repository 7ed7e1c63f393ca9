// A small workspace on the loopback interface, for the command that asks one. Its behaviour is chosen where nothing is shown.
import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { json, serve } from "./server.js";

export interface Behaviour {
  members: number;
  pageSize: number;
  unknownId: number;
  wrongValue: number;
  withoutNumber: "all" | "first";
  pastEnd: number | "empty" | "last";
  isShuffled: boolean;
  hasPagination: boolean;
  /** Answers in place of the service, and returns whether it did. */
  inFront: (url: URL, response: ServerResponse, count: number) => boolean;
}

export const usual: Behaviour = {
  members: 7,
  pageSize: 3,
  unknownId: 404,
  wrongValue: 422,
  withoutNumber: "all",
  pastEnd: "empty",
  isShuffled: false,
  hasPagination: false,
  inFront: () => false,
};

/** In every value of the workspace. */
export const marker = "mArKeR";
export const apiKey = `key-${marker}-0123456789`;

const metric = { present: 1, previous: 1, change_percentage: 1 };
const metrics = { first_response_time: metric, resolution_time: metric, assigned: metric, closed: metric };

/** Starts it. Markers are in all of its values, and in its failures. */
export function startWorkspace(changes: Partial<Behaviour> = {}) {
  const behaviour = { ...usual, ...changes };
  const member = () => ({
    id: randomUUID(),
    first_name: marker,
    email: `${marker}@mail.example`,
    organization_role: marker,
    active: true,
  });
  const all = Array.from({ length: behaviour.members }, member);
  const ticketId = randomUUID();
  const ticket = {
    ...{ id: ticketId, number: 1042, subject: marker, description: marker, tags: [marker], fields: [] },
    ...{ created_at: "2026-03-02T09:14:05Z", updated_at: "2026-03-02T09:14:05Z" },
  };
  const comment = {
    ...{ id: randomUUID(), created_at: "2026-03-02T09:14:05Z", comment_type: "note", content: marker },
    ...{ attachments: [], mentions: [] },
  };
  return serve(({ url: path, headers }, response, count) => {
    const url = new URL(path, "http://localhost");
    if (behaviour.inFront(url, response, count)) return;
    if (headers["x-api-key"] !== apiKey) {
      json(response, 401, { error: "Could not authenticate, invalid API Key" });
      return;
    }
    const fail = (status: number) => json(response, status, { error: marker });
    const name = url.pathname.replace("/api/external/v2", "");
    const number = url.searchParams.get("page_number");
    if (number === "0" || url.searchParams.get("range_type")?.startsWith("no_such")) {
      return fail(behaviour.wrongValue);
    }
    const [, list, id, , commentId] = name.split("/");
    if (list === "team-members" && id === undefined) {
      return respondPage(response, behaviour, all, number);
    }
    if (list === "team-members") {
      const found = all.find((one) => one.id === id);
      return found ? json(response, 200, { team_member: found }) : fail(behaviour.unknownId);
    }
    if (list === "tickets") {
      if (id !== "1042" && id !== ticketId) return fail(behaviour.unknownId);
      if (name.endsWith("/comments")) {
        const pagination = { total_records: 1, current_page_number: 1, total_pages: 1, page_size: 30 };
        return json(response, 200, { comments: [comment], pagination });
      }
      if (commentId === undefined) return json(response, 200, { ticket });
      return commentId === comment.id ? json(response, 200, { comment }) : fail(behaviour.unknownId);
    }
    const pagination = { total_records: 1, current_page_number: 1, total_pages: 1, page_size: 30 };
    const bodies: Record<string, object> = {
      "/forms": { forms: [{ id: randomUUID(), title: marker }], kb_details: { knowledge_base_name: marker } },
      "/reports/surveys": { surveys: [] },
      "/reports/tickets": { ticket_statuses: [{ name: marker, value: metric }] },
      "/reports/agents": {
        ...{ members: [{ id: randomUUID(), name: marker, ...metrics }], summary: metrics, total_count: 1 },
        ...(behaviour.hasPagination && { pagination }),
      },
      "/reports/groups": { teams: [], summary: metrics, total_count: 0 },
    };
    return bodies[name] ? json(response, 200, bodies[name]) : fail(404);
  });
}

function respondPage(
  response: ServerResponse,
  { pageSize, withoutNumber, pastEnd, isShuffled }: Behaviour,
  all: readonly object[],
  asked: string | null,
): void {
  const items = isShuffled ? [...all].sort(() => Math.random() - 0.5) : all;
  const pages = Math.ceil(all.length / pageSize);
  let number = Number(asked ?? 1);
  if (number > pages && typeof pastEnd === "number") {
    json(response, pastEnd, { error: marker });
    return;
  }
  if (number > pages && pastEnd === "last") number = pages;
  const isAll = asked === null && withoutNumber === "all";
  const team_members = isAll ? items : items.slice((number - 1) * pageSize, number * pageSize);
  const pagination = {
    ...{ total_records: all.length, current_page_number: number },
    ...{ total_pages: pages, page_size: pageSize },
  };
  json(response, 200, { team_members, pagination });
}
