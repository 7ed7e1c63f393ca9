// @ts-check
// What is this service's: all that the rules know of it beyond the documents.

/** The sections of the service's specification, by their headings. A gap names the one that leaves it open. */
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
