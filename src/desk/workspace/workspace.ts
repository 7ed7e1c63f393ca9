import { randomUUID } from "node:crypto";
import type { RequestAssumptions } from "./assumptions.js";
import type {
  CommentRecord,
  CustomerRecord,
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

/** Returns the address of a ticket. The form is the mock's own. */
export const addressOf = (number: number): string => `https://acme.desk.example/admin/tickets/${number}`;

/** A workspace of the service, in memory, or the copy that a request changes. A change replaces the whole record. */
export class Workspace {
  readonly tickets: TicketRecord[];
  readonly members: MemberRecord[];
  readonly customers: CustomerRecord[];
  readonly formerMembers: MemberRecord[];
  /** The bodies of the responses to writes, the latest first, with the path and the body of each write. */
  readonly writes: { write: string; body: unknown }[];

  /**
   * @param stated - what the served documents state. It changes when the mock switches to other documents
   * @param from - the workspace to copy; undefined for the seed
   */
  constructor(
    readonly seed: CompleteSeed,
    public stated: Stated,
    from?: Workspace,
  ) {
    const { tickets, members, customers } = from ?? seed;
    this.tickets = [...tickets];
    this.members = [...members];
    this.customers = [...customers];
    this.formerMembers = [...(from?.formerMembers ?? [])];
    this.writes = [...(from?.writes ?? [])];
  }

  /** A snapshot for tests. */
  get state(): WorkspaceState {
    const { tickets, customers, members, roles } = this;
    const { forms, groups, adminRoles } = this.seed;
    return structuredClone({ tickets, customers, members, forms, groups, roles, adminRoles });
  }

  get roles(): readonly string[] {
    const { roles, adminRoles = [], members } = this.seed;
    const ofMembers = members.map((member) => member.organization_role);
    return [...new Set([this.stated.role, ...roles, ...adminRoles, ...ofMembers])];
  }
}

/** Adds a record, or replaces the one with the same id, and returns it. */
export function keep<Item extends { readonly id: string }>(records: Item[], record: Item): Item {
  const index = records.findIndex(({ id }) => id === record.id);
  records.splice(index < 0 ? records.length : index, 1, record);
  return record;
}

/** Finds the first member or customer with an e-mail address, which several members can share. */
export function withEmail<Item extends { readonly email?: string | undefined }>(
  people: readonly Item[],
  address: string,
  { assumptions }: { readonly assumptions: RequestAssumptions },
): Item | undefined {
  const exact = people.find(({ email }) => email === address);
  const similar = exact ?? people.find(({ email }) => email?.toLowerCase() === address.toLowerCase());
  if (similar === exact) return exact;
  return assumptions.answerOr("addresses.letter-case", "matters") === "ignored" ? similar : undefined;
}

/** A ticket from a seed or a call. */
type NewTicket = Partial<TicketRecord> & Pick<TicketRecord, "subject" | "description" | "channel">;

/** Fills in the missing values of a ticket. */
export function newTicket(others: readonly TicketRecord[], ticket: NewTicket): TicketRecord {
  const { number = others.reduce((last, one) => Math.max(last, one.number), 0) + 1, created_at = now() } =
    ticket;
  const lists = { tags: [], fields: [], comments: [], drafts: [] };
  return {
    id: newId(),
    url: addressOf(number),
    updated_at: created_at,
    ...lists,
    ...ticket,
    number,
    created_at,
  };
}

/** A member from a seed or a call. */
type NewMember = Omit<SeedMember, "active"> & { organization_role: string; active?: boolean | undefined };

/** Fills in the missing values of a member. */
export function newMember(member: NewMember): MemberRecord {
  const { created_at = now() } = member;
  return { id: newId(), active: true, updated_at: created_at, ...member, created_at };
}

/** Fills in the missing values of a customer. */
export function newCustomer(customer: Partial<CustomerRecord>): CustomerRecord {
  return { id: newId(), phone_numbers: [], ...customer } as CustomerRecord;
}

export type CompleteSeed = ReturnType<typeof completeSeed>;

/**
 * Fills in the missing values of a seed, once, so that a reset restores the same ids and times.
 *
 * @param json - the seed as JSON text, because the caller can change its own records later
 */
export function completeSeed(json: string, { role, channel, comment }: Stated) {
  const { tickets = [], customers = [], members = [], forms = [], ...others } = JSON.parse(json) as Seed;
  const noReports: ReportRecords = { agents: [], groups: [], surveys: { surveys: [] }, tickets: undefined };
  const completeTickets: TicketRecord[] = [];
  for (const { comments = [], ...ticket } of tickets) {
    const completeComments = comments.map(
      (one): CommentRecord => ({
        ...{ id: newId(), comment_type: comment, created_at: now() },
        ...{ author: undefined, attachments: [], mentions: [] },
        ...one,
      }),
    );
    completeTickets.push(newTicket(completeTickets, { channel, ...ticket, comments: completeComments }));
  }
  return {
    groups: [],
    roles: [],
    ...others,
    reports: { ...noReports, ...others.reports },
    tickets: completeTickets,
    customers: customers.map(newCustomer),
    members: members.map((member) => newMember({ organization_role: role, ...member })),
    forms: forms.map((form) => ({ id: newId(), enabled: true, ...form })),
  };
}
