import { randomUUID } from "node:crypto";
import type { RequestAssumptions } from "./assumptions.js";
import type { SuccessGap } from "./gap-answers.js";
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

export interface RouteResponse {
  readonly body?: unknown;
  /** The gap about the status of the success. The status is its answer, unless the served document states one. */
  readonly statusGap?: SuccessGap;
}

/** A workspace of the service, in memory. A change replaces the whole record. */
export class Workspace {
  readonly tickets: TicketRecord[];
  readonly members: MemberRecord[];
  readonly customers: CustomerRecord[];
  readonly formerMembers: MemberRecord[] = [];
  /** The responses to writes, by the path and the body. */
  readonly writes = new Map<string, RouteResponse>();

  constructor(
    readonly seed: CompleteSeed,
    /** What the served documents state. It changes when the mock switches to other documents. */
    public stated: Stated,
  ) {
    const { tickets, members, customers } = seed;
    this.tickets = [...tickets];
    this.members = [...members];
    this.customers = [...customers];
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

  removeMember(member: MemberRecord): void {
    this.formerMembers.push(member);
    this.members.splice(this.members.indexOf(member), 1);
  }
}

/** Adds a record, or replaces the one with the same id. */
export function keep<Item extends { readonly id: string }>(records: Item[], record: Item): void {
  const index = records.findIndex(({ id }) => id === record.id);
  records.splice(index < 0 ? records.length : index, 1, record);
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

/** Returns the number of the next ticket. */
export const nextNumber = (tickets: readonly { number?: number | undefined }[]) =>
  tickets.reduce((last, { number = 0 }) => Math.max(last, number), 0) + 1;

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
    const { id = newId(), number = nextNumber(completeTickets), created_at = now() } = ticket;
    completeTickets.push({
      url: addressOf(number),
      updated_at: created_at,
      channel,
      tags: [],
      fields: [],
      drafts: [],
      ...ticket,
      id,
      number,
      created_at,
      comments: comments.map(
        (one): CommentRecord => ({
          id: newId(),
          comment_type: comment,
          created_at: now(),
          author: undefined,
          attachments: [],
          mentions: [],
          ...one,
        }),
      ),
    });
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
