// What a workspace has from the beginning, and what it remembers. A value that nobody set is undefined.
import type {
  AgentReport,
  Comment,
  Draft,
  Form,
  GroupReport,
  NewTicket,
  SurveyReport,
  TeamMember,
  TeamMemberV1,
  Ticket,
  TicketChannel,
  TicketCustomer,
  TicketReport,
} from "../index.js";

/** A value without null, in which a response can show a member that nobody set: a seed leaves such a member out. */
export type WithoutNull<Value> = { [Name in keyof Value]: WithoutNull<NonNullable<Value[Name]>> };

/** A value of which all optional members can be undefined, and none is null. */
export type Unset<Value> = {
  readonly [Name in keyof Value]:
    | Unset<NonNullable<Value[Name]>>
    | (Partial<Value> extends Pick<Value, Name> ? undefined : never);
};

/** A comment as the workspace remembers it. */
export type CommentRecord = Unset<Comment>;

/** A custom field: with the value that the service returns, or with the one that it was sent. */
export interface FieldRecord {
  readonly field_name?: string | undefined;
  readonly field_value?: unknown;
  readonly sent?: unknown;
}

/** A ticket as the workspace remembers it, with what no call reads back. */
export type TicketRecord = Unset<
  Omit<Ticket, "fields"> & Pick<NewTicket, "to" | "cc" | "resolution_due_date">
> & {
  readonly url: string;
  readonly fields: readonly FieldRecord[];
  readonly channel: TicketChannel;
  /** When a call created the last comment or draft. */
  readonly commented_at?: string | undefined;
  readonly comments: readonly CommentRecord[];
  readonly drafts: readonly Draft[];
};

/** A member as the workspace remembers them, with what no call reads back. */
export type MemberRecord = Unset<Omit<TeamMember, "active">> &
  Pick<TeamMemberV1, "created_at" | "updated_at"> & {
    /** Undefined of a member whom a call added: whether they are active is not shown. */
    readonly active: boolean | undefined;
    /** The name that tickets and comments show. How the service makes it of the first and the last name is not shown. */
    readonly name?: string | undefined;
    /** The stored signature. */
    readonly signature?: string | undefined;
  };

/** A customer as the workspace remembers them. */
export type CustomerRecord = Unset<TicketCustomer>;

/** A web form of the workspace. */
export type FormRecord = Unset<Form> & { readonly enabled: boolean };

/** What the reports answer, for any range of time. */
export interface ReportRecords {
  /** The pages of the report on agents. */
  readonly agents: readonly AgentReport[];
  /** The pages of the report on groups. */
  readonly groups: readonly GroupReport[];
  readonly surveys: SurveyReport;
  /** Undefined where nothing is known: how the service calculates its metrics is not shown. */
  readonly tickets: TicketReport | undefined;
}

/** What the mock remembers. */
export interface WorkspaceState {
  readonly tickets: readonly TicketRecord[];
  readonly customers: readonly CustomerRecord[];
  readonly members: readonly MemberRecord[];
  readonly forms: readonly FormRecord[];
  readonly groups: readonly string[];
  readonly roles: readonly string[];
  /** The roles that make an admin; undefined where the seed does not name them. */
  readonly adminRoles: readonly string[] | undefined;
}

/** A comment that the workspace has from the beginning. */
export interface SeedComment extends Partial<WithoutNull<Comment>> {
  content: string;
}

/** A ticket that the workspace has from the beginning, with what was left out filled in. */
export interface SeedTicket extends Partial<WithoutNull<Ticket>> {
  subject: string;
  description: string;
  /** @default that of a ticket whose channel is left out, `api` */
  channel?: TicketChannel;
  comments?: readonly SeedComment[];
  drafts?: readonly Draft[];
}

/** A member that the workspace has from the beginning. */
export interface SeedMember
  extends Partial<WithoutNull<TeamMember>>,
    Partial<Pick<TeamMemberV1, "created_at" | "updated_at">> {
  email: string;
  /** The name that tickets and comments show. How the service makes it of the first and the last name is not shown. */
  name?: string;
  /** The stored signature, which the drafts of this member end with. */
  signature?: string;
}

/** A web form that the workspace has from the beginning. */
export interface SeedForm extends WithoutNull<Omit<Form, "id">> {
  id?: string;
  /** @default true */
  enabled?: boolean;
}

/**
 * What a workspace has from the beginning. All of it is optional, and an id, a number or a time is made up where it is left out.
 * Two records of a kind cannot have the same id, number or e-mail address.
 */
export interface Seed {
  tickets?: readonly SeedTicket[];
  customers?: readonly Partial<WithoutNull<TicketCustomer>>[];
  members?: readonly SeedMember[];
  forms?: readonly SeedForm[];
  knowledgeBaseName?: string;
  /** The names of the groups that tickets can be assigned to. */
  groups?: readonly string[];
  /** The roles of the workspace. The default of the document, `Standard`, and those of its members are always there. */
  roles?: readonly string[];
  /** The roles that make an admin. Without them, the mock does not know who the last admin is. */
  adminRoles?: readonly string[];
  /** What the reports answer, for any range of time; of the reports on agents and groups, each page. */
  reports?: Partial<ReportRecords>;
}
