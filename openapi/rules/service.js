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

/** How every request carries the key. */
export const key = { type: "apiKey", in: "header", name: "X-Api-Key" };

/** The ends of the servers' addresses. */
export const prefixes = ["/api/external/v2", "/api/external/v1"];

/** The methods of calls. */
export const methods = /** @type {const} */ (["get", "post", "patch", "delete"]);

/** The media types of bodies. */
export const mediaTypes = ["application/json"];

/** The failures that every operation lists, with the component of each. */
export const failures = { 401: "Unauthorized.yaml", default: "Failure.yaml" };
