// A workspace as the specification describes it, written without the mock: what an answer must have, and nothing that is open.
export interface ModelCall {
  method: string;
  path: string;
  body?: Record<string, unknown>;
  hasKey?: boolean;
}

/** What is expected of an answer: its status, and a body that has at least this. */
export interface Expected {
  status: number;
  body?: object;
  /** Learns the ids that the service has made. */
  learn?: (body: Record<string, Record<string, string>>) => void;
}

interface Comment {
  id: string;
  shown: Record<string, unknown>;
}
interface Ticket {
  id: string;
  number: number;
  shown: Record<string, unknown>;
  comments: Comment[];
}
interface Member {
  id: string;
  shown: Record<string, unknown> & { email: string; organization_role: string };
}

export const unknownId = { status: 404, body: { error: "Not found" } } as const;
export const lastAdmin = 422;
const pageSize = 30;

export class WorkspaceModel {
  readonly tickets: Ticket[] = [];

  constructor(readonly members: Member[]) {}

  /** Applies a call, and says what its answer has to be. */
  answer({ method, path, body = {}, hasKey = true }: ModelCall): Expected {
    if (!hasKey) return { status: 401, body: { error: "Could not authenticate, invalid API Key" } };
    const [resource, key = "", part, id] = path.slice(1).split("?")[0]?.split("/") ?? [];
    const page = Number(new URLSearchParams(path.split("?")[1]).get("page_number") ?? 1);
    if (resource === "tickets" && key === "") return this.#createTicket(body);
    if (resource === "tickets") {
      const ticket = this.tickets.find((one) => one.id === key || String(one.number) === key);
      if (ticket === undefined) return unknownId;
      if (part === undefined) return { status: 200, body: { ticket: ticket.shown } };
      if (part === "drafts") return draftOf(body);
      if (method === "POST") return this.#createComment(ticket, body);
      if (id === undefined) {
        return listOf(
          "comments",
          ticket.comments.map(({ shown }) => shown),
          page,
        );
      }
      const comment = ticket.comments.find((one) => one.id === id);
      return comment ? { status: 200, body: { comment: comment.shown } } : unknownId;
    }
    if (key === "" && method === "POST") return this.#addMembers(body as { emails: string[] });
    if (key === "") {
      return listOf(
        "team_members",
        this.members.map(({ shown }) => shown),
        page,
      );
    }
    return this.#member(method, key, body);
  }

  #createTicket(sent: Record<string, unknown>): Expected {
    const number = (this.tickets.at(-1)?.number ?? 0) + 1;
    const { email, ...shown } = sent;
    const ticket: Ticket = { id: "", number, shown: { ...shown, number, customer: { email } }, comments: [] };
    this.tickets.push(ticket);
    return {
      status: 201,
      body: { ticket: { number } },
      learn(answer) {
        ticket.id = answer["ticket"]?.["id"] ?? "";
        ticket.shown["id"] = ticket.id;
      },
    };
  }

  #createComment(ticket: Ticket, sent: Record<string, unknown>): Expected {
    const { author_email: email, content, comment_type = "reply", mentions = [] } = sent;
    const shown = { content, comment_type, author: { email }, mentions };
    const comment: Comment = { id: "", shown };
    ticket.comments.push(comment);
    return {
      status: 201,
      body: { comment: shown },
      learn(answer) {
        comment.id = answer["comment"]?.["id"] ?? "";
        // Whether a comment follows a change of its author's address is open.
        comment.shown = { id: comment.id, content, comment_type };
      },
    };
  }

  #addMembers({
    emails,
    organization_role = "Standard",
  }: {
    emails: string[];
    organization_role?: string;
  }): Expected {
    for (const email of emails) this.members.push({ id: "", shown: { email, organization_role } });
    return { status: 201, body: {} };
  }

  #member(method: string, id: string, { active, ...changes }: Record<string, unknown>): Expected {
    const index = this.members.findIndex((one) => one.id === id);
    const member = this.members[index];
    if (member === undefined) return unknownId;
    if (method === "PATCH") Object.assign(member.shown, changes);
    if (method !== "DELETE") return { status: 200, body: { team_member: member.shown } };
    const admins = this.members.filter(({ shown }) => shown.organization_role === "Admin");
    if (admins.length === 1 && admins[0] === member) {
      return { status: lastAdmin, body: { error: "Cannot remove the last admin of the workspace" } };
    }
    this.members.splice(index, 1);
    return { status: 204 };
  }
}

function draftOf({ content, comment_type = "reply" }: Record<string, unknown>): Expected {
  return { status: 201, body: { draft: { content, comment_type } } };
}

function listOf(name: string, items: readonly unknown[], page: number): Expected {
  const total_pages = Math.ceil(items.length / pageSize);
  const pagination = { total_records: items.length, current_page_number: page, page_size: pageSize };
  return {
    status: 200,
    body: {
      [name]: items.slice((page - 1) * pageSize, page * pageSize),
      pagination: items.length > 0 ? { ...pagination, total_pages } : pagination,
    },
  };
}
