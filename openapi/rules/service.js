// @ts-check
// The rules' only knowledge of this service besides the documents.

/** The headings of the service's specification. A gap names the section that leaves it open. */
export const sections = [
  "Support Desk External API Specification",
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

/** The methods of calls. */
export const methods = /** @type {const} */ (["get", "post", "patch", "delete"]);

/** The media types of bodies. */
export const mediaTypes = ["application/json"];
