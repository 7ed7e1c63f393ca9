import { randomUUID } from "node:crypto";
import type {
  CommentRecord,
  CustomerRecord,
  FormRecord,
  MemberRecord,
  ReportRecords,
  Seed,
  SeedMember,
  TicketRecord,
  WorkspaceState,
} from "./records.js";
import type { Stated } from "./stated.js";

/** Returns an id. The specification says that ids are UUIDs. */
export const newId = (): string => randomUUID();
/** Returns the time, in the form of the specification's timestamps. */
export const now = (): string => new Date().toISOString();

/** The form of the addresses that the mock itself gives to tickets. */
export const ownAddress = "https://acme.desk.example/admin/tickets/{number}";
/** Returns the address of a ticket, by a form with `{id}` or `{number}` in it. */
export function addressIn(form: string, { id, number }: Pick<TicketRecord, "id" | "number">): string {
  return form.replaceAll("{id}", id).replaceAll("{number}", String(number));
}

/** A workspace of the service, in memory. Records are frozen, and a change replaces one. */
export class Workspace {
  readonly #tickets = new Map<string, TicketRecord>();
  readonly #idsByNumber = new Map<string, string>();
  readonly #members = new Map<string, MemberRecord>();
  readonly #formerMembers = new Map<string, MemberRecord>();
  readonly #customers = new Map<string, CustomerRecord>();
  readonly #customersByEmail = new Map<string, CustomerRecord>();
  readonly forms: readonly FormRecord[];
  readonly knowledgeBaseName: string | undefined;
  readonly groups: ReadonlySet<string>;
  readonly #roles: readonly string[];
  /** The roles that make an admin; undefined if the seed does not name them. */
  readonly adminRoles: ReadonlySet<string> | undefined;
  readonly reports: ReportRecords;
  #lastNumber = 0;

  constructor(
    seed: CompleteSeed,
    /** The facts in the served documents, which can be replaced. */
    public stated: Stated,
  ) {
    for (const member of seed.members) {
      this.keepMember(newMember({ organization_role: stated.role, ...member }));
    }
    for (const customer of seed.customers) this.keepCustomer(newCustomer(customer));
    for (const ticket of seed.tickets) this.keepTicket(seededTicket(ticket, this.nextNumber, stated));
    this.forms = frozen(seed.forms.map((form) => ({ enabled: true, ...form })));
    this.knowledgeBaseName = seed.knowledgeBaseName;
    this.groups = new Set(seed.groups);
    const roles = this.members.map((member) => member.organization_role);
    this.#roles = [...(seed.roles ?? []), ...(seed.adminRoles ?? []), ...roles];
    this.adminRoles = seed.adminRoles && new Set(seed.adminRoles);
    const { agents = [], groups = [], surveys = { surveys: [] }, tickets } = seed.reports ?? {};
    this.reports = { agents, groups, surveys, tickets };
  }

  /** A read-only snapshot for tests. */
  get state(): WorkspaceState {
    const { forms, groups, roles, adminRoles, members } = this;
    return frozen({
      tickets: [...this.#tickets.values()],
      customers: [...this.#customers.values()],
      members,
      forms,
      groups: [...groups],
      roles: [...roles],
      adminRoles: adminRoles && [...adminRoles],
    });
  }

  get roles(): ReadonlySet<string> {
    return new Set([this.stated.role, ...this.#roles]);
  }

  get members(): MemberRecord[] {
    return [...this.#members.values()];
  }

  get nextNumber(): number {
    return this.#lastNumber + 1;
  }

  /** Adds a ticket, or replaces the one with the same id. */
  keepTicket(ticket: TicketRecord): void {
    const { id, number } = ticket;
    this.#lastNumber = Math.max(this.#lastNumber, number);
    this.#idsByNumber.set(String(number), id);
    this.#tickets.set(id, frozen(ticket));
  }

  /** Finds a ticket by its UUID or its number. */
  findTicket(key: string): TicketRecord | undefined {
    return this.#tickets.get(key) ?? this.#tickets.get(this.#idsByNumber.get(key) ?? "");
  }

  /** Adds a customer, or replaces the one with the same id. An e-mail address finds the first customer with it. */
  keepCustomer(customer: CustomerRecord): void {
    const { id, email } = customer;
    this.#customers.set(id, frozen(customer));
    if (email !== undefined && (this.findCustomer(email)?.id ?? id) === id) {
      this.#customersByEmail.set(email, customer);
    }
  }

  findCustomer(email: string): CustomerRecord | undefined {
    return this.#customersByEmail.get(email);
  }

  /** Adds a member, or replaces the one with the same id. */
  keepMember(member: MemberRecord): void {
    this.#members.set(member.id, frozen(member));
  }

  findMember(id: string): MemberRecord | undefined {
    return this.#members.get(id);
  }

  /** Finds the first member with an e-mail address, which several members can share. */
  findMemberByEmail(email: string): MemberRecord | undefined {
    for (const member of this.#members.values()) if (member.email === email) return member;
    return undefined;
  }

  /** Finds a current or removed member. */
  findPerson(id: string): MemberRecord | undefined {
    return this.#members.get(id) ?? this.#formerMembers.get(id);
  }

  removeMember(member: MemberRecord): void {
    this.#formerMembers.set(member.id, member);
    this.#members.delete(member.id);
  }
}

/** A member from a seed or a call. */
type NewMember = Omit<SeedMember, "active"> & { organization_role: string; active?: boolean | undefined };

/** Fills in the missing values of a member. */
export function newMember(member: NewMember): MemberRecord {
  const created_at = member.created_at ?? now();
  return {
    id: newId(),
    active: true,
    updated_at: created_at,
    ...member,
    created_at,
  };
}

/** Fills in the missing values of a customer. */
export function newCustomer(customer: Partial<CustomerRecord>): CustomerRecord {
  return { phone_numbers: [], ...customer, id: customer.id ?? newId() } as CustomerRecord;
}

type CompleteSeed = ReturnType<typeof completed>;

/**
 * Gives each record of a seed an id and a time, once, so that a reset restores the same ones.
 *
 * @param json - the seed in JSON, because the records get frozen
 */
export function completed(json: string) {
  const { tickets = [], customers = [], members = [], forms = [], ...others } = JSON.parse(json) as Seed;
  const dated = <Item extends object>(item: Item) => ({ id: newId(), created_at: now(), ...item });
  return {
    ...others,
    tickets: tickets.map(({ comments = [], ...ticket }) => ({
      ...dated(ticket),
      comments: comments.map(dated),
    })),
    customers: customers.map((customer) => ({ id: newId(), ...customer })),
    members: members.map(dated),
    forms: forms.map((form) => ({ id: newId(), ...form })),
  };
}

function seededTicket(
  { comments, drafts = [], ...ticket }: CompleteSeed["tickets"][number],
  next: number,
  { channel, comment }: Stated,
): TicketRecord {
  const { number = next } = ticket;
  return {
    url: addressIn(ownAddress, { ...ticket, number }),
    updated_at: ticket.created_at,
    channel,
    tags: [],
    fields: [],
    ...ticket,
    number,
    comments: comments.map((one) => seededComment({ comment_type: comment, ...one })),
    drafts: [...drafts],
  };
}

type NewComment = CompleteSeed["tickets"][number]["comments"][number] & Pick<CommentRecord, "comment_type">;

function seededComment(comment: NewComment): CommentRecord {
  return {
    author: undefined,
    attachments: [],
    mentions: [],
    ...comment,
  };
}

/** Freezes a value deeply, in place. */
function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) frozen(member);
  }
  return value;
}
