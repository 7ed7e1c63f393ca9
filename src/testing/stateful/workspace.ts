import { randomUUID } from "node:crypto";
import type { Draft } from "support-desk-client";
import type {
  CommentRecord,
  CustomerRecord,
  FormRecord,
  MemberRecord,
  ReportRecords,
  TicketRecord,
  WorkspaceState,
} from "./records.js";
import type { Seed, SeedComment, SeedMember, SeedTicket } from "./seed.js";

/** A new id. The specification says that ids have the form of a UUID. */
export const newId = (): string => randomUUID();
/** The time, in the form of the specification's timestamps. */
export const now = (): string => new Date().toISOString();

type StoredTicket = TicketRecord & { readonly comments: CommentRecord[]; readonly drafts: Draft[] };

/** One workspace of the service, in memory. */
export class Workspace {
  readonly #tickets = new Map<string, StoredTicket>();
  readonly #ticketsByNumber = new Map<string, StoredTicket>();
  readonly #members = new Map<string, MemberRecord>();
  readonly #membersByEmail = new Map<string, MemberRecord>();
  readonly #customers: CustomerRecord[] = [];
  readonly #customersByEmail = new Map<string, CustomerRecord>();
  readonly forms: readonly FormRecord[];
  readonly knowledgeBaseName: string;
  readonly groups: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
  /** The roles that make an admin; undefined where nobody knows them. */
  readonly adminRoles: ReadonlySet<string> | undefined;
  readonly reports: ReportRecords;
  #lastNumber = 0;

  constructor(seed: Seed) {
    for (const member of seed.members ?? []) this.keepMember(newMember(member));
    for (const customer of seed.customers ?? []) this.addCustomer(newCustomer(customer));
    for (const ticket of seed.tickets ?? []) this.addTicket(seededTicket(ticket));
    this.forms = (seed.forms ?? []).map((form) => ({ id: newId(), enabled: true, ...form }));
    this.knowledgeBaseName = seed.knowledgeBaseName ?? "Knowledge base";
    this.groups = new Set(seed.groups);
    const roles = this.members.map((member) => member.organization_role);
    this.roles = new Set(["Standard", ...(seed.roles ?? []), ...(seed.adminRoles ?? []), ...roles]);
    this.adminRoles = seed.adminRoles && new Set(seed.adminRoles);
    const { agents = [], groups = [], surveys = { surveys: [] }, tickets } = seed.reports ?? {};
    this.reports = { agents, groups, surveys, tickets };
  }

  /** What there is, for a test to read. */
  get state(): WorkspaceState {
    const { forms, groups, roles, adminRoles, members } = this;
    return {
      tickets: [...this.#tickets.values()],
      customers: [...this.#customers],
      members,
      forms,
      groups: [...groups],
      roles: [...roles],
      adminRoles: adminRoles && [...adminRoles],
    };
  }

  get members(): MemberRecord[] {
    return [...this.#members.values()];
  }

  /** Keeps a new ticket. Where it has no number, it gets the one after the last. */
  addTicket({ number = this.#lastNumber + 1, ...ticket }: NewTicketRecord): TicketRecord {
    this.#lastNumber = Math.max(this.#lastNumber, number);
    const url = `https://acme.desk.example/admin/tickets/${number}`;
    const stored = { comments: [], drafts: [], ...ticket, number, url };
    this.#tickets.set(stored.id, stored);
    this.#ticketsByNumber.set(String(number), stored);
    return stored;
  }

  /** Finds a ticket by its UUID or its number. */
  findTicket(key: string): StoredTicket | undefined {
    return this.#tickets.get(key) ?? this.#ticketsByNumber.get(key);
  }

  addCustomer(customer: CustomerRecord): void {
    this.#customers.push(customer);
    if (customer.email !== undefined) this.#customersByEmail.set(customer.email, customer);
  }

  findCustomer(email: string): CustomerRecord | undefined {
    return this.#customersByEmail.get(email);
  }

  /** Keeps a member, in place of one with the same id. */
  keepMember(member: MemberRecord): void {
    const former = this.#members.get(member.id);
    if (former !== undefined) this.#membersByEmail.delete(former.email);
    this.#members.set(member.id, member);
    this.#membersByEmail.set(member.email, member);
  }

  findMember(id: string): MemberRecord | undefined {
    return this.#members.get(id);
  }

  findMemberByEmail(email: string): MemberRecord | undefined {
    return this.#membersByEmail.get(email);
  }

  removeMember({ id, email }: MemberRecord): void {
    this.#members.delete(id);
    this.#membersByEmail.delete(email);
  }
}

type Optional<Value, Name extends keyof Value> = Omit<Value, Name> & Partial<Pick<Value, Name>>;

/** A ticket that the workspace does not have yet. */
export type NewTicketRecord = Optional<Omit<StoredTicket, "url">, "number" | "comments" | "drafts">;

/** A member with what nobody said filled in. */
export function newMember(member: SeedMember): MemberRecord {
  const created_at = member.created_at ?? now();
  return {
    id: newId(),
    organization_role: "Standard",
    active: true,
    updated_at: created_at,
    ...member,
    created_at,
  };
}

/** A customer with what nobody said filled in. */
export function newCustomer(customer: Partial<CustomerRecord>): CustomerRecord {
  return { phone_numbers: [], ...customer, id: customer.id ?? newId() } as CustomerRecord;
}

function seededTicket({ comments = [], drafts = [], ...ticket }: SeedTicket): NewTicketRecord {
  const created_at = ticket.created_at ?? now();
  return {
    id: newId(),
    updated_at: created_at,
    channel: "api",
    tags: [],
    fields: [],
    ...ticket,
    created_at,
    comments: comments.map(seededComment),
    drafts: [...drafts],
  };
}

function seededComment(comment: SeedComment): CommentRecord {
  return {
    id: newId(),
    created_at: now(),
    comment_type: "reply",
    author: undefined,
    attachments: [],
    mentions: [],
    ...comment,
  };
}
