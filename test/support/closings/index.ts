import type { GapId } from "../../../src/document/gaps.js";
import { type Closing, inWords } from "./closing.js";
import { generalClosings, peopleClosings } from "./current.js";

const schemas = "components/schemas";
const required = (name: string, ...keys: string[]): Closing => ({
  update: { [`${schemas}/${name}`]: { required: keys } },
});
const ticketItem = "paths/~1tickets~1{ticket_id}";
const v1Update = "paths/~1team_members~1{team_member_id}/patch";
/** An operation that looks like another of this path. */
const operation = (operationId: string, method: string, success: string): object => ({
  [method]: {
    operationId,
    tags: ["Tickets"],
    summary: "Another operation",
    description: "Does what its name says.",
    responses: {
      [success]: { description: "Done." },
      "401": { $ref: "#/components/responses/Unauthorized" },
      default: { $ref: "#/components/responses/Failure" },
    },
  },
});

const ticketClosings: Readonly<Record<string, Closing>> = {
  "comments.attachments.unset-values": required("Attachment", "url", "filename"),
  "comments.author.kinds": {
    update: {
      [`${schemas}/CommentAuthor/properties/type`]: {
        enum: ["user", "customer"],
        "x-enumDescriptions": { user: "A team member.", customer: "A customer." },
      },
    },
  },
  "comments.author.unset-values": required("CommentAuthor", "name", "email"),
  "comments.create.unknown-author": inWords(`${schemas}/NewComment`, "The comment then has no author."),
  "comments.attachments.url-access": inWords(
    `${schemas}/Attachment/properties/url`,
    "It works without a key, for one hour.",
  ),
  "comments.content-form": {
    update: {
      [`${schemas}/CommentContent`]: { contentMediaType: "text/html", description: "+ It is HTML." },
    },
  },
  "comments.mentions.unset-values": required("MentionedUser", "name", "email"),
  "comments.unset-values": required("Comment", "author"),
  "drafts.create.signature-form": inWords(
    `${schemas}/NewDraft/properties/author_email`,
    "An empty line comes before it.",
  ),
  "drafts.create.unknown-author": inWords(
    `${schemas}/NewDraft/properties/author_email`,
    "An address that belongs to no user is ignored.",
  ),
  "tickets.create.default-category": {
    update: { [`${schemas}/NewTicket/properties/category`]: { default: "None" } },
  },
  "tickets.create.description-form": {
    update: {
      [`${schemas}/NewTicket/properties/description`]: {
        contentMediaType: "text/html",
        description: "+ It is HTML.",
      },
    },
  },
  "tickets.create.known-customer-name": inWords(
    `${schemas}/NewTicket/properties/name`,
    "A customer whom the workspace knows keeps theirs.",
  ),
  "tickets.create.unknown-customer": inWords(
    `${schemas}/NewTicket/properties/email`,
    "An unknown one makes a new customer.",
  ),
  "tickets.create.default-priority": {
    update: { [`${schemas}/NewTicket/properties/priority`]: { default: "low" } },
  },
  "tickets.create.default-status": {
    update: { [`${schemas}/NewTicket/properties/status`]: { default: "new" } },
  },
  "tickets.create.field-values": {
    update: { [`${schemas}/NewTicket/properties/ticket_fields`]: { maxProperties: 50 } },
  },
  "tickets.create.url-form": {
    update: { [`${schemas}/CreatedTicket/properties/url`]: { format: "uri" } },
  },
  "tickets.delete": { update: { [ticketItem]: operation("deleteTicket", "delete", "204") } },
  "tickets.fields.value-type": {
    update: {
      [`${schemas}/CustomField`]: {
        required: ["field_value"],
        properties: { field_value: { type: "string" } },
      },
    },
  },
  "tickets.list": { update: { "paths/~1tickets": operation("listTickets", "get", "200") } },
  "tickets.status.transitions": inWords(`${schemas}/TicketStatus`, "Any status can follow any other."),
  "tickets.unset-values": required("Ticket", "status", "priority"),
  "tickets.updated-at": inWords(
    `${schemas}/Ticket/properties/updated_at`,
    "A comment changes it, and a draft does not.",
  ),
  "tickets.update": { update: { [ticketItem]: operation("updateTicket", "patch", "204") } },
};

const v1Closings: Readonly<Record<string, Closing>> = {
  "v1-public.tickets.item-type": {
    update: { [`${schemas}/PublicV1TicketList/properties/tickets/items`]: { type: "object" } },
  },
  "v1-public.tickets.list": inWords(`${schemas}/PublicV1TicketList`, "The path is /tickets."),
  "v1-public.tickets.pagination-type": {
    update: { [`${schemas}/PublicV1TicketList/properties/pagination`]: { type: "object" } },
  },
  "v1.team-members.unset-values": required("TeamMemberV1", "first_name"),
  "v1.team-members.update.active-effect": inWords(
    `${schemas}/TeamMemberUpdateV1/allOf/1/properties/active`,
    "An inactive member cannot sign in.",
  ),
  "v1.team-members.update.envelope": {
    update: {
      [`${schemas}/TeamMemberUpdateResultV1`]: {
        type: "object",
        required: ["team_member"],
        properties: { team_member: { $ref: "#/components/schemas/TeamMemberV1" } },
      },
    },
    remove: [
      `${schemas}/TeamMemberUpdateResultV1/anyOf`,
      `${v1Update}/responses/2XX/content/application~1json/examples/bare`,
    ],
  },
  "v1.team-members.update.method": inWords(v1Update, "The method is PATCH."),
  "v1.team-members.update.success-status": {
    update: {
      [`${v1Update}/responses`]: {
        "200": {
          description: "The updated team member.",
          content: {
            "application/json": { schema: { $ref: "#/components/schemas/TeamMemberUpdateResultV1" } },
          },
        },
      },
    },
    remove: [`${v1Update}/responses/2XX`],
  },
};

/** How each gap of the register could be closed. */
export const closings: Readonly<Record<string, Closing>> = {
  ...generalClosings,
  ...peopleClosings,
  ...ticketClosings,
  ...v1Closings,
} satisfies Partial<Record<GapId, Closing>>;
