// The seed and the records of a workspace. A value that nobody set is undefined.
import type {
  AgentReport,
  Comment,
  CommentAuthor,
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

/** A value without null. A seed leaves out the properties that nobody set. */
type WithoutNull<Value> = { [Name in keyof Value]: WithoutNull<NonNullable<Value[Name]>> };

/** A value without null, whose optional properties can be undefined. */
type RecordOf<Value> = {
  readonly [Name in keyof Value]:
    | RecordOf<NonNullable<Value[Name]>>
    | (Partial<Value> extends Pick<Value, Name> ? undefined : never);
};

/** A comment in the workspace. The document can list the kinds of authors; an assumption can name any. */
export type CommentRecord = RecordOf<Omit<Comment, "author">> & {
  readonly author: (RecordOf<Omit<CommentAuthor, "type">> & { readonly type: string }) | undefined;
};

/** The fields of a ticket that nobody has to set, even if the document says that each response has them. */
type UnsetField = "priority" | "status" | "category" | "group" | "assignee" | "customer";

/** A custom field, with the returned value of a seed or the sent value of a call. */
export interface FieldRecord {
  readonly field_name?: string | undefined;
  readonly field_value?: unknown;
  readonly sent?: unknown;
}

/** A ticket in the workspace, with the properties that no response has. */
export type TicketRecord = RecordOf<
  Omit<Ticket, "fields" | UnsetField> &
    Partial<Pick<Ticket, UnsetField>> &
    Pick<NewTicket, "to" | "cc" | "resolution_due_date">
> & {
  readonly url: string;
  readonly fields: readonly FieldRecord[];
  readonly channel: TicketChannel;
  /** When a call created the last comment or draft. */
  readonly commented_at?: string | undefined;
  readonly comments: readonly CommentRecord[];
  readonly drafts: readonly Draft[];
};

/** A team member in the workspace, with the properties that no response has. */
export type MemberRecord = RecordOf<Omit<SeedMember, "active">> &
  Pick<TeamMember, "id" | "organization_role"> &
  Pick<TeamMemberV1, "created_at" | "updated_at"> & {
    /** Undefined for a member whom a call added, because the specification does not show whether they are active. */
    readonly active: boolean | undefined;
  };

/** A customer in the workspace. */
export type CustomerRecord = RecordOf<TicketCustomer>;

/** The reports, for any range of time. */
export interface ReportRecords {
  /** The pages of the report. */
  readonly agents: readonly AgentReport[];
  /** The pages of the report. */
  readonly groups: readonly GroupReport[];
  readonly surveys: SurveyReport;
  /** Undefined without a seed, because the specification does not show how the service calculates the metrics. */
  readonly tickets: TicketReport | undefined;
}

/** The content of the workspace. */
export interface WorkspaceState {
  readonly tickets: readonly TicketRecord[];
  readonly customers: readonly CustomerRecord[];
  readonly members: readonly MemberRecord[];
  readonly forms: readonly (RecordOf<Form> & { readonly enabled: boolean })[];
  readonly groups: readonly string[];
  readonly roles: readonly string[];
  /** The roles that make an admin; undefined if the seed does not name them. */
  readonly adminRoles: readonly string[] | undefined;
}

/** A comment of a seed. */
export interface SeedComment extends Partial<WithoutNull<Comment>> {
  content: string;
}

/** A ticket of a seed. */
export interface SeedTicket extends Partial<WithoutNull<Ticket>> {
  subject: string;
  description: string;
  /** @default `api`, the documented default */
  channel?: TicketChannel;
  comments?: readonly SeedComment[];
  drafts?: readonly Draft[];
}

/** A team member of a seed. */
export interface SeedMember
  extends Partial<WithoutNull<TeamMember>>,
    Partial<Pick<TeamMemberV1, "created_at" | "updated_at">> {
  email: string;
  /** The name on tickets and comments. The specification does not show how it follows from the first and the last name. */
  name?: string;
  /** The stored signature, which ends the drafts of this member. */
  signature?: string;
}

/** A web form of a seed. */
export interface SeedForm extends WithoutNull<Omit<Form, "id">> {
  id?: string;
  /** @default true */
  enabled?: boolean;
}

/**
 * The initial content of a workspace. Every property is optional. The mock makes up missing ids, numbers and times. Two records of a kind
 * cannot share an id, a number or an e-mail address.
 */
export interface Seed {
  tickets?: readonly SeedTicket[];
  customers?: readonly Partial<WithoutNull<TicketCustomer>>[];
  members?: readonly SeedMember[];
  forms?: readonly SeedForm[];
  knowledgeBaseName?: string;
  /** The names of the groups that tickets can be assigned to. */
  groups?: readonly string[];
  /** The roles of the workspace, in addition to the documented default, `Standard`, and the roles of its members. */
  roles?: readonly string[];
  /** The roles that make an admin. Without them, the mock does not know the last admin. */
  adminRoles?: readonly string[];
  /** The reports, for any range of time. The reports on agents and groups are lists of pages. */
  reports?: Partial<ReportRecords>;
}
