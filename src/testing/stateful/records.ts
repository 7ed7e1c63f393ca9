// What the workspace remembers. A value that nobody set is undefined.
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
} from "../../index.js";

/** A value of which all optional members can be undefined. */
export type Unset<Value> = {
  readonly [Name in keyof Value]:
    | Unset<Value[Name]>
    | (Partial<Value> extends Pick<Value, Name> ? undefined : never);
};

/** A comment as the workspace remembers it. */
export type CommentRecord = Unset<Comment>;

/** A custom field: with the value that the service returns, or with the one that it was sent. */
export interface FieldRecord {
  readonly field_name: string;
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
