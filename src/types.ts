// The types of the documents by friendly names.

import type { components } from "./generated/openapi.js";
import type { components as v1Components } from "./generated/v1.js";

type Schemas = components["schemas"];
type V1Schemas = v1Components["schemas"];

export type Ticket = Schemas["Ticket"];
export type TicketAssignee = Schemas["TicketAssignee"];
export type TicketCustomer = Schemas["TicketCustomer"];
export type CustomField = Schemas["CustomField"];
export type TicketStatus = Schemas["TicketStatus"];
export type TicketPriority = Schemas["TicketPriority"];
export type TicketCategory = Schemas["TicketCategory"];
export type TicketChannel = Schemas["TicketChannel"];
export type CreatedTicket = Schemas["CreatedTicket"];
export type NewTicket = Schemas["NewTicket"];

export type Comment = Schemas["Comment"];
export type CommentType = Schemas["CommentType"];
export type CommentAuthor = Schemas["CommentAuthor"];
export type Attachment = Schemas["Attachment"];
export type MentionedUser = Schemas["MentionedUser"];
export type NewComment = Schemas["NewComment"];
export type NewReply = Schemas["NewReply"];
export type NewNote = Schemas["NewNote"];
export type NewMention = Schemas["NewMention"];
export type Draft = Schemas["Draft"];
export type NewDraft = Schemas["NewDraft"];

export type Customer = Schemas["Customer"];
export type NewCustomer = Schemas["NewCustomer"];
export type NewCustomerEmail = Schemas["NewCustomerEmail"];
export type NewCustomerPhone = Schemas["NewCustomerPhone"];
export type NewCustomerLink = Schemas["NewCustomerLink"];

export type TeamMember = Schemas["TeamMember"];
export type NewTeamMembers = Schemas["NewTeamMembers"];
export type TeamMemberUpdate = Schemas["TeamMemberUpdate"];
export type TeamMemberV1 = V1Schemas["TeamMemberV1"];
export type TeamMemberUpdateV1 = V1Schemas["TeamMemberUpdateV1"];
export type TeamMemberUpdateResultV1 = V1Schemas["TeamMemberUpdateResultV1"];

export type Form = Schemas["Form"];
export type KnowledgeBaseDetails = Schemas["KnowledgeBaseDetails"];

export type RangeType = Schemas["RangeType"];
export type ReportMetric = Schemas["ReportMetric"];
export type ReportSummary = Schemas["ReportSummary"];
export type AgentPerformance = Schemas["AgentPerformance"];
export type AgentReport = Schemas["AgentReport"];
export type GroupPerformance = Schemas["GroupPerformance"];
export type GroupReport = Schemas["GroupReport"];
export type Survey = Schemas["Survey"];
export type SurveyChoice = Schemas["SurveyChoice"];
export type SurveyReport = Schemas["SurveyReport"];
export type TicketReport = Schemas["TicketReport"];
export type TicketStatusVolume = Schemas["TicketStatusVolume"];

export type Pagination = Schemas["Pagination"];
