// A workspace as the specification describes it, written without the mock: calls, what an answer must have, and nothing that is open.

/** A call, and what is expected of its answer: its status, and a body that has at least this. */
export interface Move extends Request, Answer {}

interface Request {
  method: "get" | "post" | "patch" | "delete";
  path: string;
  body?: object;
  hasKey?: boolean;
}

interface Answer {
  status: number;
  expected?: object;
  /** Learns the ids that the service has made. */
  learn?: (answer: Record<string, { id: string }>) => void;
}

interface Comment {
  id: string;
  shown: object;
}
interface Ticket {
  id: string;
  number: number;
  shown: object;
  comments: Comment[];
}
interface Member {
  id: string;
  shown: { email: string; organization_role: string };
}

export const unknownId = { status: 404, body: { error: "Not found" } } as const;
export const lastAdmin = 422;
const isUnauthenticated = { status: 401, expected: { error: "Could not authenticate, invalid API Key" } };
const unknown = "00000000-0000-4000-8000-000000000000";
const pageSize = 30;

export class WorkspaceModel {
  readonly tickets: Ticket[] = [];

  /** @param below - a number from 0 to below a limit, by which moves are chosen */
  constructor(
    readonly members: Member[],
    private readonly below: (limit: number) => number,
  ) {}

  /** Makes the move of a step. */
  move(step: number): Move {
    const { below, members, tickets } = this;
    if (members.length === 0) return this.#addMembers(step, "Admin");
    const one = <Item>(...items: Item[]) => items[below(items.length)] as Item;
    const text = one("A", "<b>ü</b>", `Text ${step}`, "x\u2028y");
    const ticket = below(10) > 0 ? tickets[below(tickets.length)] : undefined;
    const path = `/tickets/${ticket ? one<string | number>(ticket.id, ticket.number) : unknown}`;
    const member = below(10) > 0 ? one(...members) : undefined;
    const memberPath = `/team-members/${member?.id ?? unknown}`;
    const comment = below(4) > 0 ? ticket?.comments[0] : undefined;
    const author_email = one(...members).shown.email;
    const draft = { content: text, comment_type: one("reply", "note") };
    const note = { comment_type: "note", mentions: one([], [{ email: author_email }]) };
    const change = one<object>(
      { first_name: text },
      { time_zone: one("Europe/Lisbon", "Here/There"), last_name: "B" },
      { organization_role: one("Standard", "Admin") },
      { email: `moved-${step}@acme.example` },
    );
    const page = 1 + below(Math.ceil(members.length / pageSize));
    return one<() => Move>(
      () => this.#createTicket(text, one({}, { tags: [text], category: "Refund" })),
      () => ({ method: "get", path, ...about(ticket, (found) => success({ ticket: found.shown })) }),
      () => {
        const body = { author_email, content: text, ...one<object>({}, note) };
        return { method: "post", path: `${path}/comments`, body, ...about(ticket, addComment(body)) };
      },
      () => {
        const answer = about(ticket, ({ comments }) => pageOf("comments", comments, 1));
        return { method: "get", path: `${path}/comments?page_number=1`, ...answer };
      },
      () => {
        const answer = about(comment, ({ shown }) => success({ comment: shown }));
        return { method: "get", path: `${path}/comments/${comment?.id ?? unknown}`, ...answer };
      },
      () => ({
        ...{ method: "post", path: `${path}/drafts`, body: draft },
        ...about(ticket, () => success({ draft }, 201)),
      }),
      () => this.#addMembers(step, one("Standard", "Standard", "Admin")),
      () => ({
        ...{ method: "get", path: `/team-members?page_number=${page}` },
        ...pageOf("team_members", members, page),
      }),
      () => ({ method: "get", path: memberPath, ...about(member, shownMember) }),
      () => {
        Object.assign(member?.shown ?? {}, change);
        return { method: "patch", path: memberPath, body: change, ...about(member, shownMember) };
      },
      () => ({ method: "delete", path: memberPath, ...about(member, (found) => this.#remove(found)) }),
      () => ({ method: "get", path: memberPath, hasKey: false, ...isUnauthenticated }),
    )();
  }

  #createTicket(text: string, more: object): Move {
    const email = `customer-${this.below(20)}@mail.example`;
    const body = { subject: text, description: text, status: "custom", priority: "high", ...more };
    const number = this.tickets.length + 1;
    const ticket: Ticket = { id: "", number, shown: { ...body, number, customer: { email } }, comments: [] };
    this.tickets.push(ticket);
    const learn: Answer["learn"] = (answer) => {
      ticket.id = answer["ticket"]?.id ?? "";
    };
    return {
      ...{ method: "post", path: "/tickets", body: { email, ...body } },
      ...{ ...success({ ticket: { number } }, 201), learn },
    };
  }

  #addMembers(step: number, organization_role: string): Move {
    const emails = Array.from({ length: 1 + this.below(3) }, (_, index) => `m-${step}-${index}@acme.example`);
    for (const email of emails) this.members.push({ id: "", shown: { email, organization_role } });
    const body = { emails, ...(organization_role === "Admin" && { organization_role }) };
    return { method: "post", path: "/team-members", body, status: 201 };
  }

  #remove(member: Member): Answer {
    const admins = this.members.filter(({ shown }) => shown.organization_role === "Admin");
    if (admins.length === 1 && admins[0] === member) {
      return { status: lastAdmin, expected: { error: "Cannot remove the last admin of the workspace" } };
    }
    this.members.splice(this.members.indexOf(member), 1);
    return { status: 204 };
  }
}

/** The answer about what a call names; a failure where that is not there. */
function about<Item>(found: Item | undefined, answer: (item: Item) => Answer): Answer {
  return found === undefined ? { status: unknownId.status, expected: unknownId.body } : answer(found);
}

const success = (expected: object, status = 200): Answer => ({ status, expected });
const shownMember = ({ shown }: Member) => success({ team_member: shown });

const addComment =
  (body: { author_email: string; content: string; comment_type?: string; mentions?: object[] }) =>
  ({ comments }: Ticket): Answer => {
    const { author_email: email, content, comment_type = "reply", mentions = [] } = body;
    const learn: Answer["learn"] = (answer) => {
      const id = answer["comment"]?.id ?? "";
      // Whether a comment follows a change of its author's address is open.
      comments.push({ id, shown: { id, content, comment_type } });
    };
    return { ...success({ comment: { content, comment_type, author: { email }, mentions } }, 201), learn };
  };

function pageOf(name: string, records: readonly { shown: object }[], page: number): Answer {
  const items = records.map(({ shown }) => shown);
  const pagination = { total_records: items.length, current_page_number: page, page_size: pageSize };
  const total = items.length > 0 && { total_pages: Math.ceil(items.length / pageSize) };
  const expected = items.slice((page - 1) * pageSize, page * pageSize);
  return success({ [name]: expected, pagination: { ...pagination, ...total } });
}
