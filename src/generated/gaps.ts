// Generated from openapi/openapi.yaml and openapi/v1.yaml by `npm run generate`. Do not edit: change the document instead.

/** Every point that the service's specification leaves open, and where it belongs in the documents. */
export const gaps = [
  {
    "id": "auth.permissions",
    "kind": "not-shown",
    "what": "Which permissions or roles an API key needs for each operation.",
    "advice": "Treat any failure as possible for any key, and do not tell users which role they lack.",
    "source": "Authentication",
    "settledBy": null,
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/info",
      "openapi-v1.json#/info"
    ]
  },
  {
    "id": "auth.wrong-workspace",
    "kind": "not-shown",
    "what": "The status and body for a wrong subdomain, or for a key of another workspace.",
    "advice": "Check the host and the key together when authentication fails.",
    "source": "Authentication",
    "settledBy": null,
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/info",
      "openapi-v1.json#/info"
    ]
  },
  {
    "id": "comments.attachments.unset-values",
    "kind": "not-shown",
    "what": "Whether a value that an attachment does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Comment",
    "settledBy": "presence",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/Attachment"
    ]
  },
  {
    "id": "comments.attachments.url-access",
    "kind": "not-shown",
    "what": "Whether the file can be read without a key, and how long its URL works.",
    "advice": "Fetch the file soon, send no API key there, and be ready for a refusal.",
    "source": "Comment",
    "settledBy": null,
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/Attachment/properties/url"
    ]
  },
  {
    "id": "comments.author.kinds",
    "kind": "not-shown",
    "what": "The kinds of author other than user, and which authors are of the kind user.",
    "advice": "Expect any string, and handle those you do not know.",
    "source": "Comment",
    "settledBy": null,
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/CommentAuthor/properties/type"
    ]
  },
  {
    "id": "comments.author.unset-values",
    "kind": "not-shown",
    "what": "Whether a name or e-mail address that an author does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Comment",
    "settledBy": "presence",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/CommentAuthor"
    ]
  },
  {
    "id": "comments.content-form",
    "kind": "not-shown",
    "what": "Whether the content is plain text or HTML.",
    "advice": "Escape it before you put it into a page, and send nothing that only one of the two can mean.",
    "source": "Comment",
    "settledBy": null,
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts"
    ],
    "locations": [
      "openapi.json#/components/schemas/CommentContent"
    ]
  },
  {
    "id": "comments.create.unknown-author",
    "kind": "not-shown",
    "what": "What creating a comment does whose author_email belongs to no user, and who its author is.",
    "advice": "Send the address of a team member, and be ready for a failure or for a comment without an author.",
    "source": "Comments and drafts",
    "settledBy": null,
    "operations": [
      "POST /tickets/{ticket_id}/comments"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewComment"
    ]
  },
  {
    "id": "comments.mentions.unset-values",
    "kind": "not-shown",
    "what": "Whether a name or e-mail address that a user does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Comment",
    "settledBy": "presence",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/MentionedUser"
    ]
  },
  {
    "id": "comments.unset-values",
    "kind": "not-shown",
    "what": "Whether the author of a comment that has none is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Comment",
    "settledBy": "presence",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/Comment"
    ]
  },
  {
    "id": "customers.company",
    "kind": "not-shown",
    "what": "The company that the id refers to, and where to find its id.",
    "advice": "Leave it out unless the workspace gave you the id.",
    "source": "Customer (create customer response)",
    "settledBy": null,
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomer/properties/company_id"
    ]
  },
  {
    "id": "customers.create.email-fields",
    "kind": "not-shown",
    "what": "Which of the two fields are required.",
    "advice": "Send email always.",
    "source": "Customers",
    "settledBy": "presence",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomerEmail"
    ]
  },
  {
    "id": "customers.create.email-primary-type",
    "kind": "not-shown",
    "what": "The JSON type of primary.",
    "advice": "Leave it out and put the primary address first.",
    "source": "Customers",
    "settledBy": "type",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomerEmail/properties/primary"
    ]
  },
  {
    "id": "customers.create.known-address",
    "kind": "not-shown",
    "what": "What creating a customer does whose e-mail address another customer has.",
    "advice": "Keep the ids of the customers that you create, and be ready for a failure or for a second customer.",
    "source": "Customers",
    "settledBy": null,
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomer/properties/emails"
    ]
  },
  {
    "id": "customers.create.language-form",
    "kind": "not-shown",
    "what": "How a language is written, as a name or as a code, and which ones are accepted.",
    "advice": "Send a language in the form that your workspace shows.",
    "source": "Customers",
    "settledBy": null,
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomer/properties/language"
    ]
  },
  {
    "id": "customers.create.link-fields",
    "kind": "not-shown",
    "what": "Which of the two fields are required.",
    "advice": "Send url always.",
    "source": "Customers",
    "settledBy": "presence",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomerLink"
    ]
  },
  {
    "id": "customers.create.link-label-type",
    "kind": "not-shown",
    "what": "The JSON type of label.",
    "advice": "Send text.",
    "source": "Customers",
    "settledBy": "type",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomerLink/properties/label"
    ]
  },
  {
    "id": "customers.create.phone-fields",
    "kind": "not-shown",
    "what": "Which of the two fields are required.",
    "advice": "Send phone always.",
    "source": "Customers",
    "settledBy": "presence",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomerPhone"
    ]
  },
  {
    "id": "customers.create.phone-label-type",
    "kind": "not-shown",
    "what": "The JSON type of label.",
    "advice": "Send text.",
    "source": "Customers",
    "settledBy": "type",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomerPhone/properties/label"
    ]
  },
  {
    "id": "customers.create.required-fields",
    "kind": "not-shown",
    "what": "Which fields are required.",
    "advice": "Send at least one e-mail address and a name.",
    "source": "Customers",
    "settledBy": "presence",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomer"
    ]
  },
  {
    "id": "customers.create.success-status",
    "kind": "not-shown",
    "what": "The status code of the success.",
    "advice": "Take any status from 200 to 299 as success.",
    "source": "Customers",
    "settledBy": "status",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/paths/~1customers/post/responses/2XX"
    ]
  },
  {
    "id": "customers.name-form",
    "kind": "not-shown",
    "what": "Whether and how the name is made of the first and the last name that a customer is created with.",
    "advice": "Show the name as it arrives.",
    "source": "Customer (create customer response)",
    "settledBy": null,
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/Customer/properties/name"
    ]
  },
  {
    "id": "customers.record-fields",
    "kind": "not-shown",
    "what": "Fields of a customer other than these three.",
    "advice": "Use these three, and ignore what else arrives.",
    "source": "Customer (create customer response)",
    "settledBy": null,
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/Customer"
    ]
  },
  {
    "id": "customers.unset-values",
    "kind": "not-shown",
    "what": "Whether a value that a customer does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Customer (create customer response)",
    "settledBy": "presence",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/Customer"
    ]
  },
  {
    "id": "drafts.create.signature-form",
    "kind": "not-shown",
    "what": "The form in which the signature is appended, and what separates it from the content.",
    "advice": "Do not look for the signature in the content of the draft, and do not cut it off.",
    "source": "Comments and drafts",
    "settledBy": null,
    "operations": [
      "POST /tickets/{ticket_id}/drafts"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewDraft/properties/author_email"
    ]
  },
  {
    "id": "drafts.create.unknown-author",
    "kind": "not-shown",
    "what": "What creating a draft does whose author_email belongs to no user.",
    "advice": "Send the address of a team member, or leave it out.",
    "source": "Comments and drafts",
    "settledBy": null,
    "operations": [
      "POST /tickets/{ticket_id}/drafts"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewDraft/properties/author_email"
    ]
  },
  {
    "id": "errors.body-type",
    "kind": "not-shown",
    "what": "The body of a failure, other than a rejected key and the removal of the last admin.",
    "advice": "Accept any JSON value here, show it to people, and decide nothing by it.",
    "source": "Errors",
    "settledBy": "type",
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/AnyJson",
      "openapi-v1.json#/components/schemas/AnyJson"
    ]
  },
  {
    "id": "errors.unknown-id",
    "kind": "not-shown",
    "what": "The status and body for an id that the workspace does not know.",
    "advice": "Treat every status outside 2xx as a failure, and do not count on 404.",
    "source": "Errors",
    "settledBy": null,
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/AnyJson",
      "openapi-v1.json#/components/schemas/AnyJson"
    ]
  },
  {
    "id": "errors.validation",
    "kind": "not-shown",
    "what": "The status and body for a request that fails validation.",
    "advice": "Check what you send before you send it, and log the status and the body as they come.",
    "source": "Errors",
    "settledBy": null,
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/AnyJson",
      "openapi-v1.json#/components/schemas/AnyJson"
    ]
  },
  {
    "id": "events.webhooks",
    "kind": "not-shown",
    "what": "Events, webhooks or notifications that the service sends.",
    "advice": "Read the resources again when you need to know what changed.",
    "source": "Events",
    "settledBy": null,
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets"
    ],
    "locations": [
      "openapi.json#/info"
    ]
  },
  {
    "id": "forms.knowledge-base.unset-values",
    "kind": "not-shown",
    "what": "Whether the name of a knowledge base that has none is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Form (list forms)",
    "settledBy": "presence",
    "operations": [
      "GET /forms"
    ],
    "locations": [
      "openapi.json#/components/schemas/KnowledgeBaseDetails"
    ]
  },
  {
    "id": "forms.unset-values",
    "kind": "not-shown",
    "what": "Whether a value that a form does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Form (list forms)",
    "settledBy": "presence",
    "operations": [
      "GET /forms"
    ],
    "locations": [
      "openapi.json#/components/schemas/Form"
    ]
  },
  {
    "id": "limits.page-size",
    "kind": "not-shown",
    "what": "The largest page size.",
    "advice": "Stay with the default of 30.",
    "source": "Limits",
    "settledBy": null,
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "GET /team-members"
    ],
    "locations": [
      "openapi.json#/components/schemas/Pagination/properties/page_size"
    ]
  },
  {
    "id": "limits.rate",
    "kind": "not-shown",
    "what": "Rate limits, and how the service answers when one is passed.",
    "advice": "Keep concurrency low, and wait as long as a Retry-After header asks when one arrives.",
    "source": "Limits",
    "settledBy": null,
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/info",
      "openapi-v1.json#/info"
    ]
  },
  {
    "id": "limits.request-size",
    "kind": "not-shown",
    "what": "The largest request that the service accepts.",
    "advice": "Keep bodies small, and be ready for a failure whose status this document does not name.",
    "source": "Limits",
    "settledBy": null,
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/info",
      "openapi-v1.json#/info"
    ]
  },
  {
    "id": "pagination.empty-list",
    "kind": "not-shown",
    "what": "Whether a list without items has one page or none.",
    "advice": "Stop at a page without items, whatever the number of pages is.",
    "source": "Pagination object",
    "settledBy": null,
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "GET /team-members"
    ],
    "locations": [
      "openapi.json#/components/schemas/Pagination/properties/total_pages"
    ]
  },
  {
    "id": "pagination.order",
    "kind": "not-shown",
    "what": "The order of the items of a list, and whether it stays the same from page to page.",
    "advice": "Sort the items yourself, and tell them apart by their ids.",
    "source": "Pagination",
    "settledBy": null,
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "GET /team-members",
      "GET /reports/agents",
      "GET /reports/groups"
    ],
    "locations": [
      "openapi.json#/components/parameters/PageNumber"
    ]
  },
  {
    "id": "pagination.page-number-absent",
    "kind": "conflict",
    "what": "What a request without page_number gets. The text of each operation says all results; the general text on pagination says page 1 with 30 items.",
    "advice": "Always send page_number, starting with 1.",
    "source": "Pagination",
    "settledBy": "relation",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "GET /team-members",
      "GET /reports/agents",
      "GET /reports/groups"
    ],
    "locations": [
      "openapi.json#/components/parameters/PageNumber"
    ]
  },
  {
    "id": "pagination.page-out-of-range",
    "kind": "conflict",
    "what": "The status and body for a page that does not exist. The text on pagination says that the text on errors describes them; that text says that they are not shown.",
    "advice": "Stop at the last page where the answer names it, and handle both a failure and an empty page.",
    "source": "Errors",
    "settledBy": "relation",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "GET /team-members",
      "GET /reports/agents",
      "GET /reports/groups"
    ],
    "locations": [
      "openapi.json#/components/parameters/PageNumber"
    ]
  },
  {
    "id": "pagination.page-size-parameter",
    "kind": "not-shown",
    "what": "How the query parameter for the page size is called.",
    "advice": "Expect the default of 30 items a page, and read page_size in the answer where there is one.",
    "source": "Pagination",
    "settledBy": null,
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "GET /team-members",
      "GET /reports/agents",
      "GET /reports/groups"
    ],
    "locations": [
      "openapi.json#/components/parameters/PageNumber"
    ]
  },
  {
    "id": "reports.agents.pagination",
    "kind": "conflict",
    "what": "Whether the answer carries a pagination object. The text on pagination says that paginated responses do; the text of this report, which has page_number, shows total_count instead.",
    "advice": "Read page after page until one has no entry that is new.",
    "source": "Pagination",
    "settledBy": "presence",
    "operations": [
      "GET /reports/agents"
    ],
    "locations": [
      "openapi.json#/paths/~1reports~1agents/get"
    ]
  },
  {
    "id": "reports.agents.unset-values",
    "kind": "not-shown",
    "what": "Whether a name that an agent does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Reports (all GET, response 200)",
    "settledBy": "presence",
    "operations": [
      "GET /reports/agents"
    ],
    "locations": [
      "openapi.json#/components/schemas/AgentPerformance"
    ]
  },
  {
    "id": "reports.groups.pagination",
    "kind": "conflict",
    "what": "Whether the answer carries a pagination object. The text on pagination says that paginated responses do; the text of this report, which has page_number, shows total_count instead.",
    "advice": "Read page after page until one has no entry that is new.",
    "source": "Pagination",
    "settledBy": "presence",
    "operations": [
      "GET /reports/groups"
    ],
    "locations": [
      "openapi.json#/paths/~1reports~1groups/get"
    ]
  },
  {
    "id": "reports.groups.unset-values",
    "kind": "not-shown",
    "what": "Whether a name that a group does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Reports (all GET, response 200)",
    "settledBy": "presence",
    "operations": [
      "GET /reports/groups"
    ],
    "locations": [
      "openapi.json#/components/schemas/GroupPerformance"
    ]
  },
  {
    "id": "reports.metrics.change",
    "kind": "not-shown",
    "what": "How the change is calculated, and what it is where there was nothing before.",
    "advice": "Show it as it comes, or calculate a change of your own from the two values.",
    "source": "Report metric",
    "settledBy": null,
    "operations": [
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/ReportMetric/properties/change_percentage"
    ]
  },
  {
    "id": "reports.metrics.previous",
    "kind": "not-shown",
    "what": "Which span the previous value belongs to, and what it is where the range is all_time.",
    "advice": "Show it as the previous value, and name no dates for it.",
    "source": "Report metric",
    "settledBy": null,
    "operations": [
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/ReportMetric/properties/previous"
    ]
  },
  {
    "id": "reports.metrics.units",
    "kind": "not-shown",
    "what": "The units and the exact definitions of the metrics.",
    "advice": "Compare values of the same metric, and show no unit that the workspace has not confirmed.",
    "source": "Reports (all GET, response 200)",
    "settledBy": null,
    "operations": [
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/ReportMetric"
    ]
  },
  {
    "id": "reports.range.bounds",
    "kind": "not-shown",
    "what": "In which time zone a span is counted, on which day a week starts, and whether the span includes its last date.",
    "advice": "Compare reports of the same range_type alone, and name their bounds to nobody.",
    "source": "Reports (all GET, response 200)",
    "settledBy": null,
    "operations": [
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/RangeType"
    ]
  },
  {
    "id": "reports.range.dates-without-custom",
    "kind": "not-shown",
    "what": "What start_date and end_date do where range_type is not custom.",
    "advice": "Send them with custom alone.",
    "source": "Reports (all GET, response 200)",
    "settledBy": null,
    "operations": [
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets"
    ],
    "locations": [
      "openapi.json#/components/parameters/StartDate"
    ]
  },
  {
    "id": "reports.surveys.count-type",
    "kind": "not-shown",
    "what": "The JSON type of count.",
    "advice": "Convert it with Number before you calculate, and check the result.",
    "source": "Reports (all GET, response 200)",
    "settledBy": "type",
    "operations": [
      "GET /reports/surveys"
    ],
    "locations": [
      "openapi.json#/components/schemas/SurveyChoice/properties/count"
    ]
  },
  {
    "id": "reports.surveys.question-type",
    "kind": "not-shown",
    "what": "The JSON type of question.",
    "advice": "Expect text, and check that it is before you use it as such.",
    "source": "Reports (all GET, response 200)",
    "settledBy": "type",
    "operations": [
      "GET /reports/surveys"
    ],
    "locations": [
      "openapi.json#/components/schemas/Survey/properties/question"
    ]
  },
  {
    "id": "reports.surveys.unset-values",
    "kind": "not-shown",
    "what": "Whether a value that a survey or one of its choices does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike in every optional field.",
    "source": "Reports (all GET, response 200)",
    "settledBy": "presence",
    "operations": [
      "GET /reports/surveys"
    ],
    "locations": [
      "openapi.json#/components/schemas/Survey"
    ]
  },
  {
    "id": "reports.total-count-meaning",
    "kind": "not-shown",
    "what": "What total_count counts, the entries on all pages or those on this page.",
    "advice": "Rely on neither, and read page after page until one has no entry that is new.",
    "source": "Reports (all GET, response 200)",
    "settledBy": "relation",
    "operations": [
      "GET /reports/agents",
      "GET /reports/groups"
    ],
    "locations": [
      "openapi.json#/components/schemas/ReportTotalCount"
    ]
  },
  {
    "id": "responses.listed-fields",
    "kind": "not-shown",
    "what": "Whether every field that the specification lists for an answer is always in it.",
    "advice": "Be ready for a missing value in every field, and compare what arrives with validateResponses.",
    "source": "Resources and their fields",
    "settledBy": null,
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/info",
      "openapi-v1.json#/info"
    ]
  },
  {
    "id": "team-members.add.active",
    "kind": "not-shown",
    "what": "Whether a member is active from the moment on at which they were added.",
    "advice": "Read the member before you rely on it, for example to mention them.",
    "source": "Team members",
    "settledBy": null,
    "operations": [
      "POST /team-members"
    ],
    "locations": [
      "openapi.json#/paths/~1team-members/post"
    ]
  },
  {
    "id": "team-members.add.known-address",
    "kind": "not-shown",
    "what": "What adding an address does that a member of the workspace has already.",
    "advice": "List the members first, and add only addresses that none of them has.",
    "source": "Team members",
    "settledBy": null,
    "operations": [
      "POST /team-members"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTeamMembers/properties/emails"
    ]
  },
  {
    "id": "team-members.add.message-text",
    "kind": "not-shown",
    "what": "The words of the message.",
    "advice": "Show it, and decide nothing by it.",
    "source": "Team members",
    "settledBy": null,
    "operations": [
      "POST /team-members"
    ],
    "locations": [
      "openapi.json#/paths/~1team-members/post/responses/201/content/application~1json/schema/properties/message"
    ]
  },
  {
    "id": "team-members.add.required-fields",
    "kind": "not-shown",
    "what": "Which fields are required.",
    "advice": "Send emails always.",
    "source": "Team members",
    "settledBy": "presence",
    "operations": [
      "POST /team-members"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTeamMembers"
    ]
  },
  {
    "id": "team-members.add.unknown-inviter",
    "kind": "not-shown",
    "what": "What adding members does where invited_by belongs to no admin.",
    "advice": "Send the address of an admin, or leave it out.",
    "source": "Team members",
    "settledBy": null,
    "operations": [
      "POST /team-members"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTeamMembers/properties/invited_by"
    ]
  },
  {
    "id": "team-members.admin-role",
    "kind": "not-shown",
    "what": "Which organization roles make a member an admin of the workspace.",
    "advice": "Do not conclude from a role whether a member can be removed; handle the failure.",
    "source": "Team members",
    "settledBy": null,
    "operations": [
      "DELETE /team-members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/paths/~1team-members~1{team_member_id}/delete"
    ]
  },
  {
    "id": "team-members.list.email-filter-parameter",
    "kind": "not-shown",
    "what": "The name of the query parameter that filters by e-mail address.",
    "advice": "Read all pages and compare the addresses yourself.",
    "source": "Team members",
    "settledBy": null,
    "operations": [
      "GET /team-members"
    ],
    "locations": [
      "openapi.json#/paths/~1team-members/get"
    ]
  },
  {
    "id": "team-members.name-form",
    "kind": "not-shown",
    "what": "Whether and how the name that tickets, comments and reports have of a member is made of the first and the last name.",
    "advice": "Show the name where it is there, and compare members by their ids.",
    "source": "Team member",
    "settledBy": null,
    "operations": [
      "GET /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/TeamMember"
    ]
  },
  {
    "id": "team-members.remove.last-admin-status",
    "kind": "not-shown",
    "what": "The status code for removing the last admin.",
    "advice": "Recognise the failure by its message, not by its status.",
    "source": "Errors",
    "settledBy": "status",
    "operations": [
      "DELETE /team-members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/components/responses/RemoveTeamMemberFailure"
    ]
  },
  {
    "id": "team-members.remove.references",
    "kind": "not-shown",
    "what": "What tickets and comments show of a member who was removed.",
    "advice": "Keep what you need to show of a member.",
    "source": "Team members",
    "settledBy": null,
    "operations": [
      "DELETE /team-members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/paths/~1team-members~1{team_member_id}/delete"
    ]
  },
  {
    "id": "team-members.unset-values",
    "kind": "not-shown",
    "what": "Whether a value that a member does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike in every optional field.",
    "source": "Team member",
    "settledBy": "presence",
    "operations": [
      "GET /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/TeamMember"
    ]
  },
  {
    "id": "team-members.update.clearing",
    "kind": "not-shown",
    "what": "Whether an update can clear a field, and by which value.",
    "advice": "Send only values that the field should have.",
    "source": "Team members",
    "settledBy": null,
    "operations": [
      "PATCH /team-members/{team_member_id}",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/TeamMemberUpdate",
      "openapi-v1.json#/components/schemas/TeamMemberUpdate"
    ]
  },
  {
    "id": "team-members.update.taken-address",
    "kind": "not-shown",
    "what": "Whether a member can get an address that another member has.",
    "advice": "List the members first, and choose an address that none of them has.",
    "source": "Team members",
    "settledBy": null,
    "operations": [
      "PATCH /team-members/{team_member_id}",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/TeamMemberUpdate/properties/email",
      "openapi-v1.json#/components/schemas/TeamMemberUpdate/properties/email"
    ]
  },
  {
    "id": "tickets.create.default-category",
    "kind": "not-shown",
    "what": "The category of a ticket that is created without one.",
    "advice": "Send a category where it matters which one the ticket has, or read the ticket.",
    "source": "Tickets",
    "settledBy": null,
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTicket/properties/category"
    ]
  },
  {
    "id": "tickets.create.default-priority",
    "kind": "not-shown",
    "what": "The priority of a ticket that is created without one.",
    "advice": "Send a priority where it matters which one the ticket has, or read the ticket.",
    "source": "Tickets",
    "settledBy": null,
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTicket/properties/priority"
    ]
  },
  {
    "id": "tickets.create.default-status",
    "kind": "not-shown",
    "what": "The status of a ticket that is created without one.",
    "advice": "Send a status where it matters which one the ticket has, or read the ticket.",
    "source": "Tickets",
    "settledBy": null,
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTicket/properties/status"
    ]
  },
  {
    "id": "tickets.create.description-form",
    "kind": "not-shown",
    "what": "Whether the description is read as plain text or as HTML.",
    "advice": "Send nothing that only one of the two can mean, such as tags, and escape it before you put it into a page.",
    "source": "Tickets",
    "settledBy": null,
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTicket/properties/description"
    ]
  },
  {
    "id": "tickets.create.field-values",
    "kind": "not-shown",
    "what": "Which JSON types a custom field's value may have.",
    "advice": "Read a ticket that has the field, and send a value of the same form.",
    "source": "Tickets",
    "settledBy": "type",
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTicket/properties/ticket_fields"
    ]
  },
  {
    "id": "tickets.create.known-customer-name",
    "kind": "not-shown",
    "what": "What the name does where a customer with this e-mail address has another one.",
    "advice": "Leave it out for customers that the workspace knows.",
    "source": "Tickets",
    "settledBy": null,
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTicket/properties/name"
    ]
  },
  {
    "id": "tickets.create.unknown-customer",
    "kind": "not-shown",
    "what": "Whether a ticket for an address that no customer has creates a customer.",
    "advice": "Create the customer first where it matters, and keep the id.",
    "source": "Tickets",
    "settledBy": null,
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTicket/properties/email"
    ]
  },
  {
    "id": "tickets.create.url-form",
    "kind": "not-shown",
    "what": "The form of the address.",
    "advice": "Show it as a link, read nothing from it, and build none yourself.",
    "source": "Ticket (as returned by get ticket)",
    "settledBy": null,
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/CreatedTicket/properties/url"
    ]
  },
  {
    "id": "tickets.delete",
    "kind": "not-shown",
    "what": "An operation that deletes a ticket in this version.",
    "advice": "Leave deletion to people in the workspace.",
    "source": "Endpoints",
    "settledBy": null,
    "operations": [
      "GET /tickets/{ticket_id}"
    ],
    "locations": [
      "openapi.json#/paths/~1tickets~1{ticket_id}"
    ]
  },
  {
    "id": "tickets.fields.value-type",
    "kind": "not-shown",
    "what": "The JSON type of a custom field's value as a ticket returns it.",
    "advice": "Check the type before you use the value.",
    "source": "Ticket (as returned by get ticket)",
    "settledBy": "type",
    "operations": [
      "GET /tickets/{ticket_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/CustomField/properties/field_value"
    ]
  },
  {
    "id": "tickets.list",
    "kind": "not-shown",
    "what": "An operation that lists tickets in this version.",
    "advice": "Keep the ids of the tickets that you create or receive.",
    "source": "Endpoints",
    "settledBy": null,
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/paths/~1tickets"
    ]
  },
  {
    "id": "tickets.status.transitions",
    "kind": "not-shown",
    "what": "Which status can follow which.",
    "advice": "Read the ticket again rather than predict its next status.",
    "source": "States and transitions",
    "settledBy": null,
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/TicketStatus"
    ]
  },
  {
    "id": "tickets.unset-values",
    "kind": "not-shown",
    "what": "Whether a value that a ticket or an object in it does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike in every optional field.",
    "source": "Ticket (as returned by get ticket)",
    "settledBy": "presence",
    "operations": [
      "GET /tickets/{ticket_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/Ticket"
    ]
  },
  {
    "id": "tickets.update",
    "kind": "not-shown",
    "what": "An operation that updates a ticket in this version.",
    "advice": "Add a comment or a draft; leave other changes to people in the workspace.",
    "source": "Endpoints",
    "settledBy": null,
    "operations": [
      "GET /tickets/{ticket_id}"
    ],
    "locations": [
      "openapi.json#/paths/~1tickets~1{ticket_id}"
    ]
  },
  {
    "id": "tickets.updated-at",
    "kind": "not-shown",
    "what": "Whether a comment or a draft changes the time.",
    "advice": "Read the comments to find new ones.",
    "source": "Ticket (as returned by get ticket)",
    "settledBy": null,
    "operations": [
      "GET /tickets/{ticket_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/Ticket/properties/updated_at"
    ]
  },
  {
    "id": "time-zones.names",
    "kind": "not-shown",
    "what": "Which names of time zones are valid.",
    "advice": "Send a name that a member of the workspace has, and be ready for a refusal of another one.",
    "source": "Team member",
    "settledBy": null,
    "operations": [
      "GET /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/TimeZone",
      "openapi-v1.json#/components/schemas/TimeZone"
    ]
  },
  {
    "id": "v1-public.tickets.item-type",
    "kind": "not-shown",
    "what": "The fields of a ticket in the older list.",
    "advice": "Accept any JSON value here.",
    "source": "Versioning",
    "settledBy": null,
    "operations": [],
    "locations": [
      "openapi-v1.json#/components/schemas/PublicV1TicketList/properties/tickets/items"
    ]
  },
  {
    "id": "v1-public.tickets.list",
    "kind": "not-shown",
    "what": "The method, the path, the parameters and the failures of the older ticket list.",
    "advice": "Do not call it; keep the ids of the tickets that you create or receive.",
    "source": "Versioning",
    "settledBy": null,
    "operations": [],
    "locations": [
      "openapi-v1.json#/components/schemas/PublicV1TicketList"
    ]
  },
  {
    "id": "v1-public.tickets.pagination-type",
    "kind": "not-shown",
    "what": "The form of the older list's pagination.",
    "advice": "Accept any JSON value here.",
    "source": "Versioning",
    "settledBy": null,
    "operations": [],
    "locations": [
      "openapi-v1.json#/components/schemas/PublicV1TicketList/properties/pagination"
    ]
  },
  {
    "id": "v1.team-members.unset-values",
    "kind": "not-shown",
    "what": "Whether a value that a member does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike in every optional field.",
    "source": "Versioning",
    "settledBy": "presence",
    "operations": [
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi-v1.json#/components/schemas/TeamMemberV1"
    ]
  },
  {
    "id": "v1.team-members.update.active-effect",
    "kind": "not-shown",
    "what": "The effect of changing active.",
    "advice": "Change it only where you know what it does in the workspace.",
    "source": "Versioning",
    "settledBy": null,
    "operations": [
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi-v1.json#/components/schemas/TeamMemberUpdateV1/allOf/1/properties/active"
    ]
  },
  {
    "id": "v1.team-members.update.envelope",
    "kind": "not-shown",
    "what": "Whether the member stands alone or under the key team_member.",
    "advice": "Accept both.",
    "source": "Versioning",
    "settledBy": "form",
    "operations": [
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi-v1.json#/components/schemas/TeamMemberUpdateResultV1"
    ]
  },
  {
    "id": "v1.team-members.update.method",
    "kind": "not-shown",
    "what": "The HTTP method of the older update.",
    "advice": "Expect PATCH, the method of the current update, and prefer the current update.",
    "source": "Versioning",
    "settledBy": "success",
    "operations": [
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi-v1.json#/paths/~1team_members~1{team_member_id}/patch"
    ]
  },
  {
    "id": "v1.team-members.update.success-status",
    "kind": "not-shown",
    "what": "The status code of the success.",
    "advice": "Take any status from 200 to 299 as success.",
    "source": "Versioning",
    "settledBy": "status",
    "operations": [
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi-v1.json#/paths/~1team_members~1{team_member_id}/patch/responses/2XX"
    ]
  },
  {
    "id": "versioning.deprecation",
    "kind": "not-shown",
    "what": "The policy for deprecating or retiring a version.",
    "advice": "Stay on the current path prefix, and watch for announcements of the service.",
    "source": "Versioning",
    "settledBy": null,
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/info",
      "openapi-v1.json#/info"
    ]
  },
  {
    "id": "versioning.negotiation",
    "kind": "not-shown",
    "what": "Any way to choose a version other than the path prefix.",
    "advice": "Choose the version with the path prefix alone.",
    "source": "Versioning",
    "settledBy": null,
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets"
    ],
    "locations": [
      "openapi.json#/info"
    ]
  }
] as const;
