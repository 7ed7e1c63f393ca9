import { nodeAt } from "../../base/json-pointer.js";
import { readBundled } from "../../document/reading.js";
import type { MockDocument } from "../../mock/mock.js";
import type { CommentType, TicketChannel } from "../index.js";
import { type AssumableGap, type Assumptions, gapAnswers } from "./gap-answers.js";

/** Values that the served documents state. */
export interface Stated {
  readonly role: string;
  readonly channel: TicketChannel;
  readonly channels: readonly unknown[];
  /** The values of a workspace that the specification lists. */
  readonly statuses: readonly unknown[];
  readonly categories: readonly unknown[];
  readonly comment: CommentType;
  readonly draft: CommentType;
  /** The answers to gaps that the documents do not mark, because an edit closed them. */
  readonly gaps: Assumptions;
}

export function readStated(documents: readonly MockDocument[]): Stated {
  const defaultOf = (path: string) => schemaIn(documents, path)["default"];
  // A document lacks one of these only if it lacks the operations that need it.
  return {
    role: defaultOf("NewTeamMembers/properties/organization_role"),
    channel: defaultOf("NewTicket/properties/channel"),
    channels: schemaIn(documents, "TicketChannel")["enum"] ?? [],
    statuses: schemaIn(documents, "TicketStatus")["examples"] ?? [],
    categories: schemaIn(documents, "TicketCategory")["examples"] ?? [],
    comment: defaultOf("NewReply/properties/comment_type"),
    draft: defaultOf("NewDraft/properties/comment_type"),
    gaps: closedIn(documents),
  } as Stated;
}

/** Finds a schema by its path below the schemas of documents; returns an empty one if they don't have it. */
function schemaIn(documents: readonly MockDocument[], path: string): Record<string, unknown> {
  return Object(documents.map((one) => nodeAt(one, `/components/schemas/${path}`)).find(Boolean));
}

/** Reads the answers to gaps from the keywords that state them. */
function statedAnswers(documents: readonly MockDocument[]): { readonly [Id in AssumableGap]?: unknown } {
  const at = (path: string) => schemaIn(documents, path);
  const defaults = ["status", "priority", "category"].map((name) => {
    return [name, at(`NewTicket/properties/${name}`)["default"]] as const;
  });
  return {
    "customers.create.value-types": at("NewCustomerEmail/properties/primary")["type"],
    "tickets.create.defaults": Object.fromEntries(defaults.filter(([, value]) => value !== undefined)),
    "tickets.fields": at("CustomField/properties/field_value")["type"],
  };
}

/**
 * Reads the answers to gaps that an edit closed. The mock can read only answers in a keyword. For gaps about required
 * fields, the answer is empty, because Prism already checks the required fields of a request.
 */
function closedIn(documents: readonly MockDocument[]): Assumptions {
  const isOpen = (gap: string) => documents.some((one) => readBundled(one).gaps.has(gap));
  const required = Object.entries(gapAnswers).filter(([, form]) => "names" in form);
  const answers = Object.entries(statedAnswers(documents));
  return Object.fromEntries(
    [...required.map(([gap]): [string, unknown] => [gap, []]), ...answers].filter(
      ([gap, answer]) => !isOpen(gap) && gapAnswers[gap as AssumableGap].accepts(answer),
    ),
  );
}
