import type {
  Comment,
  Draft,
  Form,
  TeamMember,
  TeamMemberV1,
  Ticket,
  TicketChannel,
  TicketCustomer,
} from "../../index.js";
import type { ReportRecords } from "./records.js";

/** A comment that the workspace has from the beginning. */
export interface SeedComment extends Partial<Comment> {
  content: string;
}

/** A ticket that the workspace has from the beginning, with what was left out filled in. */
export interface SeedTicket extends Partial<Ticket> {
  subject: string;
  description: string;
  /** @default that of a ticket whose channel is left out, `api` */
  channel?: TicketChannel;
  comments?: readonly SeedComment[];
  drafts?: readonly Draft[];
}

/** A member that the workspace has from the beginning. */
export interface SeedMember
  extends Partial<TeamMember>,
    Partial<Pick<TeamMemberV1, "created_at" | "updated_at">> {
  email: string;
  /** The name that tickets and comments show. How the service makes it of the first and the last name is not shown. */
  name?: string;
  /** The stored signature, which the drafts of this member end with. */
  signature?: string;
}

/** A web form that the workspace has from the beginning. */
export interface SeedForm extends Omit<Form, "id"> {
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
  customers?: readonly Partial<TicketCustomer>[];
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
