// @ts-check

/** The sections of the service's specification, by their headings. A gap names the one that leaves it open. */
export const sections = [
  "What the service does",
  "Resources and their fields",
  "Ticket (as returned by get ticket)",
  "Comment",
  "Draft (create draft response)",
  "Customer (create customer response)",
  "Team member",
  "Form (list forms)",
  "Report metric",
  "Pagination object",
  "States and transitions",
  "Endpoints",
  "Tickets",
  "Comments and drafts",
  "Customers",
  "Team members",
  "Forms",
  "Reports (all GET, response 200)",
  "Pagination",
  "Authentication",
  "Events",
  "Errors",
  "Limits",
  "Versioning",
];
