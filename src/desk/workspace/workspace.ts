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

/**
 * A new id. The specification says that ids have the form of a UUID. Node joins one from some twenty parts, which stay in memory
 * as long as the text is not copied.
 */
export const newId = (): string => Buffer.from(randomUUID()).toString();
/** The time, in the form of the specification's timestamps. */
export const now = (): string => new Date().toISOString();

/** The form of the mock's own addresses of tickets. */
export const ownAddress = "https://acme.desk.example/admin/tickets/{number}";
/** The address of a ticket, by a form with `{id}` or `{number}` in it. */
export function addressIn(form: string, { id, number }: Pick<TicketRecord, "id" | "number">): string {
  return form.replaceAll("{id}", id).replaceAll("{number}", String(number));
}

/** One workspace of the service, in memory. A record is frozen, and a change replaces it. */
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
  /** The roles that make an admin; undefined where nobody knows them. */
  readonly adminRoles: ReadonlySet<string> | undefined;
  readonly reports: ReportRecords;
  #lastNumber = 0;
  #isTrial = false;

  constructor(
    seed: CompleteSeed,
    /** What the served documents state; they can be replaced. */
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

  /** What there is at the time, for a test to read. Nothing in it can be changed. */
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

  /** The number of the next ticket: the one after the last. */
  get nextNumber(): number {
    return this.#lastNumber + 1;
  }

  /** Does something that changes nothing of what there is. */
  tryOut(act: () => unknown): void {
    this.#isTrial = true;
    try {
      act();
    } finally {
      this.#isTrial = false;
    }
  }

  /** Keeps a ticket, in place of one with the same id. */
  keepTicket(ticket: TicketRecord): void {
    if (this.#isTrial) return;
    const { id, number } = ticket;
    this.#lastNumber = Math.max(this.#lastNumber, number);
    this.#idsByNumber.set(String(number), id);
    // A copy needs two thirds of the memory of an object that was written member by member.
    this.#tickets.set(id, frozen({ ...ticket }));
  }

  /** Finds a ticket by its UUID or its number. */
  findTicket(key: string): TicketRecord | undefined {
    return this.#tickets.get(key) ?? this.#tickets.get(this.#idsByNumber.get(key) ?? "");
  }

  /** Keeps a customer, in place of one with the same id. The first one with an e-mail address is found by it. */
  keepCustomer(customer: CustomerRecord): CustomerRecord {
    if (this.#isTrial) return customer;
    const { id, email } = customer;
    this.#customers.set(id, frozen(customer));
    if (email !== undefined && (this.findCustomer(email)?.id ?? id) === id) {
      this.#customersByEmail.set(email, customer);
    }
    return customer;
  }

  findCustomer(email: string): CustomerRecord | undefined {
    return this.#customersByEmail.get(email);
  }

  /** Keeps a member, in place of one with the same id. */
  keepMember(member: MemberRecord): void {
    if (this.#isTrial) return;
    this.#members.set(member.id, frozen(member));
  }

  findMember(id: string): MemberRecord | undefined {
    return this.#members.get(id);
  }

  /** Finds the first member with an e-mail address, which can be that of several. */
  findMemberByEmail(email: string): MemberRecord | undefined {
    for (const member of this.#members.values()) if (member.email === email) return member;
    return undefined;
  }

  /** Finds a member, or one who was. */
  findPerson(id: string): MemberRecord | undefined {
    return this.#members.get(id) ?? this.#formerMembers.get(id);
  }

  removeMember(member: MemberRecord): void {
    if (this.#isTrial) return;
    this.#formerMembers.set(member.id, member);
    this.#members.delete(member.id);
  }
}

/** A member of a seed, or one whom a call added. */
type NewMember = Omit<SeedMember, "active"> & { organization_role: string; active?: boolean | undefined };

/** A member with what nobody said filled in. */
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

/** A customer with what nobody said filled in. */
export function newCustomer(customer: Partial<CustomerRecord>): CustomerRecord {
  return { phone_numbers: [], ...customer, id: customer.id ?? newId() } as CustomerRecord;
}

type CompleteSeed = ReturnType<typeof completed>;

/**
 * Gives each record of a seed an id and a time, once, so that a reset brings the same ones back.
 *
 * @param json - the seed, whose copy can become frozen records
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

/** Freezes a value with all that is in it, in place. What is frozen already is left as it is. */
function frozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) frozen(member);
  }
  return value;
}
