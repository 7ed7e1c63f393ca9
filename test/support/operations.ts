import { expect } from "vitest";
import {
  type Client,
  encodeRecipients,
  type Failure,
  type paths,
  type Success,
  type v1Paths,
} from "../../src/index.js";

const ticket_id = "1042";
const comment_id = "b1a7e0d4-52c3-4f0e-8a96-3c5d7e9f1a20";
const team_member_id = "2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12";
const query = { range_type: "custom", start_date: "2026-02-01", end_date: "2026-02-28" } as const;

export type Desk = Client<paths>;
export type V1Desk = Client<v1Paths>;
type AnyResult = Promise<Success<unknown> | Failure>;

/** Calls with as much in their requests as the documents allow, of every operation that the remembering mock has a route for. */
export const operations: [name: string, call: (desk: Desk, v1: V1Desk) => AnyResult, data: unknown][] = [
  [
    "createTicket",
    (desk) =>
      desk.POST("/tickets", {
        body: {
          email: "mara.lind@mail.example",
          subject: "Tent arrived without its poles",
          description: "The bag with the poles is missing.",
          ticket_fields: { "Order number": "7781" },
          name: "Mara Lind",
          channel: "api",
          to: encodeRecipients(["lea.lind@mail.example"]),
          cc: encodeRecipients([]),
          group: "Customer Care",
          assignee_email: "priya.raman@acme.example",
          status: "waiting_for_the_truck",
          priority: "urgent",
          category: "Problem",
          sub_category_one: "Delivery",
          sub_category_two: "Missing part",
          tags: ["tent"],
          resolution_due_date: "2026-03-05T17:00:00Z",
        },
      }),
    { ticket: expect.objectContaining({ number: 1042 }) },
  ],
  [
    "getTicket",
    (desk) => desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id } } }),
    { ticket: expect.objectContaining({ number: 1042, status: "open" }) },
  ],
  [
    "createComment",
    (desk) =>
      desk.POST("/tickets/{ticket_id}/comments", {
        params: { path: { ticket_id } },
        body: {
          author_email: "priya.raman@acme.example",
          content: "@Tom Becker please look.",
          comment_type: "note",
          mentions: [{ email: "tom.becker@acme.example" }],
        },
      }),
    { comment: expect.objectContaining({ id: comment_id }) },
  ],
  [
    "listComments",
    (desk) =>
      desk.GET("/tickets/{ticket_id}/comments", {
        params: { path: { ticket_id }, query: { page_number: 1 } },
      }),
    { comments: expect.any(Array), pagination: expect.objectContaining({ page_size: 30 }) },
  ],
  [
    "getComment",
    (desk) =>
      desk.GET("/tickets/{ticket_id}/comments/{comment_id}", { params: { path: { ticket_id, comment_id } } }),
    { comment: expect.objectContaining({ id: comment_id }) },
  ],
  [
    "createDraft",
    (desk) =>
      desk.POST("/tickets/{ticket_id}/drafts", {
        params: { path: { ticket_id } },
        body: { content: "The poles", comment_type: "reply", author_email: "priya.raman@acme.example" },
      }),
    { draft: expect.objectContaining({ comment_type: "reply" }) },
  ],
  [
    "createCustomer",
    (desk) =>
      desk.POST("/customers", {
        body: {
          customer: {
            emails: ["mara.lind@mail.example", { email: "m@mail.example", primary: true }],
            first_name: "Mara",
            last_name: "Lind",
            phones: ["+1 202 555 0143", { phone: "+1 202 555 0144", label: "mobile" }],
            links: ["https://mara.example", { url: "https://mara.example/blog", label: "blog" }],
            language: "en",
            time_zone: "Europe/Stockholm",
            description: "Buys for a hiking club.",
            company_id: "170de63a-b8c9-4f64-80fc-92b334f57086",
          },
        },
      }),
    { customer: expect.objectContaining({ name: "Mara Lind" }) },
  ],
  [
    "addTeamMembers",
    (desk) =>
      desk.POST("/team-members", {
        body: {
          emails: ["tom.becker@acme.example"],
          organization_role: "Standard",
          invited_by: "priya.raman@acme.example",
          send_invitation_email: "false",
        },
      }),
    { message: expect.any(String) },
  ],
  [
    "listTeamMembers",
    (desk) => desk.GET("/team-members", { params: { query: { page_number: 1 } } }),
    { team_members: expect.any(Array), pagination: expect.any(Object) },
  ],
  [
    "getTeamMember",
    (desk) => desk.GET("/team-members/{team_member_id}", { params: { path: { team_member_id } } }),
    { team_member: expect.objectContaining({ id: team_member_id }) },
  ],
  [
    "updateTeamMember",
    (desk) =>
      desk.PATCH("/team-members/{team_member_id}", {
        params: { path: { team_member_id } },
        body: {
          email: "priya.raman@acme.example",
          first_name: "Priya",
          last_name: "Raman",
          time_zone: "Europe/Lisbon",
          organization_role: "Standard",
        },
      }),
    { team_member: expect.objectContaining({ time_zone: "Europe/Lisbon" }) },
  ],
  [
    "removeTeamMember",
    (desk) => desk.DELETE("/team-members/{team_member_id}", { params: { path: { team_member_id } } }),
    undefined,
  ],
  ["listForms", (desk) => desk.GET("/forms"), { forms: expect.any(Array), kb_details: expect.any(Object) }],
  [
    "getAgentReport",
    (desk) => desk.GET("/reports/agents", { params: { query: { ...query, page_number: 1 } } }),
    { members: expect.any(Array), summary: expect.any(Object), total_count: 2 },
  ],
  [
    "getGroupReport",
    (desk) => desk.GET("/reports/groups", { params: { query: { ...query, page_number: 1 } } }),
    { teams: expect.any(Array), summary: expect.any(Object), total_count: 1 },
  ],
  [
    "getSurveyReport",
    (desk) => desk.GET("/reports/surveys", { params: { query } }),
    { surveys: expect.any(Array) },
  ],
  [
    "getTicketReport",
    (desk) => desk.GET("/reports/tickets", { params: { query } }),
    { ticket_statuses: expect.any(Array) },
  ],
  [
    "updateTeamMember (v1)",
    (_, v1) =>
      v1.PATCH("/team_members/{team_member_id}", {
        params: { path: { team_member_id } },
        body: { active: false },
      }),
    { team_member: expect.objectContaining({ active: false, created_at: expect.any(String) }) },
  ],
];
