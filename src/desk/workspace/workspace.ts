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
export type Workspace = ReturnType<typeof newWorkspace>;

export function copyWorkspace(workspace: Workspace): Workspace {
  const { tickets, members, customers, formerMembers, writes } = workspace;
  return {
    ...workspace,
    tickets: [...tickets],
    members: [...members],
    customers: [...customers],
    formerMembers: [...formerMembers],
    writes: new Map(writes),
  };
}

/** Returns a snapshot for tests. */
export function stateOf(workspace: Workspace, { role }: Stated): WorkspaceState {
  const { tickets, customers, members, forms, groups, adminRoles } = workspace;
  const roles = [...new Set([role, ...workspace.roles])];
  return structuredClone({ tickets, customers, members, forms, groups, roles, adminRoles });
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
  address: string | undefined,
  { assumptions }: { readonly assumptions: RequestAssumptions },
): Item | undefined {
  if (address === undefined) return undefined;
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

/**
 * Makes a workspace: fills in the missing values of a seed, once, so that a reset restores the same ids and times.
 *
 * @param json - the seed as JSON text, because the caller can change its own records later
 */
export function newWorkspace(json: string, { role, channel, comment }: Stated) {
  const { tickets = [], customers = [], forms = [], roles = [], ...others } = JSON.parse(json) as Seed;
  const members = others.members?.map((one) => newMember({ organization_role: role, ...one })) ?? [];
  const rolesOfMembers = members.map((one) => one.organization_role);
  const noReports: ReportRecords = { agents: [], groups: [], surveys: { surveys: [] }, tickets: undefined };
  const completeTickets: TicketRecord[] = [];
  for (const { comments = [], ...ticket } of tickets) {
    const completeComments = comments.map(
      (one): CommentRecord => ({
        id: newId(),
        comment_type: comment,
        created_at: now(),
        author: undefined,
        attachments: [],
        mentions: [],
        ...one,
      }),
    );
    completeTickets.push(newTicket(completeTickets, { channel, ...ticket, comments: completeComments }));
  }
  return {
    groups: [],
    adminRoles: undefined,
    knowledgeBaseName: undefined,
    ...others,
    reports: { ...noReports, ...others.reports },
    /** The roles that the seed names. The served documents state one more. */
    roles: [...roles, ...(others.adminRoles ?? []), ...rolesOfMembers],
    tickets: completeTickets,
    customers: customers.map(newCustomer),
    members,
    forms: forms.map((form) => ({ id: newId(), enabled: true, ...form })),
    formerMembers: [] as MemberRecord[],
    /** The bodies of the responses to writes, by the path and the body of the write. */
    writes: new Map<string, unknown>(),
  };
}
