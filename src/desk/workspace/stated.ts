import { nodeAt } from "../../base/json-pointer.js";
import { readBundled } from "../../document/reading.js";
import type { MockDocument } from "../../mock/mock.js";
import type { CommentType, TicketChannel } from "../index.js";
import { type AssumableGap, type Assumptions, gapAnswers } from "./gap-answers.js";

/** Values that the served documents state. */
export type Stated = ReturnType<typeof readStated>;

export function readStated(documents: readonly MockDocument[]) {
  /** Finds a schema by its path below the schemas of the documents; returns an empty one if they don't have it. */
  const at: FindSchema = (path) =>
    Object(documents.map((one) => nodeAt(one, `/components/schemas/${path}`)).find(Boolean));
  // A document lacks one of these values only if it lacks the operations that need it.
  return {
    role: at("NewTeamMembers/properties/organization_role")["default"] as string,
    channel: at("NewTicket/properties/channel")["default"] as TicketChannel,
    channels: (at("TicketChannel")["enum"] ?? []) as readonly unknown[],
    /** The values of a workspace that the specification lists. */
    statuses: (at("TicketStatus")["examples"] ?? []) as readonly unknown[],
    categories: (at("TicketCategory")["examples"] ?? []) as readonly unknown[],
    comment: at("NewReply/properties/comment_type")["default"] as CommentType,
    draft: at("NewDraft/properties/comment_type")["default"] as CommentType,
    /** The answers to gaps that the documents do not mark, because an edit closed them. */
    gaps: closedIn(documents, at),
  };
}

type FindSchema = (path: string) => Record<string, unknown>;

/**
 * Reads the answers to gaps that an edit closed. The mock can read only answers in a keyword. For gaps about required
 * fields, the answer is empty, because Prism already checks the required fields of a request.
 */
function closedIn(documents: readonly MockDocument[], at: FindSchema): Assumptions {
  const defaults = ["status", "priority", "category"].map((name) => {
    return [name, at(`NewTicket/properties/${name}`)["default"]] as const;
  });
  const required = Object.entries(gapAnswers).filter(([, form]) => "names" in form);
  const answers: { readonly [Id in AssumableGap]?: unknown } = {
    ...Object.fromEntries(required.map(([gap]) => [gap, []])),
    "customers.create.value-types": at("NewCustomerEmail/properties/primary")["type"],
    "tickets.create.defaults": Object.fromEntries(defaults.filter(([, value]) => value !== undefined)),
    "tickets.fields": at("CustomField/properties/field_value")["type"],
  };
  const isOpen = (gap: string) => documents.some((one) => readBundled(one).gaps.has(gap));
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([gap, answer]) => !isOpen(gap) && gapAnswers[gap as AssumableGap].accepts(answer),
    ),
  );
}
